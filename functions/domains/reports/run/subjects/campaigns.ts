/** What carries the labels of a campaign, on every profile unless some are chosen. */
import { messages } from '../../../../../shared/messages.ts'
import { problem } from '../../../../kernel/request/problem.ts'
import { allowedProfiles, ofProfiles, runnableProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const campaignsSubject: Subject = async (actor, query, definition) => {
  const { labels } = query
  if (query.profiles.length > 0) {
    const { profiles, offered } = await allowedProfiles(actor, query, definition)
    return { ...ofProfiles(profiles, labels), offered }
  }
  const profiles = await runnableProfiles(actor)
  if (profiles.length === 0) throw problem(400, messages.profiles.none, { code: 'profiles_missing' })
  return ofProfiles(profiles, labels)
}
