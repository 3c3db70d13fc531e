import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../clients.ts'
import { conditionHeld } from './condition-held.ts'
import type { Condition } from './expressions.ts'
import type { Key } from './table.ts'
import { deleteOf } from './writes.ts'

/** Returns false when the condition failed and nothing was deleted; without a condition true, whether it was there or not. */
export async function deleteItem(key: Key, condition?: Condition): Promise<boolean> {
  return conditionHeld(documents().send(new DeleteCommand(deleteOf(key, condition).Delete)))
}
