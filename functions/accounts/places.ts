/**
 * How many profiles an account and its groups hold. Whoever adds, moves or restores one says which count they decided by: when another one
 * came between, nothing is written and the decision is made anew, so two at once never pass a limit together.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { backoff } from '../lib/backoff.ts'
import { documents, tableName } from '../lib/clients.ts'
import { tenantKey } from '../lib/table.ts'
import type { GroupRecord, ProfileRecord } from './records.ts'
import { listAllGroups, listAllProfiles } from './store.ts'

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const key = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'PLACES' })
const Turn = v.object({ turn: v.number() })

/** Everything there is and everything that was removed, as `decide` may count it. */
export type Places = { readonly groups: readonly GroupRecord[]; readonly profiles: readonly ProfileRecord[] }

/**
 * Writes what `decide` answers, on condition that nobody else wrote by a count meanwhile. `decide` may throw, and is asked again when
 * somebody did. @throws Error when it is so again and again; false when the conditions of the write itself did not hold
 */
export async function writeByPlaces(accountId: string, decide: (places: Places) => Write): Promise<boolean> {
  const TableName = tableName()
  for (let attempt = 1; ; attempt++) {
    const { Item } = await documents().send(new GetCommand({ TableName, Key: key(accountId), ConsistentRead: true }))
    const turn = Item ? v.parse(Turn, Item).turn : null
    const [groups, profiles] = await Promise.all([listAllGroups(accountId, true), listAllProfiles(accountId, true)])
    const write = decide({ groups, profiles })
    const next: Write = {
      Update: {
        TableName,
        Key: key(accountId),
        UpdateExpression: 'SET turn = :next',
        ConditionExpression: turn === null ? 'attribute_not_exists(pk)' : 'turn = :turn',
        ExpressionAttributeValues: { ':next': (turn ?? 0) + 1, ...(turn === null ? {} : { ':turn': turn }) },
      },
    }
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [next, write] }))
      return true
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const [ofTurn, ofWrite] = error.CancellationReasons ?? []
      if (ofWrite?.Code === 'ConditionalCheckFailed') return false
      const isOvertaken = [ofTurn, ofWrite].some((reason) => reason?.Code === 'ConditionalCheckFailed' || reason?.Code === 'TransactionConflict')
      if (!isOvertaken) throw error
    }
    await backoff(attempt)
  }
}
