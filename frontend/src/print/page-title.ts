/** Names of pages that several topics share. Pure. */

/** "Audience, exposure and engagement rate"; where a name has an "and" of its own, one more comma keeps them apart. */
export function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.map((name, at) => (at === 0 ? name : lower(name)))
  const last = rest.pop()
  if (last === undefined) return first
  const ands = names.some((name) => name.includes(' and '))
  return `${[first, ...rest].join(', ')}${ands ? ', and ' : ' and '}${last}`
}

function lower(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name
}

/** Names and letters: on one line of the head of a sheet, on five of the rail. */
export const titleRoom = { sheet: { names: 3, letters: 54 }, rail: { names: 5, letters: 84 } } as const

/** As many of the names as there is room for. */
export function titleOf(names: readonly string[], { names: most, letters }: { names: number; letters: number } = titleRoom.sheet): string {
  const title = listed(names.length > most ? [...names.slice(0, most), 'more'] : names)
  return title.length > letters && most > 1 ? titleOf(names, { names: most - 1, letters }) : title
}
