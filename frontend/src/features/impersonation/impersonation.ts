import { call } from '../../lib/api.ts'

/** Returns to the own session, and to where people are chosen. The page is loaded anew, so nothing of either stays in the other's memory. */
export async function endImpersonation(): Promise<void> {
  await call('POST /impersonation/end')
  window.location.assign('/admin/users')
}
