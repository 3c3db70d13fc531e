/** An advocacy group and who shared for it. */
import { messages } from '../../../../shared/messages.ts'
import { listGroups } from '../../../accounts/store.ts'
import { getAdvocacyGroup } from '../../../advocacy/store.ts'
import { can } from '../../../lib/actor.ts'
import { problem } from '../../../lib/problem.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import type { Subject } from './subject.ts'

export const advocacySubject: Subject = {
  authorise: async (actor, { advocacy_gid }) => {
    if (!advocacy_gid) throw problem(400, messages.advocacy.none)
    const group = await getAdvocacyGroup(actor.accountId, advocacy_gid)
    if (!group || !can(actor, 'reports', 'manage', group.entity_gid)) throw problem(404, messages.advocacy.missing, { code: 'advocacy_missing' })
    return { named: { profiles: [], labels: [], advocacy_gid: group.id }, entity_gids: [group.entity_gid], timezone: group.timezone }
  },
  data: async (accountId, { advocacy_gid = '' }) => {
    const [advocacy, groups] = await Promise.all([getAdvocacyGroup(accountId, advocacy_gid), listGroups(accountId)])
    if (!advocacy) throw problem(404, messages.advocacy.missing, { code: 'advocacy_missing' })
    const name = advocacy.name ?? groups.find(({ entity_gid }) => entity_gid === advocacy.entity_gid)?.name
    return { ...nothingElse, profiles: [], entity_gids: new Set([advocacy.entity_gid]), advocacy, ...(name ? { name } : {}) }
  },
}
