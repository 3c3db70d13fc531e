import { removeEmployee } from '../../../../shared/api/team.ts'
import { findMember, keepAnOwner, refuseStale, whyNotRemove } from '../../../domains/team/rights.ts'
import { forgetPerson } from '../../../domains/team/store/own-items.ts'
import { changeTeam, removeUser } from '../../../domains/team/store/team.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

/** Their sessions and keys are over with it: the next request of each finds nobody. What they scheduled says so to the owner, as it always does. */
export const handler = handle(removeEmployee, async ({ actor, params, query: { version }, audit, log }) => {
  await changeTeam(actor.accountId, (users) => {
    const user = findMember(actor, users, params.id)
    const refusal = whyNotRemove(actor, user)
    if (refusal) throw refusal
    keepAnOwner(users, user)
    audit.about({ name: user.name || user.email })
    refuseStale(user, version === undefined ? undefined : Number(version))
    return { writes: removeUser(actor.accountId, user), result: null }
  })
  const gone = { accountId: actor.accountId, userId: params.id }
  await forgetPerson(gone).catch((error: unknown) => log.warn('not everything of a person went', { error: String(error) }))
  return empty()
})
