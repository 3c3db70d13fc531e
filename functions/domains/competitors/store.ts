/**
 * Competitors of profiles, in the account's partition: COMPETITOR#<profile>#<page>, and COMPETITORS#<profile>, how many there are, so that
 * two people adding at once keep to the limit. What is known of one lies where the figures of profiles do, under its own id, from the day
 * tracking began. The sparse index COMPETITORS holds when each is next to be read.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { emptyPartition } from '../../kernel/table/empty-partition.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { profileKey, tenantKey } from '../../kernel/table/table.ts'
import { Competitor } from './record.ts'

const indexPartition = 'COMPETITORS'
const separator = '~'

/** Made of its parts, so that adding twice is adding once, and a call that names it names its profile. */
export const competitorGid = (profileId: string, pageId: string) => `${profileId}${separator}${pageId}`

function keyOf(accountId: string, gid: string) {
  const cut = gid.lastIndexOf(separator)
  return { pk: tenantKey(accountId), sk: `COMPETITOR#${gid.slice(0, Math.max(0, cut))}#${gid.slice(cut + 1)}` }
}

export async function getCompetitor(accountId: string, gid: string): Promise<Competitor | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: keyOf(accountId, gid) }))
  return Item ? v.parse(Competitor, Item) : null
}

/** Of each profile, by name, in the order of the profiles. */
export function competitorsOf(accountId: string, profileIds: readonly string[]): Promise<Competitor[][]> {
  return inParallel(profileIds, callsAtOnce, async (id) => {
    const items = await queryAll({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': `COMPETITOR#${id}#` },
    })
    const found = items.map((item) => v.parse(Competitor, item))
    return found.sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.competitor_gid < b.competitor_gid ? -1 : 1))
  })
}

/** `added`: it is there now, or was before. `full`: the profile has `most` already. */
export async function addCompetitor(accountId: string, competitor: Competitor, most: number, now: Date): Promise<'added' | 'full'> {
  const { competitor_gid: gid, profile_gid } = competitor
  const TableName = tableName()
  try {
    await documents().send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { ...keyOf(accountId, gid), ...dueAt(accountId, gid, now), ...v.parse(Competitor, competitor) },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          {
            Update: {
              TableName,
              Key: countKey(accountId, profile_gid),
              UpdateExpression: 'ADD held :one',
              ConditionExpression: 'attribute_not_exists(held) OR held < :most',
              ExpressionAttributeValues: { ':one': 1, ':most': most },
            },
          },
        ],
      }),
    )
    return 'added'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    if (await getCompetitor(accountId, gid)) return 'added'
    const [held] = await competitorsOf(accountId, [profile_gid])
    if ((held?.length ?? 0) >= most) return 'full'
    throw error
  }
}

const countKey = (accountId: string, profileId: string) => ({ pk: tenantKey(accountId), sk: `COMPETITORS#${profileId}` })
const dueAt = (accountId: string, gid: string, at: Date) => ({ gsi1pk: indexPartition, gsi1sk: `${at.toISOString()}#${accountId}#${gid}` })

/** With all that was kept of it: tracking it again begins anew. A competitor that is gone already is no mistake. */
export async function removeCompetitor(accountId: string, { competitor_gid: gid, profile_gid }: Competitor): Promise<void> {
  const TableName = tableName()
  try {
    await documents().send(
      new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName, Key: keyOf(accountId, gid), ConditionExpression: 'attribute_exists(pk)' } },
          {
            Update: {
              TableName,
              Key: countKey(accountId, profile_gid),
              UpdateExpression: 'ADD held :less',
              ConditionExpression: 'held > :none',
              ExpressionAttributeValues: { ':less': -1, ':none': 0 },
            },
          },
        ],
      }),
    )
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    if (await getCompetitor(accountId, gid)) throw error
  }
  await emptyPartition(profileKey(accountId, gid))
}

export type Due = { readonly accountId: string; readonly gid: string }

/** Those to be read by now, the longest waiting first. */
export async function dueCompetitors(now: Date, most: number): Promise<Due[]> {
  const { Items } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk < :until',
      ExpressionAttributeValues: { ':pk': indexPartition, ':until': now.toISOString() },
      Limit: most,
    }),
  )
  return (Items ?? []).map(({ pk, sk }) => {
    const [, profile = '', page = ''] = String(sk).split('#')
    return { accountId: String(pk).slice(tenantKey('').length), gid: competitorGid(profile, page) }
  })
}

type Read = Pick<Competitor, 'through' | 'processed' | 'error' | 'warning'>

/** After it was read: what is known now, and when to read it next. One that was removed meanwhile stays removed. */
export async function noteRead(accountId: string, gid: string, { through, processed, error, warning }: Read, next: Date): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, gid),
        UpdateExpression: 'SET #through = :through, #processed = :processed, #error = :error, #warning = :warning, gsi1pk = :pk, gsi1sk = :sk',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#through': 'through', '#processed': 'processed', '#error': 'error', '#warning': 'warning' },
        ExpressionAttributeValues: {
          ':through': through,
          ':processed': processed,
          ':error': error,
          ':warning': warning,
          ':pk': indexPartition,
          ':sk': dueAt(accountId, gid, next).gsi1sk,
        },
      }),
    ),
  )
}

/** After days of it were imported: what is known of it may begin earlier and end later than what was read. */
export async function noteImported(accountId: string, competitor: Competitor, { first, last }: { first: string | null; last: string | null }): Promise<void> {
  const since = first !== null && first < competitor.since ? first : competitor.since
  const through = last !== null && last > (competitor.through ?? '') ? last : competitor.through
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, competitor.competitor_gid),
        UpdateExpression: 'SET #since = :since, #through = :through, #processed = :processed',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#since': 'since', '#through': 'through', '#processed': 'processed' },
        ExpressionAttributeValues: { ':since': since, ':through': through, ':processed': competitor.processed || last !== null },
      }),
    ),
  )
}

/** For demo data: puts it as it is, and counts it once. */
export async function putCompetitor(accountId: string, competitor: Competitor, next: Date): Promise<void> {
  const added = await addCompetitor(accountId, competitor, Number.MAX_SAFE_INTEGER, next)
  if (added === 'full') throw new RangeError('No limit was given.')
  await documents().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keyOf(accountId, competitor.competitor_gid), ...dueAt(accountId, competitor.competitor_gid, next), ...v.parse(Competitor, competitor) },
    }),
  )
}
