/**
 * Ad accounts of profiles; their figures are items of the accounts themselves. In the account's partition:
 *   ADTURN#<ad account>   who imports into it, until when
 */
import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type AdAccount, adAccountSource } from '../../shared/items/ad-accounts.ts'
import { beginning, forever, readItems } from '../items/store.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { readOnce } from '../lib/read-once.ts'
import { tenantKey } from '../lib/table.ts'

/** Of every profile all of its own, so that one which two profiles share is there twice. */
export function readAdAccounts(accountId: string, profileIds: readonly string[]): Promise<AdAccount[]> {
  return readItems(adAccountSource, accountId, [...profileIds].sort(), beginning, forever)
}

/** By name. One that several of the profiles share stands once, for the first of them by id, as in reports. */
export const adAccountsOf = readOnce(async (accountId: string, profileIds: readonly string[]): Promise<readonly AdAccount[]> => {
  const found = await readAdAccounts(accountId, profileIds)
  const once = new Map(found.toReversed().map((account) => [account.id, account]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
})

/** How long a turn lasts that nobody ends, and how long another import waits for its own. */
const [turnMs, waitMs] = [120_000, 20_000]

export type Turn = {
  /** Makes it last anew; false when it lasted too long and is no longer one's own. */
  readonly renew: () => Promise<boolean>
  readonly end: () => Promise<void>
}

/**
 * One import at a time into an ad account: what it is judged by must not change before it is written. Null when another import holds the
 * turn for too long.
 */
export async function takeTurn(accountId: string, adAccountId: string): Promise<Turn | null> {
  const [TableName, Key, token, last] = [tableName(), { pk: tenantKey(accountId), sk: `ADTURN#${adAccountId}` }, randomUUID(), Date.now() + waitMs]
  while (Date.now() < last) {
    const [now, until] = [Date.now(), Date.now() + turnMs]
    const taken = await conditionHeld(
      documents().send(
        new PutCommand({
          TableName,
          Item: { ...Key, token, until, ttl: Math.ceil(until / 1000) },
          ConditionExpression: 'attribute_not_exists(pk) OR #until < :now',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':now': now },
        }),
      ),
    )
    if (taken) return { renew: () => renewTurn(Key, token), end: () => endTurn(Key, token) }
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
  }
  return null
}

type Key = { readonly pk: string; readonly sk: string }

function renewTurn(Key: Key, token: string): Promise<boolean> {
  const until = Date.now() + turnMs
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET #until = :until, #ttl = :ttl',
        ConditionExpression: '#token = :token',
        ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl', '#token': 'token' },
        ExpressionAttributeValues: { ':until': until, ':ttl': Math.ceil(until / 1000), ':token': token },
      }),
    ),
  )
}

async function endTurn(Key: Key, token: string): Promise<void> {
  const own = { ConditionExpression: '#token = :token', ExpressionAttributeNames: { '#token': 'token' }, ExpressionAttributeValues: { ':token': token } }
  // when it lasted too long it is another's by now
  await conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key, ...own })))
}
