import { call } from '../../lib/api.ts'

/** Ends the session, and what this browser is told with it. The page is loaded anew, so nothing of the account stays in memory. */
export async function signOut(): Promise<void> {
  await stopTelling()
  await call('POST /auth/logout')
  window.location.assign('/login')
}

/** Nobody waits for long: where it could not be reached, the push service says so with the next message. */
const mostWaitMs = 3_000

async function stopTelling(): Promise<void> {
  const ended = import('../../lib/this-browser.ts').then(({ endHere }) => endHere()).catch(() => undefined)
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, mostWaitMs))])
}
