/** The runs of an account, whichever schedule they are of: reads of all its RUN#<id>. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import type { RecordState } from '../../../shared/api/schedules.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { occurrenceKey, occurrencesPartition } from './keys.ts'
import { Occurrence } from './records.ts'

export type OccurrencePage = { occurrences: Occurrence[]; cursor: string | null }

/** Runs but for tests, newest first, of one state or of all but the deleted ones. The cursor is the id of the last run looked at. */
export async function listOccurrences(accountId: string, query: { state?: RecordState; cursor?: string; limit: number }): Promise<OccurrencePage> {
  const page = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      FilterExpression: `${query.state ? '#state = :state' : '#state <> :deleted'} AND attribute_not_exists(#test)`,
      ExpressionAttributeNames: { '#state': 'state', '#test': 'test' },
      ExpressionAttributeValues: {
        ':pk': occurrencesPartition(accountId),
        ':prefix': 'RUN#',
        ...(query.state ? { ':state': query.state } : { ':deleted': 'DELETED' }),
      },
      ScanIndexForward: false,
      Limit: query.limit,
      ExclusiveStartKey: query.cursor ? occurrenceKey(accountId, query.cursor) : undefined,
      ConsistentRead: true,
    }),
  )
  const last = page.LastEvaluatedKey?.sk
  return {
    occurrences: (page.Items ?? []).map((item) => v.parse(Occurrence, item)),
    cursor: typeof last === 'string' ? last.slice('RUN#'.length) : null,
  }
}

/** Runs of an account that are planned for instants of [start, end), soonest first. */
export async function upcomingOccurrences(accountId: string, start: string, end: string): Promise<Occurrence[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state AND generate_at >= :start AND generate_at < :end',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED', ':start': start, ':end': end },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(Occurrence, item)).sort((a, b) => (a.generate_at < b.generate_at ? -1 : 1))
}

/** Runs of an account that somebody still waits for: those to come, and those that are sent to recipients on a day of their own. */
export async function owedOccurrences(accountId: string): Promise<Occurrence[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state OR attribute_exists(later_at)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED' },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(Occurrence, item)).filter(({ state }) => state !== 'DELETED')
}

const ScheduledSubject = v.pick(Occurrence, ['schedule_id', 'entities', 'profiles', 'template_id'])
type ScheduledSubject = v.InferOutput<typeof ScheduledSubject>

/** Which groups each schedule with runs to come is about, which profiles, and by which template. */
export async function scheduledSubjects(accountId: string): Promise<ScheduledSubject[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state',
    ProjectionExpression: 'schedule_id, entities, profiles, template_id',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED' },
  })
  const subjects = items.map((item) => v.parse(ScheduledSubject, item))
  return [...new Map(subjects.map((one) => [one.schedule_id, one])).values()]
}
