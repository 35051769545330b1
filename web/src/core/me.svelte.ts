// Who is reading: a guest with a name.
import { api } from './api'
import { troubleSaid } from './trouble'

class Me {
  name = $state('')
  guest = $state('')
  trouble = $state('')

  async load(): Promise<void> {
    const { name, guest } = await api.me()
    this.name = name
    this.guest = guest
  }

  async rename(name: string): Promise<boolean> {
    try {
      this.name = (await api.rename(name.trim())).name
      this.trouble = ''
      return true
    } catch (error) {
      this.trouble = troubleSaid(error)
      return false
    }
  }
}

export const me = new Me()
