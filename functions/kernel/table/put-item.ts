import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../clients.ts'
import { conditionHeld } from './condition-held.ts'
import { type Condition, ifNew } from './expressions.ts'
import type { Item } from './table.ts'
import { putOf } from './writes.ts'

/** In place of the item of the same key. Returns false when the condition failed and nothing was written. */
export async function putItem(item: Item, condition?: Condition): Promise<boolean> {
  return conditionHeld(documents().send(new PutCommand(putOf(item, condition).Put)))
}

/** Under a key that nothing has yet, such as a new id. @throws Error when something has it, and nothing is written */
export async function putNew(item: Item): Promise<void> {
  if (!(await putItem(item, ifNew))) throw new Error(`An item ${item.pk} ${item.sk} exists already.`)
}
