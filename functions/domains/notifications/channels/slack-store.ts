/** The incoming webhooks of one person, by type of notification. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../../kernel/clients.ts'
import { conditionHeld } from '../../../kernel/table/condition-held.ts'
import { channelKey, type Person } from '../keys.ts'
import { openAddress, sealAddress } from './sealed-address.ts'

const Addresses = v.record(v.string(), v.object({ sealed: v.string(), /** of the address, so that its owner knows it again */ ending: v.string() }))
export type Addresses = v.InferOutput<typeof Addresses>

export async function readSlack(person: Person): Promise<Addresses> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: channelKey(person, 'SLACK'), ConsistentRead: true }))
  return Item ? v.parse(v.object({ addresses: Addresses }), Item).addresses : {}
}

/** Null where there is none. @throws when it was sealed under another key */
export async function slackOf(person: Person, type: string): Promise<string | null> {
  const kept = (await readSlack(person))[type]
  return kept ? openAddress(person, `SLACK ${type}`, kept.sealed) : null
}

/** Each type by itself, so two windows that change two of them lose neither. */
export async function saveSlack(person: Person, types: readonly string[], address: string | null): Promise<void> {
  const update = { TableName: tableName(), Key: channelKey(person, 'SLACK') }
  if (address !== null) {
    const values = { ':none': {}, ':account': person.accountId, ':user': person.userId }
    const UpdateExpression = 'SET addresses = if_not_exists(addresses, :none), accountId = :account, userId = :user'
    await documents().send(new UpdateCommand({ ...update, UpdateExpression, ExpressionAttributeValues: values }))
  }
  const names = Object.fromEntries(types.map((type, at) => [`#t${at}`, type]))
  const each = (end: (at: number) => string) => types.map((_, at) => `addresses.#t${at}${end(at)}`).join(', ')
  if (address === null) {
    const remove = new UpdateCommand({
      ...update,
      UpdateExpression: `REMOVE ${each(() => '')}`,
      ExpressionAttributeNames: names,
      ConditionExpression: 'attribute_exists(pk)',
    })
    await conditionHeld(documents().send(remove))
    return
  }
  const kept = (type: string) => ({ sealed: sealAddress(person, `SLACK ${type}`, address), ending: address.slice(-4) })
  await documents().send(
    new UpdateCommand({
      ...update,
      UpdateExpression: `SET ${each((at) => ` = :t${at}`)}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: Object.fromEntries(types.map((type, at) => [`:t${at}`, kept(type)])),
    }),
  )
}
