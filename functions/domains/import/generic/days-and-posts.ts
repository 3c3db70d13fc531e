import { type MeasureId, measureIds } from '../../../../shared/metrics/measures.ts'
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

/** The documented CSV for daily figures: `date` and any measure ids as columns (docs/import-formats.md). */
export const genericSeries: Format = {
  id: 'generic-series',
  name: 'generic daily figures',
  holds: 'daily figures',
  networks: null,
  recognises: (table) => hasColumns(table, ['date']) && !['id', 'breakdown', 'part'].some((other) => hasColumns(table, [other])) && hasMeasures(table),
  read: (table: Table, context: ReadContext) => readDays(table, context, { date: 'date', columns: measureColumns(table) }),
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
