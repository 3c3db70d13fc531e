/** Names that people type: one that is not known is refused with those it is near to, so that a typo makes nothing. */
import { Refused } from './plan.ts'

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, its] of [...other].entries()) next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === its ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** At most three: those that hold its first letters, or differ in few. */
export function nearest(name: string, known: readonly string[]): string[] {
  const start = name.slice(0, Math.max(3, Math.ceil(name.length / 2)))
  return known
    .map((one) => ({ one, far: one.includes(start) ? 0 : distance(name, one) }))
    .filter(({ far }) => far <= Math.max(2, name.length / 3))
    .sort((a, b) => a.far - b.far || distance(name, a.one) - distance(name, b.one))
    .slice(0, 3)
    .map(({ one }) => one)
}

/** @throws Refused with the nearest names, or all where none is near; `otherwise` says what to do about it */
export function known<Name extends string>(name: string, names: readonly Name[], what: string, otherwise = ''): Name {
  const found = names.find((one) => one === name)
  if (found !== undefined) return found
  const near = nearest(name, names)
  const told = near.length > 0 ? `Near it: ${near.join(', ')}.` : `There are: ${names.join(', ')}.`
  throw new Refused([`"${name}" is no ${what}.`, told, otherwise].filter(Boolean).join(' '))
}
