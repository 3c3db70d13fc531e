/** Profiles beside the pages they compete with. */
import { messages } from '../../../../../shared/messages.ts'
import { comparedWith } from '../../../competitors/compared.ts'
import { fullName } from '../../engine/common/full-name.ts'
import { allowedProfiles, ofProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const competitorsSubject: Subject = async (actor, query, definition) => {
  const { data, ...found } = ofProfiles((await allowedProfiles(actor, query, definition)).profiles, [])
  const none = query.wording === 'order' ? messages.competitorReport.noneForSchedule : messages.competitorReport.none
  const compared = await comparedWith(actor.accountId, data.profiles, none)
  return { ...found, data: { ...data, compared, name: data.profiles.map(fullName).join(', ') } }
}
