/** What carries the labels of a campaign, on every profile unless some are chosen. */
import { messages } from '../../../../shared/messages.ts'
import { problem } from '../../../lib/problem.ts'
import { authoriseProfiles, ofProfiles, runnableProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const campaignsSubject: Subject = async (actor, { profiles: ids, labels }) => {
  const profiles = ids.length === 0 ? await runnableProfiles(actor) : await authoriseProfiles(actor, ids)
  if (profiles.length === 0) throw problem(400, messages.profiles.none, { code: 'profiles_missing' })
  return ofProfiles(profiles, labels)
}
