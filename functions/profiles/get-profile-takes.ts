import { getProfileTakes } from '../../shared/api/profiles.ts'
import { getProfile } from '../accounts/store.ts'
import { competitorsOf } from '../competitors/store.ts'
import { handle } from '../lib/endpoint.ts'
import { scheduledSubjects } from '../schedules/account-occurrences.ts'
import { asManaged } from './find-managed.ts'

export const handler = handle(getProfileTakes, async ({ actor, params }) => {
  const { id } = asManaged(actor, await getProfile(actor.accountId, params.id))
  const [scheduled, [competitors]] = await Promise.all([scheduledSubjects(actor.accountId), competitorsOf(actor.accountId, [id])])
  return { schedules: scheduled.filter(({ profiles }) => profiles.includes(id)).length, competitors: competitors?.length ?? 0 }
})
