import { halfOf } from '../blocks/half.ts'
import type { Section } from './report.ts'

const full = 12
const half = 6

/** Whether a section may stand at half the width: one block, of a kind that has the room for it there. */
export function allowsHalf({ content: [only, ...others] }: Pick<Section, 'content'>): boolean {
  return only !== undefined && others.length === 0 && halfOf(only)?.(only) === true
}

/** Halves that follow each other, two and two: each first one with the one beside it. One that is left over stands alone. */
export function pairedHalves<One>(all: readonly One[], isHalf: (one: One) => boolean): Map<One, One> {
  const pairs = new Map<One, One>()
  for (let at = 0; at < all.length - 1; at++) {
    const [one, next] = all.slice(at, at + 2)
    if (one === undefined || next === undefined || !isHalf(one) || !isHalf(next)) continue
    pairs.set(one, next)
    at++
  }
  return pairs
}

/**
 * Sections fill rows of twelve columns in order; where a tab lacks a neighbour, the last one of the row takes its room. Two halves are a row
 * of their own, and a half without another one beside it stands as if it were none.
 */
export function filledRows(sections: readonly Section[], isHalf: (section: Section) => boolean = () => false): Section[] {
  const pairs = pairedHalves(sections, isHalf)
  const seconds = new Set(pairs.values())
  const rows: Section[][] = []
  let room = 0
  for (const section of sections) {
    if (seconds.has(section)) continue
    const beside = pairs.get(section)
    if (beside || section.span > room) {
      rows.push([])
      room = full
    }
    rows.at(-1)?.push(...(beside ? [section, beside].map((one): Section => ({ ...one, span: half })) : [section]))
    room -= beside ? full : section.span
  }
  return rows.flatMap((row) => {
    const before = row.slice(0, -1)
    const left = full - before.reduce((sum, { span }) => sum + span, 0)
    return row.map((section, index) => (index === row.length - 1 ? { ...section, span: spanOf(left) } : section))
  })
}

const spanOf = (columns: number): Section['span'] => (columns === 4 || columns === half || columns === 8 ? columns : full)

/** Of a row of halves the one that stands first, of any other section itself: on paper a row goes where its first one goes. */
export function firstOfRow(sections: readonly Section[], section: Section): Section {
  const halves = sections.filter(({ span }) => span === half)
  const at = halves.findIndex(({ key }) => key === section.key)
  return (at % 2 === 1 ? halves[at - 1] : undefined) ?? section
}
