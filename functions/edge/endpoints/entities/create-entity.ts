import { ulid } from 'ulid'
import { createEntity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { maxGroups } from '../../../../shared/profile-groups.ts'
import { refuseFullOfGroups } from '../../../domains/entities/limits.ts'
import { pictureAsked } from '../../../domains/entities/picture-asked.ts'
import { readEntity } from '../../../domains/entities/read-entity.ts'
import { createGroup } from '../../../kernel/accounts/edit-store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createEntity, async ({ actor: { accountId, entities, limits }, body, audit, now }) => {
  refuseFullOfGroups(limits, entities.length)
  if (entities.length >= maxGroups) throw problem(409, groupMessages.tooMany(maxGroups))
  const { countryId, pictureFile, pictureFileOld, description, industry, max_users, max_profiles, ...said } = body
  const entity_gid = ulid(now.getTime())
  audit.about({ id: entity_gid, name: body.name })
  await createGroup(accountId, {
    ...said,
    entity_gid,
    country: countryId,
    description: description ?? '',
    industry: industry ?? null,
    picture: await pictureAsked(accountId, { pictureFile, pictureFileOld }, null),
    max_users: max_users ?? null,
    max_profiles: max_profiles ?? null,
    known: {},
    version: 1,
  })
  const entity = await readEntity(accountId, entity_gid, now)
  if (!entity) throw problem(404, groupMessages.missing)
  return { entity }
})
