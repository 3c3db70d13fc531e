/** Writes of a transaction. Single writes are made of the same parts. */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { tableName } from '../clients.ts'
import { type Change, type Condition, changeFields, conditionFields } from './expressions.ts'
import type { Item, Key } from './table.ts'

export const putOf = (item: Item, condition?: Condition) => ({ Put: { TableName: tableName(), Item: { ...item }, ...conditionFields(condition) } })

export const deleteOf = (key: Key, condition?: Condition) => ({ Delete: { TableName: tableName(), Key: keyOf(key), ...conditionFields(condition) } })

export const updateOf = (key: Key, change: Change) => ({ Update: { TableName: tableName(), Key: keyOf(key), ...changeFields(change) } })

/** Writes nothing: its condition must hold for the others. */
export const checkOf = (key: Key, condition: Condition & { readonly when: string }) => ({
  ConditionCheck: { TableName: tableName(), Key: keyOf(key), ConditionExpression: condition.when, ...conditionFields(condition) },
})

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Of an item, what it is found by. */
const keyOf = ({ pk, sk }: Key) => ({ pk, sk })
