import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../clients.ts'
import type { Write } from './write-by-turn.ts'

/** All or nothing; false when a condition did not hold. */
export async function writeAll(TransactItems: Write[]): Promise<boolean> {
  try {
    await documents().send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException && error.CancellationReasons?.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false
    throw error
  }
}
