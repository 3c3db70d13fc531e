import { call } from '../../lib/api.ts'

/** Ends the session. The page is loaded anew, so nothing of the account stays in memory. */
export async function signOut(): Promise<void> {
  await call('POST /auth/logout')
  window.location.assign('/login')
}
