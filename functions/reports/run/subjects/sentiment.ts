/** What people wrote: to profiles, to campaigns by label, or where a listener found it. */
import { messages } from '../../../../shared/messages.ts'
import { problem } from '../../../lib/problem.ts'
import { listenerData, ofListener } from './listener.ts'
import { authoriseProfiles, ofProfiles, profilesData, runnableProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const sentimentSubject: Subject = {
  authorise: async (actor, query) => {
    const { sentiment_type, listener_gid, labels = [] } = query
    if (!sentiment_type) throw problem(400, messages.sentiment.type)
    if (sentiment_type === 'listener') {
      const { named, ...found } = await ofListener(actor, listener_gid, messages.sentiment.noListener)
      return { ...found, named: { ...named, sentiment_type } }
    }
    if (sentiment_type === 'campaigns' && labels.length === 0) throw problem(400, messages.sentiment.noLabel, { code: 'labels_missing' })
    // a campaign runs on every profile, unless some are chosen
    const everywhere = sentiment_type === 'campaigns' && query.profiles.length === 0
    const profiles = everywhere ? await runnableProfiles(actor) : await authoriseProfiles(actor, query.profiles)
    if (profiles.length === 0) throw problem(400, messages.profiles.none, { code: 'profiles_missing' })
    const { named, ...found } = ofProfiles(profiles, sentiment_type === 'campaigns' ? [...labels] : [])
    return { ...found, named: { ...named, sentiment_type } }
  },
  data: (accountId, request) => (request.listener_gid === undefined ? profilesData(accountId, request) : listenerData(accountId, request.listener_gid)),
}
