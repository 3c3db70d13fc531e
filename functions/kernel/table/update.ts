/** Updates of one item, written with the names of its attributes. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'

export type Key = { readonly pk: string; readonly sk: string }

/** Each path is an attribute, or `map.key`, where the key itself may contain dots. */
export type Change = {
  /** Undefined values are skipped. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly add?: Readonly<Record<string, number>>
  readonly remove?: readonly string[]
  /** Condition: `#name` is an attribute, `:name` one of the `values`. */
  readonly when: string
  readonly values?: Readonly<Record<string, unknown>>
}

function commandOf(key: Key, { set = {}, add = {}, remove = [], when, values = {} }: Change) {
  const names = new Map(Array.from(when.matchAll(/#(\w+)/g), ([alias, name = '']) => [alias, name]))
  const written = new Map(Object.entries(values).map(([name, value]) => [`:${name}`, value]))
  const aliasOf = (alias: string, name: string) => {
    names.set(alias, name)
    return alias
  }
  const pathOf = (path: string) => {
    const [name = '', ...rest] = path.split('.')
    return [aliasOf(`#${name}`, name), ...(rest.length > 0 ? [aliasOf(`#key${names.size}`, rest.join('.'))] : [])].join('.')
  }
  const writtenAs = (value: unknown) => {
    const alias = `:new${written.size}`
    written.set(alias, value)
    return alias
  }
  const clause = (verb: string, parts: readonly string[]) => (parts.length > 0 ? [`${verb} ${parts.join(', ')}`] : [])
  const fields = Object.entries(set).filter(([, value]) => value !== undefined)
  const UpdateExpression = [
    ...clause(
      'SET',
      fields.map(([path, value]) => `${pathOf(path)} = ${writtenAs(value)}`),
    ),
    ...clause(
      'ADD',
      Object.entries(add).map(([path, value]) => `${pathOf(path)} ${writtenAs(value)}`),
    ),
    ...clause('REMOVE', remove.map(pathOf)),
  ].join(' ')
  return new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression,
    ConditionExpression: when,
    ...(names.size > 0 ? { ExpressionAttributeNames: Object.fromEntries(names) } : {}),
    ...(written.size > 0 ? { ExpressionAttributeValues: Object.fromEntries(written) } : {}),
    ReturnValues: 'ALL_NEW',
  })
}

/** Returns the item after the update, or null when the condition failed and nothing was written. */
export async function update(key: Key, change: Change): Promise<Record<string, unknown> | null> {
  try {
    const { Attributes } = await documents().send(commandOf(key, change))
    return Attributes ?? {}
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
