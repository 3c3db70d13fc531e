import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'

/** Of an account that is going to be deleted, a report is promised only for while there is one. `at`: ISO instant of the first. @throws Problem 409 */
export async function refuseAfterDeletion(accountId: string, at: string | undefined): Promise<void> {
  const leaving = (await getAccount(accountId))?.leaving
  if (leaving && at !== undefined && at >= leaving.ends_at) throw problem(409, deliveryMessages.afterDeletion)
}
