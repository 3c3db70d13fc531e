import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { backoff } from '../backoff.ts'
import { documents } from '../clients.ts'
import type { Write } from './writes.ts'

/** All or nothing. Returns false when a condition failed and nothing was written. */
export async function writeAll(writes: readonly Write[]): Promise<boolean> {
  return (await firstFailing(writes)) === null
}

/**
 * As {@link writeAll}; returns the position of the first write whose condition failed, or null when all are written. What another transaction
 * stopped is tried again. @throws Error when it is stopped again and again
 */
export async function firstFailing(writes: readonly Write[]): Promise<number | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [...writes] }))
      return null
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      if (codes.includes('ConditionalCheckFailed')) return codes.indexOf('ConditionalCheckFailed')
      if (!codes.includes('TransactionConflict')) throw error
      await backoff(attempt, error)
    }
  }
}
