import { call } from '../../lib/api.ts'

/** Signs in as a person of an account, its owner unless said. The page is loaded anew, so nothing of either stays in the other's memory. */
export async function impersonate(accountId: string, userId?: string): Promise<void> {
  await call('POST /admin/accounts/{id}/impersonate', { params: { id: accountId }, body: userId === undefined ? {} : { user_id: userId } })
  window.location.assign('/dashboard')
}

/** Returns to the own session, and to where people are chosen. */
export async function endImpersonation(): Promise<void> {
  await call('POST /impersonation/end')
  window.location.assign('/dashboard')
}
