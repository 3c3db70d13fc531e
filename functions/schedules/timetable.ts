/**
 * Which runs of an account are at which time, so that a day is one query however many runs there ever were: AT#<instant>#<run> beside the
 * runs. A pointer alone: what became of the run stands in the run. Written before the runs and never changed; one whose run was not made,
 * was removed, or was moved to another time, leads to nothing. It goes some weeks after its time.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { batchGet } from '../lib/batch-get.ts'
import { batchWrite } from '../lib/batch-write.ts'
import { documents, tableName } from '../lib/clients.ts'
import { occurrenceKey, occurrencesPartition } from './keys.ts'
import { Occurrence } from './records.ts'

const keptDays = 40
const secondsInDay = 86_400

type Timed = Pick<Occurrence, 'id' | 'generate_at'>

/** Safe to repeat. */
export async function noteTimes(accountId: string, occurrences: readonly Timed[]): Promise<void> {
  await batchWrite(
    occurrences.map(({ id, generate_at }) => ({
      PutRequest: {
        Item: {
          pk: occurrencesPartition(accountId),
          sk: `AT#${generate_at}#${id}`,
          ttl: Math.floor(Date.parse(generate_at) / 1000) + keptDays * secondsInDay,
        },
      },
    })),
  )
}

const Pointer = v.object({ sk: v.string() })

type Asked = { readonly from: string; readonly until: string; readonly first: 'soonest' | 'latest'; readonly limit: number }

/** Runs planned for instants (ISO) of [from, until) that are neither removed nor paused: `limit` pointers of them are followed. In the order asked for. */
export async function occurrencesAt(accountId: string, { from, until, first, limit }: Asked): Promise<Occurrence[]> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':from': `AT#${from}`, ':until': `AT#${until}` },
      ProjectionExpression: 'sk',
      ScanIndexForward: first === 'soonest',
      Limit: limit,
    }),
  )
  // a run that was moved has a pointer at each of its times
  const ids = new Set(Items.map((item) => v.parse(Pointer, item).sk.split('#').at(-1) ?? ''))
  const all = (await batchGet([...ids].map((id) => occurrenceKey(accountId, id)))).map((item) => v.parse(Occurrence, item))
  const found = all.filter(({ state, generate_at, paused_at }) => state !== 'DELETED' && !paused_at && from <= generate_at && generate_at < until)
  const order = first === 'soonest' ? 1 : -1
  return found.sort((a, b) => (a.generate_at < b.generate_at ? -order : order))
}
