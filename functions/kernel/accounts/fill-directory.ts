/**
 * Accounts of before there was a directory get their entries by one walk through the table, once for each deployment. It keeps how far it came,
 * and may be cut off at any moment; an entry that is written twice, or over by who renames somebody meanwhile, leads to the same record.
 */
import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../clients.ts'
import { batchWrite } from '../table/batch-write.ts'
import { tenantKey } from '../table/table.ts'
import { accountFound, entriesOf, type Found, profileFound, userFound } from './directory.ts'

const Cursor = v.union([v.picklist(['begin', 'done']), v.object({ pk: v.string(), sk: v.string() })])
type Cursor = v.InferOutput<typeof Cursor>
const stateKey = { pk: 'DIRECTORY', sk: 'STATE' }

const Item = v.object({
  pk: v.string(),
  sk: v.string(),
  id: v.string(),
  name: v.string(),
  email: v.optional(v.string(), ''),
  username: v.nullish(v.string(), null),
})

/** What an item of the table is found by; null for all that is no account, person or profile. */
function foundOf(item: unknown): Found | null {
  if (!v.is(Item, item)) return null
  const { pk, sk, ...one } = v.parse(Item, item)
  if (sk === 'ACCOUNT' && pk === tenantKey(one.id)) return accountFound(one)
  const accountId = pk.slice(tenantKey('').length)
  if (accountId.includes('#') || pk !== tenantKey(accountId)) return null
  if (sk === `USER#${one.id}`) return userFound(accountId, one)
  return sk === `PROFILE#${one.id}` ? profileFound(accountId, one) : null
}

async function readCursor(): Promise<Cursor> {
  const { Item: state } = await documents().send(new GetCommand({ TableName: tableName(), Key: stateKey, ConsistentRead: true }))
  return state ? v.parse(v.object({ cursor: Cursor }), state).cursor : 'begin'
}

export const isDirectoryFilled = async (): Promise<boolean> => (await readCursor()) === 'done'

/** Marks the directory as filled in a table that was created empty: whatever is written later enters itself. */
export const markDirectoryFilled = async (): Promise<void> => {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...stateKey, cursor: 'done' } }))
}

/** Nothing once it is done. False when `mayGoOn` stopped it; the next call goes on there. */
export async function fillDirectory(mayGoOn: () => boolean): Promise<boolean> {
  let cursor = await readCursor()
  while (cursor !== 'done') {
    if (!mayGoOn()) return false
    const page = await documents().send(
      new ScanCommand({
        TableName: tableName(),
        ProjectionExpression: 'pk, sk, id, #name, email, username',
        FilterExpression: 'sk = :account OR begins_with(sk, :user) OR begins_with(sk, :profile)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':account': 'ACCOUNT', ':user': 'USER#', ':profile': 'PROFILE#' },
        ...(cursor === 'begin' ? {} : { ExclusiveStartKey: cursor }),
      }),
    )
    const found = (page.Items ?? []).flatMap((item) => foundOf(item) ?? [])
    await batchWrite(found.flatMap(entriesOf).map((Item) => ({ PutRequest: { Item } })))
    cursor = page.LastEvaluatedKey ? { pk: String(page.LastEvaluatedKey.pk), sk: String(page.LastEvaluatedKey.sk) } : 'done'
    await documents().send(new PutCommand({ TableName: tableName(), Item: { ...stateKey, cursor } }))
  }
  return true
}
