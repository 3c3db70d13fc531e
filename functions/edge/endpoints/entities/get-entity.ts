import { getEntity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { readEntity } from '../../../domains/entities/read-entity.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getEntity, async ({ actor, params, now }) => {
  const entity = await readEntity(actor.accountId, params.id, now)
  if (!entity) throw problem(404, groupMessages.missing)
  return { entity }
})
