/** The form encoding of the API: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export type Form = { readonly [name: string]: Form | string | undefined }

type Open = { [name: string]: Open | string }

export function readForm(text: string): Form {
  const form: Open = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter((part, at) => at === 0 || part !== '')
    put(form, [first, ...rest], value)
  }
  return form
}

function put(form: Open, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value
    return
  }
  const inner = form[first]
  const next: Open = typeof inner === 'object' ? inner : {}
  form[first] = next
  put(next, rest, value)
}

/** The value at a path of names, an array's by its number; empty when there is none. */
export function at(form: Form, ...path: readonly string[]): string {
  let found: Form | string | undefined = form
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : ''
}

/** A map of strings, such as metadata. */
export function mapAt(form: Form, ...path: readonly string[]): Record<string, string> {
  let found: Form | string | undefined = form
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'object') return {}
  return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
