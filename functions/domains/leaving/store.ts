/**
 * A deletion of an account that can still be stopped stands in the account itself; KEEP#<hash> leads from the link that stops it to its account.
 */

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { dayMs } from '../../../shared/dates/durations.ts'
import { accountKey } from '../../kernel/accounts/keys.ts'
import { queueKey, willGo } from '../../kernel/accounts/leavers.ts'
import type { AccountRecord } from '../../kernel/accounts/records.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { isToken, newToken, tokenHash } from '../../kernel/link-token.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { writeAll } from '../../kernel/table/write-all.ts'

/** When people who left are looked for in all of the table: once a day for all of them, at two in the morning, UTC. */
export function nextNight(now: Date): string {
  const night = new Date(now)
  night.setUTCHours(2, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night.toISOString()
}

/** How long it can be stopped, in milliseconds. */
export const stoppableMs = dayMs
const remembered = 7 * 24 * 60 * 60

const linkKey = (hash: string) => ({ pk: `KEEP#${hash}`, sk: 'KEEP' })

/** Null when it was asked for already. `token` is in nothing but the email. */
export async function askDeletion(accountId: string, byUser: string, now: Date): Promise<{ token: string; ends_at: string } | null> {
  const token = newToken()
  const token_hash = tokenHash(token)
  const ends_at = new Date(now.getTime() + stoppableMs).toISOString()
  const leaving = { asked_at: now.toISOString(), ends_at, by_user: byUser, token_hash }
  const TableName = tableName()
  const asked = await writeAll([
    {
      Update: {
        TableName,
        Key: accountKey(accountId),
        UpdateExpression: 'SET leaving = :leaving',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(leaving)',
        ExpressionAttributeValues: { ':leaving': leaving },
      },
    },
    willGo(ends_at, { kind: 'account', accountId }, now),
    { Put: { TableName, Item: { ...linkKey(token_hash), accountId, ttl: Math.floor(Date.parse(ends_at) / 1000) + remembered } } },
  ])
  return asked ? { token, ends_at } : null
}

/** Takes a deletion back; false when it was taken back, or has begun, meanwhile. */
export function stopDeletion({ id, leaving }: AccountRecord): Promise<boolean> {
  if (!leaving) return Promise.resolve(false)
  const TableName = tableName()
  return writeAll([
    {
      Update: {
        TableName,
        Key: accountKey(id),
        UpdateExpression: 'REMOVE leaving',
        ConditionExpression: 'leaving.asked_at = :asked AND attribute_not_exists(closed_at)',
        ExpressionAttributeValues: { ':asked': leaving.asked_at },
      },
    },
    { Delete: { TableName, Key: queueKey(leaving.ends_at, { kind: 'account', accountId: id }) } },
  ])
}

/** The account that the link of an email would keep; null for a link that is none. */
export async function accountOfLink(token: string): Promise<{ accountId: string; hash: string } | null> {
  if (!isToken(token)) return null
  const hash = tokenHash(token)
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: linkKey(hash), ConsistentRead: true }))
  return Item ? { ...v.parse(v.object({ accountId: v.string() }), Item), hash } : null
}

/** From now on nobody gets in. False when the deletion was stopped before, or the account is closed or gone already. */
export function closeAccount(accountId: string, now: Date): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: accountKey(accountId),
        UpdateExpression: 'SET closed_at = :now',
        ConditionExpression: 'leaving.ends_at <= :now AND attribute_not_exists(closed_at)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    ),
  )
}
