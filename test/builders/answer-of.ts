/** An answer that a contract allows: one item in each list, and every key is there. */
import * as v from 'valibot'

const isSchema = (value: unknown): value is v.GenericSchema => typeof value === 'object' && value !== null && '~run' in value

const instant = '2026-11-20T09:00:00.000Z'
const day = '2026-11-20'
/** Sample texts by the name of their key, for schemas that accept any text. */
const named: readonly (readonly [RegExp, string])[] = [
  [/(_at|At|^at|_on|seen|since|newest|first|last|time)$/, instant],
  [/(date|day|^from|^to|From|To|today)$/i, day],
  [/^to$/, '10:00'],
  [/zone$/, 'Europe/London'],
  [/country/, 'GB'],
  [/network|code/, 'facebook'],
  [/flavor|^type$/, 'tasks'],
]
/** Tried in this order, until the schema takes one. */
const words = [
  instant,
  'Leith Studio',
  day,
  'Europe/London',
  'ada@leith.example',
  '/picture.png',
  '#336699',
  '09:00',
  'a1',
  'GB',
  'money EUR',
  '',
  'a'.repeat(64),
]
const numbers = [3, 0, 100, 1_000, -1, 2026]

export function answerOf(schema: v.GenericSchema, key = ''): unknown {
  const found = candidatesOf(schema, key).find((candidate) => v.is(schema, candidate))
  if (found === undefined) throw new Error(`No sample fits the ${schema.type} ${key}.`)
  return found
}

function candidatesOf(schema: v.GenericSchema, key: string): readonly unknown[] {
  const part = (name: string): unknown => Reflect.get(schema, name)
  const inner = (name: string) => {
    const found = part(name)
    return isSchema(found) ? answerOf(found, key) : null
  }
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return [Object.fromEntries(Object.entries(Object(part('entries'))).flatMap(([name, entry]) => (isSchema(entry) ? [[name, answerOf(entry, name)]] : [])))]
    case 'array':
      return [[inner('item')], []]
    case 'record':
      return [{ [String(inner('key'))]: inner('value') }, {}]
    case 'optional':
    case 'nullable':
    case 'nullish':
      return [inner('wrapped')]
    case 'union':
    case 'variant':
      return [part('options')].flat().flatMap((option) => (isSchema(option) ? [answerOf(option, key)] : []))
    case 'literal':
      return [part('literal')]
    case 'picklist':
      return [part('options')].flat()
    case 'boolean':
      return [true]
    case 'number':
      return numbers
    case 'string':
      return [...named.flatMap(([pattern, text]) => (pattern.test(key) ? [text] : [])), ...words]
    default:
      return [null, 'Leith Studio', 3]
  }
}
