/**
 * The pages of the appendix. Rows are as tall as their text, and pages are filled by counting the lines of each cell, so that nothing
 * is cut and N is known before printing. Pure.
 */
import { isWhole } from '../../../shared/networks.ts'
import type { PassportEntry, PrintPage } from './page-types.ts'
import type { LinesOf } from './passport-lines.ts'
import type { Appendix } from './passport-plan.ts'

export const commonLead = 'Of every figure, unless its row says otherwise:'

/** Widths on a page of 1144, with 24 of padding: name, value, then together four columns of text. */
export const passportColumns = { name: 132, value: 108, texts: 904 } as const
/** A column of text that says little has this. */
const leastWidth = 120
const padding = 24
const line = 14
/** between two paragraphs of a cell */
const paragraphGap = 3
/** above and below a row's text, and its rule */
const around = 19
const area = { height: 645, head: 36 }
/** What holds for all rows stands above them, in lines of 16 over the whole width. */
const common = { width: passportColumns.name + passportColumns.value + passportColumns.texts, line: 16, around: 16 }

/**
 * Widths of the columns of text, one set for the whole appendix: the more a column says, the wider. A long text counts for more than
 * short ones of its length, since the tallest cell makes the row.
 */
export function textWidths(rows: readonly Pick<PassportEntry, 'cells'>[]): number[] {
  const columns = [0, 1, 2, 3]
  const said = columns.map((column) => rows.reduce((sum, { cells }) => sum + (cells[column] ?? []).join(' ').length ** 1.5, 0))
  const all = said.reduce((sum, one) => sum + one, 0) || 1
  const spare = passportColumns.texts - columns.length * leastWidth
  return said.map((one) => leastWidth + Math.floor((spare * one) / all))
}

export function entryHeight({ cells, passport, tab }: PassportEntry, widths: readonly number[], linesOf: LinesOf): number {
  const texts = cells.map(
    (paragraphs, at) =>
      paragraphs.reduce((sum, text) => sum + linesOf(text, (widths[at] ?? leastWidth) - padding), 0) * line + (paragraphs.length - 1) * paragraphGap,
  )
  // its name is larger, and the tab it is of stands under it
  const name = linesOf(passport.title, ((passportColumns.name - padding) * 11) / 12.6) * 16 + (isWhole(tab.code) ? 0 : line)
  // the figure, its growth, and one or both of the numbers that it is from
  const value = passport.figure?.compared === undefined ? 46 : 61
  return Math.max(name, value, ...texts) + around
}

/** Rows on pages, in order; a page holds as many as fit whole. */
export function passportPages(appendix: Appendix, head: Pick<PrintPage, 'tab' | 'group'>, linesOf: LinesOf): PrintPage[] {
  const { entries } = appendix
  const widths = textWidths(entries)
  const above = appendix.common ? linesOf(`${commonLead} ${appendix.common}`, common.width) * common.line + common.around : 0
  const pages: PassportEntry[][] = []
  let left = 0
  for (const entry of entries) {
    const height = entryHeight(entry, widths, linesOf)
    if (height > left) {
      pages.push([])
      left = area.height - area.head - (pages.length === 1 ? above : 0)
    }
    pages.at(-1)?.push(entry)
    left -= height
  }
  return pages.map((shown, index) => ({
    kind: 'passport',
    ...head,
    id: index === 0 ? 'passport' : `passport-${index + 1}`,
    title: 'Number passport',
    continued: pages.length > 1 ? [index + 1, pages.length] : null,
    common: index === 0 ? appendix.common : '',
    widths,
    entries: shown,
  }))
}
