import { getUpgradable } from '../../../../shared/api/subscription.ts'
import { planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import { managesAccount } from '../../../kernel/accounts/actor.ts'
import { planNow } from '../../../kernel/accounts/standing.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Nobody is asked to upgrade who cannot, or where nobody pays. */
export const handler = handle(getUpgradable, async ({ actor, now }) => {
  const account = await getAccount(actor.accountId)
  const plan = account && planNow(account, now)
  return { upgradable: plan !== null && managesAccount(actor) && planIds.slice(planIds.indexOf(plan) + 1).some((id) => planRows[id].signup) }
})
