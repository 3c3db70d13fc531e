/** Runs to come, written anew: all of them or none. */
import { tableName } from '../../kernel/clients.ts'
import { type Actions, allOrNone } from './all-or-none.ts'
import type { Occurrence } from './records.ts'
import { occurrenceKey } from './store.ts'
import { dueKey } from './unfinished.ts'

/** Nobody has begun it, and it was not asked for again after it had ended. */
export function isToCome({ state, attempts, again_at }: Pick<Occurrence, 'state' | 'attempts' | 'again_at'>): boolean {
  return state === 'SCHEDULED' && attempts === 0 && again_at === null
}

/** `before` as they were read, `after` in the same order, `further`: what is written with them. False: one of them was begun, changed, paused or removed meanwhile, and nothing is written. */
export async function changeOccurrences(
  accountId: string,
  before: readonly Occurrence[],
  after: readonly Occurrence[],
  further: Actions = [],
): Promise<boolean> {
  return allOrNone([
    ...further,
    ...after.map((one, at) => ({
      Put: {
        TableName: tableName(),
        Item: { ...occurrenceKey(accountId, one.id), ...dueKey(one), ...one },
        ConditionExpression: `#state = :scheduled AND attempts = :none AND generate_at = :before AND (revision = :revision OR attribute_not_exists(revision)) AND ${one.paused_at ? 'paused_at = :paused' : 'attribute_not_exists(paused_at)'}`,
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':scheduled': 'SCHEDULED',
          ':none': 0,
          ':before': before[at]?.generate_at,
          ':revision': before[at]?.revision,
          ...(one.paused_at ? { ':paused': one.paused_at } : {}),
        },
      },
    })),
  ])
}
