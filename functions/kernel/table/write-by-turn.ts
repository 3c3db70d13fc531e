/**
 * Limits that two at once must not pass together: what is there is counted, and the write holds only if nobody else has written by that count
 * meanwhile. A counter beside the items would drift from them (docs/decisions/0047-groups-and-profiles-are-hidden-before-they-go.md).
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { backoff } from '../backoff.ts'
import { documents } from '../clients.ts'
import { ifNew } from './expressions.ts'
import { readItem } from './get-item.ts'
import type { Key } from './table.ts'
import { updateOf, type Write } from './writes.ts'

export type { Write } from './writes.ts'

const Turn = v.object({ turn: v.number() })

/**
 * Writes what `decide` answers; `key` is of the item that counts the turns. `decide` reads what it counts by consistent reads, may throw, and is
 * asked again when somebody came between. @throws Error when it is so again and again; false when the conditions of a write itself did not hold
 */
export async function writeByTurn(key: Key, decide: () => Promise<readonly Write[]>): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const last = await readItem(Turn, key, { consistent: true })
    const writes = await decide()
    const isMine = last ? { when: 'turn = :turn', values: { turn: last.turn } } : ifNew
    const next = updateOf(key, { set: { turn: (last?.turn ?? 0) + 1 }, ...isMine })
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [next, ...writes] }))
      return true
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const [ofTurn, ...ofWrites] = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      if (ofWrites.includes('ConditionalCheckFailed')) return false
      if (ofTurn !== 'ConditionalCheckFailed' && ![ofTurn, ...ofWrites].includes('TransactionConflict')) throw error
    }
    await backoff(attempt)
  }
}
