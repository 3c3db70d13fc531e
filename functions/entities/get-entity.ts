import { getEntity } from '../../shared/api/entities.ts'
import { groupMessages } from '../../shared/group-messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { readEntity } from './read-entity.ts'

export const handler = handle(getEntity, async ({ actor, params, now }) => {
  const entity = await readEntity(actor.accountId, params.id, now)
  if (!entity) throw problem(404, groupMessages.missing)
  return { entity }
})
