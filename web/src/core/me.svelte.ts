// Who is reading: a guest with a name.
import { api } from './api'

class Me {
  name = $state('')
  guest = $state('')

  async load(): Promise<void> {
    const { name, guest } = await api.me()
    this.name = name
    this.guest = guest
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name
  }

  /** The server forgets who was reading; whoever reads on is a new guest. */
  async forget(): Promise<void> {
    await api.forget()
    await this.load()
  }
}

export const me = new Me()
