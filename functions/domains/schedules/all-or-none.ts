import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../kernel/clients.ts'

export type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>

/** Writes all of it, or nothing. False: a condition does not hold any more, or somebody else writes one of them at this moment. */
export async function allOrNone(actions: Actions): Promise<boolean> {
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: actions }))
    return true
  } catch (error) {
    const refused =
      error instanceof TransactionCanceledException &&
      error.CancellationReasons?.some(({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict')
    if (!refused) throw error
    return false
  }
}
