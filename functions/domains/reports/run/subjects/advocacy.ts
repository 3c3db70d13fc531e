/** An advocacy group and who shared for it. */

import { can } from '../../../../kernel/accounts/actor.ts'
import { getAdvocacyGroup } from '../../../advocacy/store.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import { gone } from './gone.ts'
import type { Subject } from './subject.ts'

export const advocacySubject: Subject = async (actor, { id }) => {
  const advocacy = await getAdvocacyGroup(actor.accountId, id)
  if (!advocacy || !can(actor, 'reports', 'manage', advocacy.entity_gid)) throw gone('advocacy')
  const name = advocacy.name ?? actor.entities.find(({ entity_gid }) => entity_gid === advocacy.entity_gid)?.name
  const data = { ...nothingElse, profiles: [], entity_gids: new Set([advocacy.entity_gid]), advocacy, ...(name ? { name } : {}) }
  return { data, profiles: [], labels: [], timezone: advocacy.timezone }
}
