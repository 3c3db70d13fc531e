/** Citations as a writer makes them: the figure is read from the report, so its text cannot be another. */
import type { Report } from '../reports/report.ts'
import { type Place, readFigure } from './read-figure.ts'
import type { Citation } from './schema.ts'

/** What a sentence may say, in the order asked for, and what it then rests on. */
export type Cited<Fields extends readonly unknown[]> = { cite: Citation; texts: { [K in keyof Fields]: string }; names: readonly string[] }

/** Null when the report lacks one of the figures. */
export function citeFigures<const Fields extends readonly string[]>(report: Report, place: Place, row: string | null, fields: Fields): Cited<Fields> | null
export function citeFigures(report: Report, place: Place, row: string | null, fields: readonly string[]): Cited<readonly string[]> | null {
  const read = fields.flatMap((field) => {
    const found = readFigure(report, place, row, field)
    return found ? { field, ...found } : []
  })
  const [first] = read
  if (!first || read.length < fields.length) return null
  const { tab, section, block } = place
  const figures = read.map(({ field, value, text }) => ({ row, field, value, text }))
  return { cite: { tab, section, block, title: first.title, figures }, texts: read.map(({ text }) => text), names: first.names }
}
