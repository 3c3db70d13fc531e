/** Shows what the product tells this browser, also while no page of it is open (docs/decisions/0074-channels-of-ones-own.md). It keeps nothing and answers for no page. */

const plain = { title: 'Almanac', body: 'You have a new notification.', url: '/notifications', tag: 'almanac' }

/** What was sent is always shown: a browser forgets who sends and shows nothing. */
function told(data) {
  try {
    return { ...plain, ...data.json() }
  } catch {
    return plain
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = told(event.data)
  // the same tag again takes the place of the first without a sound
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: false, icon: '/favicon.svg', data: { url } }))
})

/** A page over https, or of this app. */
function addressOf(given) {
  const { protocol, origin, href } = new URL(given, self.location.origin)
  return protocol === 'https:' || origin === self.location.origin ? href : `${self.location.origin}/notifications`
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(addressOf(event.notification.data?.url ?? plain.url)))
})

/** The push service gave the browser another address; who is signed in here is told there from now on. */
async function moved({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  const body = JSON.stringify(subscription)
  await fetch('/api/me/notifications/browsers', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)))
