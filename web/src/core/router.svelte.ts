// Pages by address; a link is a link, and the back button works.

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  /** The part of the page that is meant, without its #. */
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (/^\/(api|words|assets)\//.test(link.pathname)) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(to: string, instead = false): void {
    const { pathname, search, hash } = new URL(to, location.href)
    if (pathname === this.path && search === this.search && hash === location.hash) return
    history[instead ? 'replaceState' : 'pushState'](null, '', pathname + search + hash)
    this.read()
  }

  private read(): void {
    const { pathname, search, hash } = location
    this.path = pathname
    this.search = search
    this.hash = hash.slice(1)
  }
}

export const router = new Router()
