/**
 * The second half: reads the whole table once for all who leave, and takes out what is of them, wherever it is. It keeps how far it came, so
 * one that was cut off goes on there (docs/decisions/0052-leaving.md).
 */
import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { chunksOf } from '../../../shared/chunks.ts'
import { forgetLeaver, queue, type Waiting } from '../../kernel/accounts/leavers.ts'
import { listUsers } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { eachItem, type Sweep } from '../../kernel/jobs/each-item.ts'
import { batchWrite, writesPerCall } from '../../kernel/table/batch-write.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { removeFiles, removeFilesOf } from './files.ts'
import { countRemoved, noteDone } from './ledger.ts'
import { asItem, type Fate, fateOf, type Item, type Leaving, LeavingList, looksAt } from './traces.ts'

type Entry = Extract<Waiting, { kind: 'account' | 'person' }>

/** Parts of the table that are read at the same time. */
const segments = 4

const Cursor = v.union([v.literal('begin'), v.literal('done'), v.record(v.string(), v.string())])
const State = v.object({ leaving: LeavingList, cursors: v.array(Cursor) })
type State = v.InferOutput<typeof State>
/** Behind everything that waits: those begin with a year. */
const stateKey = { pk: queue, sk: 'SWEEP' }

async function readState(): Promise<State | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: stateKey, ConsistentRead: true }))
  return Item ? v.parse(State, Item) : null
}

/**
 * Goes on with the sweep that was cut off, which knows whom it was for; else begins one for these. Nobody may run two at once. Whoever fails stays
 * in the queue, for the next sweep.
 */
export async function sweep(ready: readonly Entry[], each: Sweep, mayGoOn: () => boolean): Promise<boolean> {
  const state = (await readState()) ?? (await begin(ready, each))
  if (!state) return true
  await Promise.all(state.cursors.map((cursor, segment) => sweepSegment(state.leaving, segment, cursor, mayGoOn)))
  const after = await readState()
  if (!after?.cursors.every((cursor) => cursor === 'done')) return false
  await eachItem(each, state.leaving, (one) => finish(one, each.now()))
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: stateKey }))
  return true
}

async function begin(ready: readonly Entry[], each: Sweep): Promise<State | null> {
  const leaving: Leaving[] = []
  await eachItem({ ...each, atOnce: callsAtOnce }, ready, async (entry) => leaving.push(await describe(entry)))
  if (leaving.length === 0) return null
  const state: State = { leaving, cursors: Array.from({ length: segments }, () => 'begin' as const) }
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...stateKey, ...state } }))
  return state
}

/** What is needed to know them by is kept before the first of it is gone. */
async function describe(entry: Entry): Promise<Leaving> {
  const { accountId, sk, asked_at, kind } = entry
  if (kind === 'person') return { kind, sk, asked_at, accountId, id: entry.id, name: entry.name, emails: [entry.email] }
  // of whoever is only invited the address may be somebody's elsewhere
  const emails = (await listUsers(accountId, true)).filter(({ joined }) => joined).map(({ email }) => email)
  return { kind, sk, asked_at, accountId, id: '', name: '', emails }
}

async function sweepSegment(leaving: readonly Leaving[], Segment: number, from: v.InferOutput<typeof Cursor>, mayGoOn: () => boolean): Promise<void> {
  for (let cursor = from; cursor !== 'done' && mayGoOn(); ) {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new ScanCommand({
        TableName: tableName(),
        Segment,
        TotalSegments: segments,
        ConsistentRead: true,
        ProjectionExpression: looksAt.map((_, at) => `#a${at}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(looksAt.map((name, at) => [`#a${at}`, name])),
        ...(cursor === 'begin' ? {} : { ExclusiveStartKey: cursor }),
      }),
    )
    await settle(
      Items.flatMap((item) => asItem(item) ?? []),
      leaving,
    )
    cursor = LastEvaluatedKey ? { pk: String(LastEvaluatedKey.pk), sk: String(LastEvaluatedKey.sk) } : 'done'
    await noteCursor(Segment, cursor)
  }
}

async function noteCursor(segment: number, cursor: v.InferOutput<typeof Cursor>): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: stateKey,
      UpdateExpression: `SET cursors[${segment}] = :cursor`,
      ExpressionAttributeValues: { ':cursor': cursor },
    }),
  )
}

/** Does to each item of a page what is to become of it. */
async function settle(items: readonly Item[], leaving: readonly Leaving[]): Promise<void> {
  const fates = items.flatMap((item) => {
    const fate = fateOf(item, leaving)
    return fate ? [{ item, fate }] : []
  })
  const gone = fates.filter(({ fate }) => fate.becomes === 'gone')
  await inParallel(chunksOf(gone, writesPerCall), callsAtOnce, (batch) =>
    batchWrite(batch.map(({ item: { pk, sk } }) => ({ DeleteRequest: { Key: { pk, sk } } }))),
  )
  for (const { item, fate } of fates) if (fate.becomes !== 'gone') await change(item, fate.becomes)
  for (const one of leaving) {
    const count = fates.filter(({ fate }) => fate.of === one).length
    if (count > 0) await countRemoved(one, { items: count })
  }
}

async function change({ pk, sk }: Item, becomes: Exclude<Fate['becomes'], 'gone'>): Promise<void> {
  const all = Object.entries(becomes).map(([name, value], at) => ({ name, value, at }))
  const set = all.filter(({ value }) => value !== undefined)
  const removed = all.filter(({ value }) => value === undefined)
  const parts = [
    ...(set.length > 0 ? [`SET ${set.map(({ at }) => `#n${at} = :v${at}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(({ at }) => `#n${at}`).join(', ')}`] : []),
  ]
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression: parts.join(' '),
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(all.map(({ name, at }) => [`#n${at}`, name])),
        ...(set.length > 0 ? { ExpressionAttributeValues: Object.fromEntries(set.map(({ value, at }) => [`:v${at}`, value])) } : {}),
      }),
    ),
  )
}

async function finish(one: Leaving, now: Date): Promise<void> {
  const { kind, accountId, id } = one
  const count = (files: number) => countRemoved(one, { files })
  if (kind === 'account') await removeFilesOf(accountId, count)
  else await removeFiles(`takeouts/${accountId}/${id}/`, count)
  await noteDone(one, now)
  await forgetLeaver(one)
}
