/** Who follows a profile, as networks export it: in shares, and of no day (docs/decisions/0039-workbooks-are-read-like-csv.md). */
import { allAges } from '../../../../shared/audience.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { readDate } from '../csv/dates.ts'
import { hasNeeded, needed } from '../csv/export-columns.ts'
import { emptyReading, type Format, type ReadContext, type Reading } from '../csv/format.ts'
import { cellReader } from '../csv/named-cells.ts'
import { yearsOf } from '../csv/read-days.ts'
import type { Row, Table } from '../csv/table.ts'
import { genericBreakdowns } from '../generic/breakdowns.ts'
import { audienceBatch, type Dimensions } from './batch.ts'
import { countryCode } from './countries.ts'
import { dimensionOf, isListed, isMen, isWomen, networkOfAudience } from './meta-titles.ts'
import { isTooMuch, sharesOf } from './shares.ts'

/** Who is counted, where that stands, and the shares as they are written. */
type ShareRow = { readonly name: string; readonly line: number; readonly texts: readonly string[] }
type Told = { readonly name: string; readonly shares: readonly number[] }
type Asked = {
  readonly shareRows: readonly ShareRow[]
  readonly what: string
  readonly rows: number
  readonly make: (told: readonly Told[], reading: Reading) => Dimensions
}

function readShares({ shareRows, what, rows, make }: Asked, { profileId, dates, today }: ReadContext): Reading {
  const reading = emptyReading()
  reading.read = rows
  const shares = sharesOf(shareRows.flatMap(({ texts }) => texts))
  let at = 0
  const told = new Map<string, Told>()
  for (const { name, line, texts } of shareRows) {
    const own = shares.slice(at, at + texts.length)
    at += texts.length
    const wrong = own.indexOf(null)
    if (wrong >= 0) reading.skipped.push({ line, reason: importMessages.notShare(texts[wrong] ?? '') })
    else if (told.has(name)) reading.refused.push(importMessages.atLine(line, importMessages.partTwice(name)))
    else told.set(name, { name, shares: own.flatMap((share) => share ?? []) })
  }
  if (isTooMuch([...told.values()].flatMap((one) => one.shares))) reading.refused.push(importMessages.tooMuch(what))
  const date = dates?.to ?? today
  const count = rows - reading.skipped.length
  if (told.size === 0 || count <= 0) return reading
  const dimensions = make([...told.values()], reading)
  const record = { id: `its ${what}`, ...dimensions }
  reading.lines.set(record, shareRows[0]?.line ?? 0)
  return {
    ...reading,
    notes: [importMessages.shares(date), ...reading.notes],
    items: [audienceBatch(profileId, { date, rows: count, dimensions, told: record })],
  }
}

const followersOf = ({ name, shares: [followers = 0] }: Told) => ({ name, followers })

function countries(told: readonly Told[], reading: Reading): Dimensions {
  const found = told.flatMap((one) => {
    const code = countryCode(one.name)
    if (code !== null) return [{ code, followers: one.shares[0] ?? 0 }]
    if (!/^others?$/i.test(one.name)) reading.notes.push(importMessages.unknownCountry(one.name))
    return []
  })
  return { countries: found }
}

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

function metaRows(table: Table): ShareRow[] {
  if (dimensionOf(table) !== 'ages') {
    if (isListed(table)) return table.rows.map(({ line, cells }) => ({ name: (cells[0] ?? '').trim(), line, texts: [cells[1] ?? ''] }))
    const [values] = table.rows
    return table.header.flatMap((name, at) => (name === '' || !values ? [] : [{ name, line: values.line, texts: [values.cells[at] ?? ''] }]))
  }
  const [ofWomen, ofMen] = [isWomen, isMen].map((isOf) => table.header.findIndex(isOf))
  return table.rows.map(({ line, cells }) => ({ name: (cells[0] ?? '').trim(), line, texts: [cells[ofWomen ?? -1] ?? '', cells[ofMen ?? -1] ?? ''] }))
}

/** Meta Business Suite, "Audience": under each title a table, of places one with a column each. */
export const metaAudience: Format = {
  id: 'meta-audience',
  name: 'Meta Business Suite audience',
  networks: ['facebook', 'instagram'],
  holds: 'breakdowns',
  reads: () => true,
  recognises: (table) => {
    const dimension = dimensionOf(table)
    if (dimension === undefined || table.rows.length === 0) return false
    return dimension === 'ages' ? [isWomen, isMen].every((isOf) => table.header.some(isOf)) : table.rows.length === 1 || isListed(table)
  },
  isUnused: (table) => dimensionOf(table) === 'pages',
  networkOf: (table) => ({ network: networkOfAudience(table), what: `audience ${dimensionOf(table)}` }),
  read: (table, context) => {
    const dimension = dimensionOf(table)
    const make: Asked['make'] =
      dimension === 'ages'
        ? (told) => ({ ages: told.map(({ name, shares: [one = 0, other = 0] }) => ({ band: name, women: one, men: other, other: 0 })) })
        : dimension === 'cities'
          ? (told) => ({ cities: told.map(followersOf) })
          : countries
    return readShares({ shareRows: metaRows(table), what: dimension ?? 'parts', rows: table.rows.length, make }, context)
  },
}
