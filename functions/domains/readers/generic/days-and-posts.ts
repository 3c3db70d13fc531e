import { addDays } from '../../../../shared/dates/index.ts'
import { columnLabel } from '../../../../shared/import-columns.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { insteadOf } from '../../../../shared/metrics/instead-of.ts'
import { type MeasureId, measureIds } from '../../../../shared/metrics/measures.ts'
import { networks } from '../../../../shared/networks.ts'
import { postTypes } from '../../../../shared/posts.ts'
import { instantOf, linkOf, listOf, wordOf } from '../csv/cells.ts'
import { type Format, hasColumns, type ReadContext } from '../csv/format.ts'
import { namesOf } from '../csv/named-cells.ts'
import { readDays } from '../csv/read-days.ts'
import { readPostRows } from '../csv/read-posts.ts'
import type { Table } from '../csv/table.ts'

/** Columns of a generic file named like our measures; at least one makes it ours. */
export function measureColumns(table: Table): Partial<Record<MeasureId, string>> {
  const present = namesOf(table.header)
  return Object.fromEntries(measureIds.filter((measure) => present.has(measure)).map((measure) => [measure, measure]))
}

function hasMeasures(table: Table): boolean {
  return Object.keys(measureColumns(table)).length > 0
}

/** The end of a day in Meta's API: midnight in Pacific Time, as UTC. */
const pacificMidnight = /^(\d{4}-\d{2}-\d{2})T0[78]:00:00(?:\.000)?(?:Z|\+00:?00)$/

/** Returns the table dated by day instead of by Meta's `end_time`; null without such a column. */
function datedBefore({ header, givenHeader = header, rows, ...table }: Table): Table | null {
  const at = header.findIndex((name) => name.toLowerCase() === 'date')
  if (!/^end[ _]time$/i.test(givenHeader[at] ?? '')) return null
  const endOf = (cells: readonly string[]) => pacificMidnight.exec((cells[at] ?? '').trim())?.[1]
  if (!rows.some(({ cells }) => endOf(cells) !== undefined)) return null
  const dayOf = (cells: readonly string[]) => {
    const end = endOf(cells)
    return end === undefined ? (cells[at] ?? '') : addDays(end, -1)
  }
  return {
    ...table,
    header,
    givenHeader,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map((cell, place) => (place === at ? dayOf(cells) : cell)) })),
  }
}

/** Which measures of a file no report on the profile's network uses. */
function unusedOn(table: Table, { network }: ReadContext): string[] {
  return measureIds.flatMap((measure) => {
    const instead = measure in measureColumns(table) ? insteadOf(measure, network) : null
    return instead ? [importMessages.notUsedOn(networks[network].display, columnLabel(measure), instead.map(columnLabel))] : []
  })
}

/** The documented CSV for daily figures: `date` and any measure ids as columns (docs/import-formats.md). */
export const genericSeries: Format = {
  id: 'generic-series',
  name: 'generic daily figures',
  holds: 'daily figures',
  networks: null,
  recognises: (table) => hasColumns(table, ['date']) && !['id', 'breakdown', 'part'].some((other) => hasColumns(table, [other])) && hasMeasures(table),
  read: (table: Table, context: ReadContext) => {
    const options = { date: 'date', columns: measureColumns(table) }
    const dated = datedBefore(table)
    const reading = readDays(dated ?? table, context, options)
    return { ...reading, notes: [...(dated ? [importMessages.endTimes] : []), ...unusedOn(table, context), ...reading.notes] }
  },
}

/** The documented CSV for posts: `id`, `published_at` and any of text, url, type, labels (a|b) and measure ids (docs/import-formats.md). */
export const genericPosts: Format = {
  id: 'generic-posts',
  name: 'generic posts',
  holds: 'posts',
  networks: null,
  link: 'url',
  recognises: (table) => hasColumns(table, ['id', 'published_at']),
  read: (table, context) =>
    readPostRows(table, context, {
      id: (cell) => cell('id') ?? '',
      date: 'published_at',
      publishedAt: (cell) => instantOf((cell('published_at') ?? '').trim()) || null,
      text: (cell) => cell('text') ?? '',
      url: (cell) => linkOf((cell('url') ?? '').trim()),
      type: (cell) => wordOf((cell('type') ?? '').trim(), postTypes) ?? 'text',
      labels: (cell) => listOf(cell('labels') ?? ''),
      measures: measureColumns(table),
    }),
}
