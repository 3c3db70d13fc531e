/** Expressions of DynamoDB, made of names and values. Each name gets a placeholder, so an attribute may have any name. */

/**
 * What must hold for a write, or of an item that a query returns. In `when`, `#name` is an attribute and `:name` one of the `values`. `names`: the
 * attributes that stand behind `#name` by another name.
 */
export type Condition = {
  readonly when?: string
  readonly values?: Readonly<Record<string, unknown>>
  readonly names?: Readonly<Record<string, string>>
}

/** A path is an attribute, `list[0]`, or `map.key`, where the key itself may contain dots. Undefined values are skipped. */
export type Change = Condition & {
  readonly set?: Readonly<Record<string, unknown>>
  readonly setIfMissing?: Readonly<Record<string, unknown>>
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>>
  readonly remove?: readonly string[]
  readonly deleteFrom?: Readonly<Record<string, ReadonlySet<string>>>
}

export const ifNew = { when: 'attribute_not_exists(pk)' } satisfies Condition
export const ifThere = { when: 'attribute_exists(pk)' } satisfies Condition

type Placeholders = { readonly nameOf: (name: string) => string; readonly holderOf: (value: unknown) => string; readonly fields: () => Fields }
type Fields = { ExpressionAttributeNames?: Record<string, string>; ExpressionAttributeValues?: Record<string, unknown> }

function placeholders({ when = '', values = {}, names = {} }: Condition): Placeholders {
  const named = new Map(Array.from(when.matchAll(/#(\w+)/g), ([placeholder, name = '']) => [placeholder, names[name] ?? name]))
  const written = new Map(Object.entries(values).map(([name, value]) => [`:${name}`, value]))
  return {
    nameOf: (name) => {
      const placeholder = /^\w+$/.test(name) ? `#${name}` : `#n${named.size}`
      const taken = named.get(placeholder)
      const own = taken === undefined || taken === name ? placeholder : `#n${named.size}`
      named.set(own, name)
      return own
    },
    holderOf: (value) => {
      const placeholder = `:new${written.size}`
      written.set(placeholder, value)
      return placeholder
    },
    fields: () => ({
      ...(named.size > 0 ? { ExpressionAttributeNames: Object.fromEntries(named) } : {}),
      ...(written.size > 0 ? { ExpressionAttributeValues: Object.fromEntries(written) } : {}),
    }),
  }
}

export function conditionFields(condition: Condition = {}) {
  return { ...(condition.when ? { ConditionExpression: condition.when } : {}), ...placeholders(condition).fields() }
}

/** `key`: the condition on the key, whose values are `values`; `filter`: the one on what is found. */
export function queryFields(key: string, values: Readonly<Record<string, unknown>>, filter: Condition, attributes: readonly string[] | undefined) {
  const { nameOf, fields } = placeholders({ ...filter, values: { ...filter.values, ...values } })
  return {
    ...(key ? { KeyConditionExpression: key } : {}),
    ...(filter.when ? { FilterExpression: filter.when } : {}),
    ...(attributes ? { ProjectionExpression: attributes.map(nameOf).join() } : {}),
    ...fields(),
  }
}

export function projectionFields(attributes: readonly string[] | undefined) {
  return queryFields('', {}, {}, attributes)
}

export function changeFields({ set = {}, setIfMissing = {}, add = {}, remove = [], deleteFrom = {}, ...condition }: Change) {
  const { nameOf, holderOf, fields } = placeholders(condition)
  const pathOf = (path: string) => {
    const [first = '', ...rest] = path.split('.')
    const [, name = first, index = ''] = /^(.+)(\[\d+\])$/.exec(first) ?? []
    return [nameOf(name) + index, ...(rest.length > 0 ? [nameOf(rest.join('.'))] : [])].join('.')
  }
  const clause = (verb: string, parts: readonly string[]) => (parts.length > 0 ? [`${verb} ${parts.join(', ')}`] : [])
  const each = (values: Readonly<Record<string, unknown>>, write: (path: string, value: string) => string) =>
    Object.entries(values).flatMap(([path, value]) => (value === undefined ? [] : [write(pathOf(path), holderOf(value))]))
  const UpdateExpression = [
    ...clause('SET', [
      ...each(set, (path, value) => `${path} = ${value}`),
      ...each(setIfMissing, (path, value) => `${path} = if_not_exists(${path}, ${value})`),
    ]),
    ...clause(
      'ADD',
      each(add, (path, value) => `${path} ${value}`),
    ),
    ...clause('REMOVE', remove.map(pathOf)),
    ...clause(
      'DELETE',
      each(deleteFrom, (path, value) => `${path} ${value}`),
    ),
  ].join(' ')
  return { UpdateExpression, ...(condition.when ? { ConditionExpression: condition.when } : {}), ...fields() }
}
