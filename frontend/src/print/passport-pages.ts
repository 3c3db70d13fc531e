/**
 * The pages of the appendix. Rows are as tall as their text, and pages are filled by counting the lines of each cell, so that nothing
 * is cut and N is known before printing. Pure.
 */
import { changeTerms } from '../../../shared/change-words.ts'
import { isWhole } from '../../../shared/networks.ts'
import type { PassportEntry, PrintPage } from '../paper/page-types.ts'
import type { LinesOf } from './passport-lines.ts'
import type { Appendix } from './passport-plan.ts'

export const commonLead = 'For every figure, unless its row says otherwise:'
export const nativeLead = 'Why the network may differ:'

/** Widths on a page of 1144, with 24 of padding: name, value, then together the columns of text. */
export const passportColumns = { name: 132, value: 108, texts: 904 } as const
/** A column of text that says little has this. */
const leastWidth = 120
const padding = 24
const line = 14
/** between two paragraphs of a cell, and above the one that stands under all columns */
const paragraphGap = 3
/** above and below a row's text, and its rule */
const around = 19
/** on the last page, where the one before it has them to give */
const leastRows = 3
const area = { height: 645, head: 36 }
/** What holds for all rows stands above them, in lines of 16 over the whole width. */
const common = { width: passportColumns.name + passportColumns.value + passportColumns.texts, line: 16, around: 16 }

/**
 * Widths of the columns of text, one set for the whole appendix: the more a column says, the wider, and 0 where no row says anything.
 * A long text counts for more than short ones of its length, since the tallest cell makes the row.
 */
export function textWidths(rows: readonly Pick<PassportEntry, 'cells'>[]): number[] {
  const said = [0, 1, 2].map((column) => rows.reduce((sum, { cells }) => sum + (cells[column] ?? []).join(' ').length ** 1.5, 0))
  const all = said.reduce((sum, one) => sum + one, 0)
  const spare = passportColumns.texts - said.filter((one) => one > 0).length * leastWidth
  return said.map((one) => (one > 0 ? leastWidth + Math.floor((spare * one) / all) : 0))
}

/** What stands under a figure's name: the tab it is of, or the section. */
export function placeUnder({ tab, place }: Pick<PassportEntry, 'tab' | 'place'>): string | null {
  return isWhole(tab.code) ? place : tab.display
}

export function entryHeight(entry: PassportEntry, widths: readonly number[], linesOf: LinesOf): number {
  const { cells, passport, native } = entry
  const tallest = Math.max(
    ...cells.map(
      (paragraphs, at) =>
        paragraphs.reduce((sum, text) => sum + linesOf(text, (widths[at] ?? leastWidth) - padding), 0) * line + (paragraphs.length - 1) * paragraphGap,
    ),
  )
  const under = native ? linesOf(`${nativeLead} ${native}`, passportColumns.texts - padding) * line + paragraphGap : 0
  const place = placeUnder(entry)
  const nameWidth = passportColumns.name - padding
  // its name is larger; a network has its icon
  const name = linesOf(passport.title, (nameWidth * 11) / 12.6) * 16 + (place ? linesOf(place, nameWidth - 16) * line : 0)
  // the figure, its growth, and the numbers that it is from, with the days where these are not all
  const terms = passport.figure ? changeTerms(passport.figure, 'full') : null
  const value = 31 + (terms ? linesOf(terms, passportColumns.value - padding) * 15 : 0)
  return Math.max(name, value, tallest + under) + around
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
  const last = pages.at(-1) ?? []
  const before = pages.at(-2) ?? []
  const fits = (rows: readonly PassportEntry[]) => rows.reduce((sum, row) => sum + entryHeight(row, widths, linesOf), 0) <= area.height - area.head
  for (let row = before.at(-1); row && last.length < leastRows && before.length > leastRows && fits([row, ...last]); row = before.at(-1)) {
    last.unshift(row)
    before.pop()
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
