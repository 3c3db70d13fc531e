import type { Section } from './report.ts'

const full = 12

/** Sections fill rows of twelve columns in order; where a tab lacks a neighbour, the last one of the row takes its room. */
export function filledRows(sections: readonly Section[]): Section[] {
  const rows: Section[][] = []
  let room = 0
  for (const section of sections) {
    if (section.span > room) {
      rows.push([])
      room = full
    }
    rows.at(-1)?.push(section)
    room -= section.span
  }
  return rows.flatMap((row) => {
    const before = row.slice(0, -1)
    const left = full - before.reduce((sum, { span }) => sum + span, 0)
    return row.map((section, index) => (index === row.length - 1 ? { ...section, span: left === 4 ? 4 : left === 8 ? 8 : full } : section))
  })
}
