/** No field of a contract takes a text, a list or a number without an end: what is too long for a key of the table is a 500. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'

/** Of the actions after a schema in a pipe, up to the first that makes something else of the value. */
const bounds: Record<string, readonly string[]> = {
  string: ['max_length', 'length', 'max_bytes', 'bytes', 'iso_date'],
  array: ['max_length', 'length'],
  number: ['max_value', 'value'],
}
const leaves = new Set(['boolean', 'literal', 'picklist', 'enum', 'null', 'undefined', 'never'])
const keepsKind = new Set(['trim', 'to_lower_case', 'to_upper_case', 'normalize'])

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : [])

/** A schema with what is done to its values, pipes within pipes taken apart. */
const flat = (schema: Part): Part[] => {
  const pipe = partsOf(schema.pipe)
  return pipe.length > 0 ? pipe.flatMap((part) => (part === pipe[0] || part.kind === 'schema' ? flat(part) : [part])) : [schema]
}

/** What has no end in a schema; `path` as users write it. */
function unbounded(schema: Part, path: string): string[] {
  const pipe = flat(schema)
  if (pipe.length > 1) return pipe.flatMap((part, index) => (part.kind === 'schema' ? unboundedAlone(part, path, pipe.slice(index + 1)) : []))
  return unboundedAlone(schema, path, [])
}

function unboundedAlone(schema: Part, path: string, after: readonly Part[]): string[] {
  const type = String(schema.type)
  const end = after.findIndex(({ kind, type: named }) => kind === 'schema' || (kind === 'transformation' && !keepsKind.has(String(named))))
  const actions = after.slice(0, end < 0 ? undefined : end).map((action) => String(action.type))
  const asked = bounds[type]
  const own =
    asked && !asked.some((bound) => actions.includes(bound)) ? [`${path}: a ${type} without a maximum. Take it from shared/fields.ts, or give it one.`] : []
  if (asked && type !== 'array') return own
  if (leaves.has(type)) return []
  if (type === 'array') return [...own, ...(isPart(schema.item) ? unbounded(schema.item, `${path}[]`) : [])]
  if (isPart(schema.wrapped)) return unbounded(schema.wrapped, path)
  if (isPart(schema.entries)) return Object.entries(schema.entries).flatMap(([key, one]) => (isPart(one) ? unbounded(one, `${path}.${key}`) : []))
  if (type === 'union' || type === 'variant') return partsOf(schema.options).flatMap((one) => unbounded(one, path))
  if (type === 'intersect') return partsOf(schema.options).flatMap((one) => unbounded(one, path))
  return [`${path}: nobody knows how long a ${type} can be. Say what it is, or bound it.`]
}

test.each(endpoints.map((contract) => [contract.name, contract] as const))('every field of %s has a maximum', (name, contract) => {
  const declared: Endpoint = contract
  const faults = [
    ...(declared.query ? unbounded({ ...declared.query }, `${name} query`) : []),
    ...(declared.body ? unbounded({ ...declared.body }, `${name} body`) : []),
  ]
  expect(faults).toEqual([])
})

test('a field without a maximum is found, wherever it stands', () => {
  const schema = v.strictObject({
    good: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(9))),
    late: v.pipe(
      v.string(),
      v.transform((given) => given.split(',')),
      v.array(v.pipe(v.string(), v.maxLength(9))),
      v.maxLength(9),
    ),
    list: v.nullable(v.array(v.pipe(v.string(), v.maxLength(9)))),
    inner: v.object({ either: v.union([v.pipe(v.string(), v.isoDate()), v.number()]) }),
    any: v.unknown(),
  })
  expect(unbounded({ ...schema }, 'x').map((fault) => fault.split(':')[0])).toEqual(['x.late', 'x.list', 'x.inner.either', 'x.any'])
})
