import type { ObjectSchema } from '../../../../shared/api/endpoint.ts'
import { createEvent } from '../../../../shared/api/events.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { notices } from '../../../../shared/notifications/index.ts'
import { alertMessages } from '../../../../shared/notifications/messages.ts'
import { type Definition, emit } from '../../../domains/notifications/emit.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** By another program, in the name of whoever manages the account. */
export const handler = handle(createEvent, async ({ actor, body: { type, id, entity_gid, to, data }, now }) => {
  const definition: Definition<ObjectSchema> | undefined = notices.find((one) => one.id === type)
  if (!definition) throw problem(400, alertMessages.eventUnknown)
  if (!entity_gid && !to) throw problem(400, alertMessages.groupOrPeople)
  if (entity_gid && !actor.groups.has(entity_gid)) throw problem(404, groupMessages.missing)
  await refuseStrangers(actor, to ?? [])
  const person = 'by' in data && typeof data.by === 'string' ? data.by : undefined
  return { told: await emit(definition, { accountId: actor.accountId, id, data, group: entity_gid ?? null, to, person }, now) }
})

/** @throws Problem 404 for an id of nobody in this account */
async function refuseStrangers({ accountId }: Actor, to: readonly string[]): Promise<void> {
  const found = await Promise.all(to.map((id) => getUser(accountId, id)))
  if (found.some((user) => user === null)) throw problem(404, alertMessages.personMissing)
}
