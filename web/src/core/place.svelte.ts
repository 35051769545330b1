// Under which address a friend reaches this server. Whoever is on its own machine may see another one.
import { api, type Whereabouts } from './api'

const LOCAL = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

class Place {
  private known: Whereabouts | null = $state.raw(null)

  load(): void {
    if (this.known || !LOCAL.test(location.hostname)) return
    api.place().then(
      (place) => (this.known = place),
      () => undefined,
    )
  }

  /** The page is seen under a name of this machine, and nobody else is let in. */
  get hereOnly(): boolean {
    return this.known?.here_only ?? false
  }

  linkTo(path: string): string {
    return new URL(path, this.known?.addresses[0] ?? location.origin).href
  }
}

export const place = new Place()
