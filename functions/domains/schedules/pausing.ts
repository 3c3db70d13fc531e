/**
 * A schedule that is paused sends nothing. Its runs to come stay where they are, so going on again moves none of them and makes nothing up: one
 * whose time comes meanwhile is left out for good.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { allOrNone } from './all-or-none.ts'
import { noneAdded } from './further-runs.ts'
import type { Occurrence } from './records.ts'
import { occurrenceKey } from './store.ts'

/** `runs` to come of all of its `course`. `at`: the instant since when they are paused, null when they are not any more. False: one of them was begun or removed, or one added, meanwhile, and nothing is written. */
export function setPaused(accountId: string, course: readonly Occurrence[], runs: readonly Occurrence[], at: string | null): Promise<boolean> {
  return allOrNone([
    ...noneAdded(accountId, course),
    ...runs.map(({ id }) => ({
      Update: {
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        UpdateExpression: at === null ? 'REMOVE paused_at' : 'SET paused_at = if_not_exists(paused_at, :at)',
        ConditionExpression: '#state = :scheduled AND attempts = :none',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':scheduled': 'SCHEDULED', ':none': 0, ...(at === null ? {} : { ':at': at }) },
      },
    })),
  ])
}

/** Its time came while it was paused. Safe to repeat; one that is not paused any more stays. */
export async function leaveOut(accountId: string, id: string): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        UpdateExpression: 'SET #state = :deleted, reason = :reason REMOVE gsi1pk, gsi1sk',
        ConditionExpression: '#state = :scheduled AND attribute_exists(paused_at)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':deleted': 'DELETED', ':scheduled': 'SCHEDULED', ':reason': deliveryMessages.pause.leftOut },
      }),
    ),
  )
}

/** How many were left out since a schedule was paused. */
export function leftOutSince(runs: readonly Occurrence[], since: string | undefined): number {
  return runs.filter((one) => since !== undefined && one.paused_at === since && one.reason === deliveryMessages.pause.leftOut).length
}
