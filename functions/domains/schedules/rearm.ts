/** A run that ended is due once more: its ledger keeps what was made, and forgets what is to be done again. */

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { Occurrence, type Recipient } from './records.ts'
import { occurrenceKey } from './store.ts'
import { dueKey } from './unfinished.ts'

/** Steps that end a run; those that made something stay. */
const endings = ['finished', 'failed', 'told', 'closed'] as const

/**
 * `run` as it was read, GENERATED or FAILED; `to`: who gets their mail again, at once. Null when it is not so any more: another asked a moment
 * before, its owner is only now being told, or it was removed.
 */
export async function rearm(accountId: string, run: Occurrence, to: readonly Recipient[], now: Date): Promise<Occurrence | null> {
  // the owner is told of a new failure as of the first
  const forgotten = Object.keys(run.sends).filter((key) => key.startsWith('told ') || to.some(({ email }) => email === key))
  const index = dueKey({ ...run, generate_at: now.toISOString() })
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, run.id),
        UpdateExpression: `SET #state = :scheduled, again_at = :now, attempts = :none, reason = :null, standing = :false, gsi1pk = :pk, gsi1sk = :sk REMOVE ${[
          'retry',
          'held',
          'held_for',
          'later_at',
          ...endings.map((_, at) => `steps.#step${at}`),
          ...forgotten.map((_, at) => `sends.#send${at}`),
        ].join(', ')}`,
        ConditionExpression: '#state = :was AND (attribute_not_exists(gsi1pk) OR attribute_exists(later_at))',
        ExpressionAttributeNames: {
          '#state': 'state',
          ...Object.fromEntries([...endings.map((name, at) => [`#step${at}`, name]), ...forgotten.map((key, at) => [`#send${at}`, key])]),
        },
        ExpressionAttributeValues: {
          ':scheduled': 'SCHEDULED',
          ':was': run.state,
          ':now': now.toISOString(),
          ':none': 0,
          ':null': null,
          ':false': false,
          ':pk': index.gsi1pk,
          ':sk': index.gsi1sk,
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return v.parse(Occurrence, Attributes)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
