import { getProfileTakes } from '../../../../shared/api/profiles.ts'
import { competitorsOf } from '../../../domains/competitors/store.ts'
import { asManaged } from '../../../domains/profiles/find-managed.ts'
import { scheduledSubjects } from '../../../domains/schedules/store/account-occurrences.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getProfileTakes, async ({ actor, params }) => {
  const { id } = asManaged(actor, await getProfile(actor.accountId, params.id))
  const [scheduled, [competitors]] = await Promise.all([scheduledSubjects(actor.accountId), competitorsOf(actor.accountId, [id])])
  return { schedules: scheduled.filter(({ profiles }) => profiles.includes(id)).length, competitors: competitors?.length ?? 0 }
})
