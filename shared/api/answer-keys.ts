/** The shape of the answer to each route. The app contains it, and refuses a broken answer before a screen reads it. */
import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'
import type { AnswerShapes, Shape } from './whole-answer.ts'

const shapes: Shape[] = []
const places = new Map<string, number>()

function placeOf(shape: Shape): number {
  const text = JSON.stringify(shape)
  const known = places.get(text)
  if (known !== undefined) return known
  places.set(text, shapes.length)
  return shapes.push(shape) - 1
}

const isSchema = (value: unknown): value is v.GenericSchema => typeof value === 'object' && value !== null && '~run' in value
const partOf = (schema: object, key: string): unknown => Reflect.get(schema, key)

function oneOf(parts: readonly Shape[]): Shape {
  const [first = '', ...others] = new Set(parts.map(placeOf))
  return others.length === 0 ? (parts[0] ?? '') : [Number(first), ...others]
}

function keysOf(entries: object): Shape {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]: [string, unknown]) => {
      const mayLack = isSchema(entry) && v.safeParse(entry, undefined).success
      return [mayLack ? `${key}?` : key, placeOf(shapeOf(entry))]
    }),
  )
}

/** A schema of a kind that is not listed takes any value. */
function shapeOf(schema: unknown): Shape {
  if (!isSchema(schema)) return ''
  const part = (key: string) => partOf(schema, key)
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return keysOf(Object(part('entries')))
    case 'record':
      return { '*': placeOf(shapeOf(part('value'))) }
    case 'array':
      return [placeOf(shapeOf(part('item')))]
    case 'optional':
      return shapeOf(part('wrapped'))
    case 'nullable':
    case 'nullish':
      return oneOf([shapeOf(part('wrapped')), 'null'])
    case 'union':
    case 'variant':
      return oneOf([part('options')].flat().map(shapeOf))
    case 'literal':
      return `=${part('literal')}`
    case 'picklist':
      return oneOf([part('options')].flat().map((option) => typeof option))
    case 'string':
    case 'number':
    case 'boolean':
      return schema.type
    default:
      return ''
  }
}

const routes = Object.fromEntries(
  endpoints.flatMap(({ method, path, response }: Endpoint) => (typeof response === 'object' ? [[`${method} ${path}`, placeOf(shapeOf(response))]] : [])),
)

export const answerKeys: AnswerShapes = { shapes, routes }
