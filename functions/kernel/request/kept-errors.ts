/**
 * Errors of screens, endpoints and jobs, kept for 30 days for administrators to read: ERRORS#<day> by instant, and in ERRORS#COUNTS for each day
 * how many in which hour. A day takes so many and no more, so a fault that meets everybody costs no more than one that meets a few hundred
 * (docs/decisions/0056-the-administration-section.md). In the table's own form, by the bare client: whoever fails has the right to write here.
 */
import { randomUUID } from 'node:crypto'
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { unguarded } from '../before-write.ts'
import { dynamo, tableName } from '../clients.ts'
import { log } from '../log.ts'
import { scrubbed } from '../scrubbed.ts'
import { conditionHeld } from '../table/condition-held.ts'
import { errorsPrefix } from '../table/table.ts'

/** A day of UTC takes so many. */
export const mostErrors = 500
export const errorDays = 30
/** Of one process in a minute, so that a storm does not wait for the table with each of its errors. */
const mostInMinute = 30

export const countsPartition = `${errorsPrefix}COUNTS`
export const dayPartition = (day: string) => errorsPrefix + day
/** `13` -> the attribute that counts from 13:00 to 14:00, UTC */
export const hourName = (hour: string) => `h${hour}`

export type ErrorKind = 'screen' | 'endpoint' | 'job'
export type FailedCall = {
  readonly kind: ErrorKind
  /** of the endpoint or job */
  readonly name: string
  /** what a person is shown of it, and what the logs have */
  readonly requestId?: string | undefined
  readonly error: unknown
  readonly accountId?: string | undefined
  readonly userId?: string | undefined
}

/** Whoever is told of a failure does not wait longer for it to be kept: the table may be what fails. */
const mostWaitMs = 1000

let [minute, inMinute] = [0, 0]

function isStorm(now: Date): boolean {
  const current = Math.floor(now.getTime() / 60_000)
  if (current !== minute) [minute, inMinute] = [current, 0]
  return ++inMinute > mostInMinute
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error))

/** Never rejects: what fails already must not fail twice. */
export async function keepError(failed: FailedCall, now: Date): Promise<void> {
  if (isStorm(now)) return
  const kept = unguarded(async () => {
    if (await countIn(now)) await keep(failed, now)
  }).catch((error: unknown) => log.warn('an error was not kept', { error: error instanceof Error ? error : new Error(String(error)) }))
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostWaitMs)
  })
  await Promise.race([kept, enough])
  clearTimeout(timer)
}

const ttlFrom = (now: Date) => ({ N: String(Math.floor(now.getTime() / 1000) + errorDays * 86_400) })

/** False when the day is full. */
function countIn(now: Date): Promise<boolean> {
  const at = now.toISOString()
  const update = new UpdateItemCommand({
    TableName: tableName(),
    Key: { pk: { S: countsPartition }, sk: { S: at.slice(0, 10) } },
    UpdateExpression: 'SET #ttl = :ttl ADD #kept :one, #hour :one',
    ConditionExpression: 'attribute_not_exists(#kept) OR #kept < :most',
    ExpressionAttributeNames: { '#ttl': 'ttl', '#kept': 'kept', '#hour': hourName(at.slice(11, 13)) },
    ExpressionAttributeValues: { ':ttl': ttlFrom(now), ':one': { N: '1' }, ':most': { N: String(mostErrors) } },
  })
  return conditionHeld(dynamo().send(update))
}

async function keep({ kind, name, requestId = '', error, accountId, userId }: FailedCall, now: Date): Promise<void> {
  const at = now.toISOString()
  const release = process.env.ALMANAC_RELEASE
  const texts = { at, kind, name, requestId, message: scrubbed(textOf(error)), accountId, userId, release }
  const fields = Object.entries({ ...texts, ttl: ttlFrom(now) }).flatMap(([field, value]) => (value ? [[field, value] as const] : []))
  const update = new UpdateItemCommand({
    TableName: tableName(),
    Key: { pk: { S: dayPartition(at.slice(0, 10)) }, sk: { S: `${at}#${randomUUID()}` } },
    // by the only right there is here; nothing has this key yet
    UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
    ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, typeof value === 'string' ? { S: value } : value])),
  })
  await dynamo().send(update)
}
