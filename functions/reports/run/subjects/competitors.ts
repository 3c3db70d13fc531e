/** Profiles beside the pages they compete with. */
import { messages } from '../../../../shared/messages.ts'
import { comparedWith, requireCompetitors } from '../../../competitors/compared.ts'
import { problem } from '../../../lib/problem.ts'
import { allowedProfiles, ofProfiles, profilesData } from './profiles.ts'
import type { Subject } from './subject.ts'

export const competitorsSubject: Subject = {
  authorise: async (actor, query, definition) => {
    if (query.profiles.length === 0) throw problem(400, messages.competitors.noProfile)
    const profiles = await allowedProfiles(actor, query, definition)
    await requireCompetitors(actor.accountId, profiles)
    return ofProfiles(profiles, [])
  },
  data: async (accountId, request) => {
    const data = await profilesData(accountId, request)
    const name = data.profiles.map((profile) => profile.name).join(', ')
    return { ...data, compared: await comparedWith(accountId, data.profiles), ...(name ? { name } : {}) }
  },
}
