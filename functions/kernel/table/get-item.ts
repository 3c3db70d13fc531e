import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../clients.ts'
import { projectionFields } from './expressions.ts'
import type { Key, Stored } from './table.ts'

type How = {
  /** as it is this moment, at twice the price */
  readonly consistent?: boolean
  /** the names of the attributes that are wanted, where not all are */
  readonly attributes?: readonly string[]
}

/** Returns undefined where there is none. */
export async function getItem({ pk, sk }: Key, { consistent = false, attributes }: How = {}): Promise<Stored | undefined> {
  const command = new GetCommand({ TableName: tableName(), Key: { pk, sk }, ConsistentRead: consistent, ...projectionFields(attributes) })
  return (await documents().send(command)).Item
}

/** As {@link getItem}, parsed. @throws for an item that the schema refuses */
export async function readItem<S extends v.GenericSchema>(schema: S, key: Key, how?: How): Promise<v.InferOutput<S> | null> {
  const item = await getItem(key, how)
  return item ? v.parse(schema, item) : null
}
