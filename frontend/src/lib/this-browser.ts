/** Push notifications of this browser: whether they are on, and how to turn them on and off. Its permission is asked for on a click only. */
import { call } from './api.ts'

const worker = '/notifications-worker.js'

/** unsupported: it cannot be told at all. blocked: its owner said no, and only its own settings change that. */
export type BrowserState = 'unsupported' | 'blocked' | 'off' | 'on'

const canBeTold = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Returns the ID that functions/domains/notifications/store/browsers.ts gives a browser: a digest of its push address. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 24)
}

/** `known`: ids of the browsers that are told: of one that is not among them somebody else may have been signed in here. */
export async function stateHere(known: readonly string[]): Promise<BrowserState> {
  if (!canBeTold()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const here = Notification.permission === 'granted' ? await subscription() : null
  return here && known.includes(await idOf(here)) ? 'on' : 'off'
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Asks for the permission, so it is for a click alone. `key`: what the server signs with. @throws when the browser or the server refuses */
export async function allowHere(key: string): Promise<BrowserState> {
  if (!canBeTold()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  // an address of its own for whoever is signed in now: that of somebody before ends here
  await (await pushManager.getSubscription())?.unsubscribe()
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = given.toJSON()
  const { p256dh, auth } = { p256dh: '', auth: '', ...keys }
  try {
    await call('POST /me/notifications/browsers', { body: { endpoint: endpoint ?? given.endpoint, keys: { p256dh, auth } } })
  } catch (error) {
    await given.unsubscribe()
    throw error
  }
  return 'on'
}

/** Ends it here, then where it is known: cut off in between, the push service says so with the next message. */
export async function endHere(): Promise<void> {
  const here = await subscription()
  if (!here) return
  const id = await idOf(here)
  await here.unsubscribe()
  await call('DELETE /me/notifications/browsers/{id}', { params: { id } })
}
