import { allAges } from '../../../../shared/audience.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { countries, readShares, type ShareRow } from '../../readers/audience/read-shares.ts'
import { readDate } from '../../readers/csv/dates.ts'
import { hasNeeded, needed } from '../../readers/csv/export-columns.ts'
import { emptyReading, type Format } from '../../readers/csv/format.ts'
import { cellReader } from '../../readers/csv/named-cells.ts'
import { yearsOf } from '../../readers/csv/read-days.ts'
import type { Row, Table } from '../../readers/csv/table.ts'
import { genericBreakdowns } from '../../readers/generic/breakdowns.ts'

const tiktokShares = (name: string) => [needed(name), needed('Distribution')]
const ofRows = (table: Table, name: string): ShareRow[] => {
  const cell = cellReader(table)
  return table.rows.map((row) => ({ name: (cell(row, name) ?? '').trim(), line: row.line, texts: [cell(row, 'Distribution') ?? ''] }))
}

/** TikTok Studio, "FollowerGender". */
export const tiktokGenders: Format = {
  id: 'tiktok-genders',
  name: 'TikTok followers by gender',
  networks: ['tiktok'],
  holds: 'breakdowns',
  columns: tiktokShares('Gender'),
  recognises: (table) => hasNeeded(table, tiktokShares('Gender')),
  read: (table, context) =>
    readShares(
      {
        ...{ shareRows: ofRows(table, 'Gender'), what: 'genders', rows: table.rows.length },
        make: (told) => {
          const of = (...names: string[]) =>
            told.filter(({ name }) => names.includes(name.toLowerCase())).reduce((sum, { shares }) => sum + (shares[0] ?? 0), 0)
          const [women, men] = [of('female', 'women'), of('male', 'men')]
          const all = told.reduce((sum, { shares }) => sum + (shares[0] ?? 0), 0)
          return { ages: [{ band: allAges, women, men, other: all - women - men }] }
        },
      },
      context,
    ),
}

/** TikTok Studio, "FollowerTopTerritories": codes of countries, and the rest as Others. */
export const tiktokTerritories: Format = {
  id: 'tiktok-territories',
  name: 'TikTok followers by territory',
  networks: ['tiktok'],
  holds: 'breakdowns',
  columns: tiktokShares('Top territories'),
  recognises: (table) => hasNeeded(table, tiktokShares('Top territories')),
  read: (table, context) => readShares({ shareRows: ofRows(table, 'Top territories'), what: 'territories', rows: table.rows.length, make: countries }, context),
}

const activityColumns = [needed('Date'), needed('Hour'), needed('Active followers', ['active_followers'])]

/** TikTok Studio, "FollowerActivity": how many followers were there in each hour of each day; days without a year. */
export const tiktokActivity: Format = {
  id: 'tiktok-activity',
  name: 'TikTok follower activity',
  networks: ['tiktok'],
  holds: 'breakdowns',
  columns: activityColumns,
  recognises: (table) => hasNeeded(table, activityColumns),
  read: (table, context) => {
    const cell = cellReader(table)
    const written = table.rows.map((row) => cell(row, 'Date') ?? '')
    const own = emptyReading()
    const years = yearsOf(written, table.cutAt !== undefined, context, own)
    const hourOf = (row: Row) => /^(\d{1,2})(?::00)?$/.exec((cell(row, 'Hour') ?? '').trim())?.[1] ?? ''
    const rows = table.rows.map((row, at) => {
      const hour = hourOf(row)
      const part = hour !== '' && Number(hour) < 24 ? hour.padStart(2, '0') : ''
      return { line: row.line, cells: [readDate(written[at]) ?? years[at] ?? '', 'follower_activity', part, cell(row, 'Active followers') ?? ''] }
    })
    const reading = genericBreakdowns.read({ ...table, header: ['date', 'breakdown', 'part', 'active_followers'], rows }, context)
    return { ...reading, refused: [...own.refused, ...reading.refused], notes: [...own.notes, importMessages.hoursOfDay, ...reading.notes] }
  },
}
