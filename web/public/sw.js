// Shows what the server pushes: that it is somebody's turn. The words come with it.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json()
  const options = { body, tag: table, icon: '/icon-turn.svg', badge: '/icon.svg', data: { table } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/table/${event.notification.data.table}`
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === path)
    return there ? there.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(show())
})
