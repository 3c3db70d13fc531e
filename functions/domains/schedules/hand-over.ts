/** Gives what somebody has planned to somebody else, who answers for it from then on. Safe to repeat. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../../kernel/clients.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { owedOccurrences } from './account-occurrences.ts'
import { allOrNone } from './all-or-none.ts'
import { occurrenceKey, scheduleKey } from './keys.ts'
import type { Occurrence, Recipient } from './records.ts'

type Heir = { readonly id: string; readonly email: string; readonly name: string }

/** Runs that are still to come; those that would reach nobody any more reach the heir. Reports that were sent stay as they were, but for who sends them to recipients on a day of their own. */
export async function handOver(accountId: string, from: string, heir: Heir): Promise<void> {
  const isTheirs = ({ owner_id, recipients }: Occurrence) => owner_id === from || recipients.some(({ user_id }) => user_id === from)
  const coming = (await owedOccurrences(accountId)).filter(isTheirs)
  await inParallel(coming, callsAtOnce, (one) => giveRun(accountId, one, from, heir))
  await inParallel([...new Set(coming.map(({ schedule_id }) => schedule_id))], callsAtOnce, (id) => giveSchedule(accountId, id, from, heir))
}

/** All `runs` to come of a `course`, whose recipients stay. False: one of them was begun, changed or removed, or one added, meanwhile, and nothing is written. */
export function giveCourse(accountId: string, course: readonly Occurrence[], runs: readonly Occurrence[], heirId: string): Promise<boolean> {
  const TableName = tableName()
  const UpdateExpression = 'SET owner_id = :heir'
  const given = runs.map(({ id, owner_id }) => ({
    Update: {
      TableName,
      Key: occurrenceKey(accountId, id),
      UpdateExpression,
      ConditionExpression: '#state = :planned AND attempts = :none AND owner_id = :before',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':heir': heirId, ':planned': 'SCHEDULED', ':none': 0, ':before': owner_id },
    },
  }))
  const schedules = [...new Set(runs.map(({ schedule_id }) => schedule_id))].map((id) => ({
    Update: {
      TableName,
      Key: scheduleKey(accountId, id),
      UpdateExpression,
      ConditionExpression: course.at(-1)?.until_stopped ? 'goes_on.written = :last' : 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':heir': heirId, ...(course.at(-1)?.until_stopped ? { ':last': course.at(-1)?.run } : {}) },
    },
  }))
  return allOrNone([...given, ...schedules])
}

async function giveRun(accountId: string, { id, state, owner_id, recipients }: Occurrence, from: string, heir: Heir): Promise<void> {
  const others = recipients.filter(({ user_id }) => user_id !== from)
  const reached: Recipient[] = others.length > 0 ? others : [{ user_id: heir.id, email: heir.email, name: heir.name }]
  const left = state === 'SCHEDULED' ? reached : recipients
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        UpdateExpression: 'SET owner_id = :owner, recipients = :recipients',
        ConditionExpression: '#state = :state AND recipients = :before',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':owner': owner_id === from ? heir.id : owner_id, ':recipients': left, ':state': state, ':before': recipients },
      }),
    ),
  )
}

async function giveSchedule(accountId: string, id: string, from: string, heir: Heir): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: scheduleKey(accountId, id),
        UpdateExpression: 'SET owner_id = :heir',
        ConditionExpression: 'owner_id = :from',
        ExpressionAttributeValues: { ':heir': heir.id, ':from': from },
      }),
    ),
  )
}
