/** What people chose to be told of, on their own record, so that it goes with them. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Choices } from '../../shared/notifications/choices.ts'
import { userKey } from '../accounts/keys.ts'
import { getUser } from '../accounts/store.ts'
import { documents, tableName } from '../lib/clients.ts'
import type { Person } from './keys.ts'

export async function readChoices({ accountId, userId }: Person): Promise<Choices> {
  return (await getUser(accountId, userId))?.told_of ?? {}
}

/** Each choice is written by itself, so two windows that change two of them lose neither. */
export async function saveChoices({ accountId, userId }: Person, chosen: Choices): Promise<void> {
  const entries = Object.entries(chosen)
  const update = { TableName: tableName(), Key: userKey(accountId, userId), ConditionExpression: 'attribute_exists(pk)' }
  await documents().send(
    new UpdateCommand({ ...update, UpdateExpression: 'SET told_of = if_not_exists(told_of, :none)', ExpressionAttributeValues: { ':none': {} } }),
  )
  await documents().send(
    new UpdateCommand({
      ...update,
      UpdateExpression: `SET ${entries.map((_, at) => `told_of.#n${at} = :v${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], at) => [`#n${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], at) => [`:v${at}`, value])),
    }),
  )
}
