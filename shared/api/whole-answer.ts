/**
 * The shape of an answer: the name of a type, or `=` and the one value; one place in the table for a list, several for one of them; a place
 * for each key, where `key?` may be left out and `*` is every key.
 */
export type Shape = string | number[] | { readonly [key: string]: number }

/** The shapes of all answers, each once, and the place of each route's own. */
export type AnswerShapes = { readonly shapes: readonly Shape[]; readonly routes: Readonly<Record<string, number>> }

/** Whether a value has every key that its shape requires, at any depth. Any value fits a place that is not in the table. */
export function isWhole(value: unknown, place: number | undefined, shapes: readonly Shape[]): boolean {
  const shape = shapes[place ?? -1] ?? ''
  const fits = (part: unknown, at: number | undefined) => isWhole(part, at, shapes)
  if (typeof shape === 'string') return isOf(value, shape)
  if (Array.isArray(shape)) return shape.length > 1 ? shape.some((at) => fits(value, at)) : Array.isArray(value) && value.every((item) => fits(item, shape[0]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(shape).every(([key, at]) => {
    if (key === '*') return Object.values(value).every((one) => fits(one, at))
    const part: unknown = Reflect.get(value, key.replace('?', ''))
    return part === undefined ? key.endsWith('?') : fits(part, at)
  })
}

function isOf(value: unknown, name: string): boolean {
  if (name.startsWith('=')) return String(value) === name.slice(1)
  return name === '' || (name === 'null' ? value === null : typeof value === name)
}
