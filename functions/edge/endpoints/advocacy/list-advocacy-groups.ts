import { listAdvocacyGroups } from '../../../../shared/api/advocacy.ts'
import { listAdvocacyGroups as readGroups } from '../../../domains/advocacy/store.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** By name, whatever its case. */
export const handler = handle(listAdvocacyGroups, async ({ actor }) => {
  const found = await readGroups(actor.accountId)
  const zoneOf = zonesOf(actor)
  const known = new Map(actor.entities.map((group) => [group.entity_gid, group]))
  const data = found
    .filter(({ entity_gid }) => can(actor, 'reports', 'view', entity_gid))
    .map(({ id, entity_gid, name, picture_url, type, timezone }) => {
      const group = known.get(entity_gid)
      return { advocacy_gid: id, entity_gid, entity: { name: name ?? group?.name ?? '', picture_url, type, timezone: zoneOf({ timezone, entity_gid }) } }
    })
  return {
    data: data.sort((a, b) => a.entity.name.localeCompare(b.entity.name, 'en', { sensitivity: 'base' }) || (a.advocacy_gid < b.advocacy_gid ? -1 : 1)),
  }
})
