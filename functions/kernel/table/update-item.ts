import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../clients.ts'
import { conditionHeld } from './condition-held.ts'
import type { Change } from './expressions.ts'
import type { Key, Stored } from './table.ts'
import { updateOf } from './writes.ts'

/** Makes the item where there is none, unless the condition says otherwise. Returns false when that failed and nothing was written. */
export async function updateItem(key: Key, change: Change): Promise<boolean> {
  return conditionHeld(documents().send(new UpdateCommand(updateOf(key, change).Update)))
}

/** As {@link updateItem}; returns the item after the update, or null when nothing was written. */
export async function updatedItem(key: Key, change: Change): Promise<Stored | null> {
  try {
    const { Attributes } = await documents().send(new UpdateCommand({ ...updateOf(key, change).Update, ReturnValues: 'ALL_NEW' }))
    return Attributes ?? {}
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
