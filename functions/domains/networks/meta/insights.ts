import { importMessages } from '../../../../shared/import-messages.ts'
import { daysTold } from '../../../../shared/known.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { metaTitle } from '../../../../shared/metrics/meta-titles.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { hasNeeded, needed } from '../../readers/csv/export-columns.ts'
import { type Format, hasColumns } from '../../readers/csv/format.ts'
import { cellReader } from '../../readers/csv/named-cells.ts'
import { postExport } from '../../readers/csv/native.ts'
import { accountBy } from '../../readers/csv/own-account.ts'
import { readDays } from '../../readers/csv/read-days.ts'
import type { Table } from '../../readers/csv/table.ts'
import { networkOfLink } from '../../readers/csv/whose.ts'
import { isDay, readMetaInstant } from './instant.ts'
import { alsoCalled, postColumns } from './post-columns.ts'
import { typeNamed } from './types.ts'

type Values = Partial<Record<MeasureId, number | null>>
/** Files of until about 2023 call the column of the figures as the table, where now it is "Primary"; each of these stands in a public file. */
const namedValues = ['Facebook Page reach', 'Instagram reach', 'Instagram profile visits'] as const
const valueName = ({ header, givenHeader = header }: Pick<Table, 'header' | 'givenHeader'>): string | null => {
  const [, name = '', ...more] = givenHeader
  return more.length === 0 && namedValues.some((one) => one.toLowerCase() === name.toLowerCase()) ? name : null
}

const titled = ({ title, ...table }: Pick<Table, 'title' | 'header' | 'givenHeader'>) => metaTitle(title ?? valueName(table))

const quiet: ReadonlySet<MeasureId> = new Set<MeasureId>(['followers_gained', 'followers_lost'])

const seriesColumns = [needed('Date', [], { also: alsoCalled('Date') }), needed('Primary', [], { also: namedValues })]

/** Meta Business Suite, "Insights": several daily tables in one file, each under its title. */
export const metaSeries: Format = {
  id: 'meta-series',
  name: 'Meta Business Suite daily figures',
  networks: ['facebook', 'instagram'],
  holds: 'daily figures',
  columns: seriesColumns,
  recognises: (table) => titled(table) !== undefined && hasNeeded(table, seriesColumns),
  isUnused: (table) => titled(table)?.measure === null,
  networkOf: (table) => ({ network: titled(table)?.network ?? null, what: titled(table)?.measure ?? 'nothing' }),
  read: (table, context) => {
    const measure = titled(table)?.measure
    const reading = readDays(table, context, { columns: measure ? { [measure]: 'Primary' } : {}, isNative: true })
    // Meta leaves out the days on which nobody followed or unfollowed
    const days =
      measure && quiet.has(measure)
        ? daysTold(
            reading.days.map(({ date }) => date),
            '',
            null,
          )
        : null
    return measure && days ? { ...reading, told: [{ of: measure, ...days }] } : reading
  },
}

/** The first column that a table has says on which network its posts are, else their addresses do. */
const postsOf: readonly (readonly [string, NetworkCode])[] = [
  ['Account ID', 'instagram'],
  ['Account username', 'instagram'],
  ['Page ID', 'facebook'],
  ['Page name', 'facebook'],
]

function networkOfPosts(table: Table): NetworkCode | null {
  const named = postsOf.find(([name]) => hasColumns(table, [name]))?.[1]
  if (named) return named
  const cell = cellReader(table)
  const [only, ...more] = new Set(table.rows.flatMap((row) => networkOfLink(cell(row, 'Permalink') ?? '') ?? []))
  return more.length === 0 ? (only ?? null) : null
}

/** Meta leaves the cells of kinds of clicks empty that there were none of: the others are then all there are. */
function isWithoutLinkClicks({ clicks, link_clicks }: Values, figure: (column: string) => number | null): boolean {
  const others = (figure('Other Clicks') ?? 0) + (figure('Matched Audience Targeting Consumption (Photo Click)') ?? 0)
  return link_clicks === null && typeof clicks === 'number' && clicks === others
}

/** Meta Business Suite, "Content": one row a post, lifetime figures. Short rows (fields missing at the end) are read as far as they go. */
export const metaPosts: Format = postExport({
  id: 'meta-posts',
  name: 'Meta Business Suite posts',
  networks: ['facebook', 'instagram'],
  link: 'Permalink',
  columns: postColumns,
  networkOf: (table) => ({ network: networkOfPosts(table), what: 'posts' }),
  accountOf: accountBy((cell) => {
    const [username, shown, id] = [cell('Account username'), cell('Account username', 'Page name'), cell('Account ID', 'Page ID')]
    return id || shown ? { name: id || shown, shown: shown || id, username: username || null } : null
  }),
  post: {
    id: (cell) => cell('Post ID') ?? '',
    isId: /^\d+(?:_\d+)?$/,
    date: 'Publish time',
    publishedAt: (cell, dayFirst) => readMetaInstant(cell('Publish time'), dayFirst),
    text: (cell) => cell('Title') || cell('Description') || '',
    url: (cell) => cell('Permalink') || null,
    type: (cell) => typeNamed(cell('Post type') ?? ''),
    labels: (cell) =>
      (cell('Custom labels') ?? '')
        .split(',')
        .map((label) => label.trim())
        .filter(Boolean),
    figures: ['Seconds viewed'],
    skip: (cell) => (isDay(cell('Date')) ? importMessages.notLifetime : null),
    derive: (values, figure) => {
      const seconds = figure('Seconds viewed')
      const told = isWithoutLinkClicks(values, figure) ? { ...values, link_clicks: 0 } : values
      return seconds !== null && seconds > 0 ? { ...told, watch_time_min: seconds / 60 } : told
    },
  },
})
