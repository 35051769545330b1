// Pages by address; a link is a link, and the back button works.

class Router {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (/^\/(api|words|assets)\//.test(link.pathname)) return
      event.preventDefault()
      this.go(link.pathname)
    })
  }

  go(path: string, instead = false): void {
    if (path === this.path) return
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.path = path
    scrollTo(0, 0)
  }
}

export const router = new Router()
