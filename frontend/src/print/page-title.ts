/** Names of pages that several topics share. Pure. */

/**
 * "Audience, exposure and engagement rate". A comma is added before the last "and" if an earlier name contains one. If only the last name does,
 * its "and" ends the list: "Amount spent, CTR and CPC".
 */
export function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.length < 2 ? names : names.map((name, at) => (at === 0 ? noun(name) : lower(noun(name))))
  const last = rest.pop()
  if (last === undefined) return first
  const hasAnd = (name: string) => name.includes(' and ')
  const before = [first, ...rest]
  const end = before.some(hasAnd) ? ', and ' : hasAnd(last) ? ', ' : ' and '
  return `${before.join(', ')}${end}${last}`
}

/** "Networks" of "By network", which only stands alone. */
function noun(name: string): string {
  const [, first, others] = /^By (\w)(\w*)$/.exec(name) ?? []
  return first === undefined ? name : `${first.toUpperCase()}${others}s`
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
