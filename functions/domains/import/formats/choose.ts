/** Which format reads a table, and everything that has to be true of the table before it does. */
import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { measureIds } from '../../../../shared/metrics/measures.ts'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { exportedBy, noDays } from '../../networks/ad-suites.ts'
import { columnsOf } from '../../readers/csv/columns.ts'
import { ImportRefused, NothingToImport } from '../../readers/csv/decode.ts'
import { columnNamed, inEnglish } from '../../readers/csv/export-columns.ts'
import { checkDaily, checkOneOwner, checkUndated, checkUnderstood } from '../../readers/csv/fit.ts'
import { type Format, figureKinds } from '../../readers/csv/format.ts'
import { type Mapping, mapped, namesAds } from '../../readers/csv/mapping.ts'
import type { Table } from '../../readers/csv/table.ts'
import { resembling } from '../../readers/csv/table-reader.ts'
import { foreignLink } from '../../readers/csv/whose.ts'
import { isDated } from '../ads/columns.ts'
import { adviceOn } from './advice.ts'
import { csvSchemaOf } from './csv-schemas.ts'
import { formats } from './index.ts'

const all: readonly Format[] = Object.values(formats)
const described = all.flatMap(({ id }) => csvSchemaOf(id) ?? [])

/** A table with the format that reads it, its columns called as that format knows them. */
export type Fitted = {
  readonly format: Format
  readonly table: Table
  /** whether it is a CSV of our own, taken whole or not at all */
  readonly own: boolean
  readonly reads: (column: string) => boolean
  /** what it was mapped by */
  readonly mapping: Mapping | null
}

export type Asked = {
  readonly network: NetworkCode
  readonly format: ImportFormat
  /** what is said of the columns of this table */
  readonly mapping: Mapping | null
}

/** @throws ImportRefused with what to do when the table is none of what may be imported, or better something else */
export function choose(given: Table, { network, format: asked, mapping }: Asked): Fitted {
  const table = mapping ? mapped(given, mapping) : given
  const known = all.find((one) => (one.isLoose ? one.networks?.includes(network) : true) && one.recognises(given) && !isOwn(one, given))
  if (mapping && known) checkNetwork(known, network)
  // what somebody says of the columns goes before what is known of them
  const native = mapping ? undefined : known
  const isMappedToAds = mapping !== null && namesAds(mapping)
  const found = native ?? (isMappedToAds ? formats['generic-ads'] : all.find((one) => !one.isLoose && one.recognises(table)))
  const format = asked === 'auto' ? found : formats[asked]
  if (!format) throw whyNone(table, network, mapping)
  const schema = csvSchemaOf(format.id)
  if (!isMappedToAds && !format.recognises(table)) throw new ImportRefused((schema && resembling([schema], table)) ?? importMessages.wrongFormat(format.name))
  checkNetwork(format, network)
  if (format.holds === 'ads') checkSuite(given, network)
  const own = isOwn(format, table)
  const reads = readsOf(format)
  const translated = { ...inEnglish(format.part?.(table) ?? table, format.columns ?? []), givenHeader: given.header }
  checkFit(translated, { format, own, network, mapping })
  const back = new Map(given.header.map((name, at) => [name.toLowerCase(), table.header[at] ?? name]))
  return { format, table: translated, own, reads: (column) => reads(back.get(column.toLowerCase()) ?? column), mapping }
}

function whyNone(table: Table, network: NetworkCode, mapping: Mapping | null): ImportRefused {
  if (mapping) return new ImportRefused(importMessages.mapNoKey)
  const nothing = adviceOn(table, network)
  if (nothing !== null) return new NothingToImport(nothing)
  return new ImportRefused(resembling(described, table) ?? ofOtherNetwork(table, network) ?? importMessages.unknown)
}

/** A date and a number or two are any file's. */
const leastColumns = 4

/** Returns the refusal of another network's export whose format is recognised only in profiles of that network; null for any other table. */
function ofOtherNetwork(table: Table, network: NetworkCode): string | null {
  const found = table.header.length < leastColumns ? undefined : all.find(({ isLoose, recognises }) => isLoose && recognises(table))
  const [of] = found?.networks ?? []
  return found && of && of !== network ? importMessages.likeOtherNetwork(found.name, networks[of].display, networks[network].display) : null
}

/** @throws ImportRefused when a format is not of the profile's network */
function checkNetwork({ networks: of, holds, name }: Format, network: NetworkCode): void {
  if (!of || of.includes(network)) return
  const on = networks[network].display
  throw new ImportRefused(holds === 'ads' ? importMessages.adsNotOf(on) : importMessages.wrongNetwork(name, on))
}

/** @throws ImportRefused for a report over ads that another network exported */
function checkSuite(table: Table, network: NetworkCode): void {
  const suite = exportedBy(table)
  if (suite && !suite.networks.includes(network)) throw new ImportRefused(importMessages.adsOfSuite(suite.name, networks[network].display))
}

const isOwn = (format: Format, table: Table): boolean => csvSchemaOf(format.id) !== null && (format.isOwn?.(table) ?? true)

function checkFit(table: Table, { format, own, network, mapping }: { format: Format; own: boolean; network: NetworkCode; mapping: Mapping | null }): void {
  const { link, holds } = format
  if (holds === 'ads' && !isDated(table)) {
    const why = noDays(table)
    if (why !== null) throw new ImportRefused(why)
    checkUndated(table, readsOf(format))
  }
  if (own && format.id === 'generic-series') checkDaily(table, (column) => column === '')
  if (own && figureKinds.has(holds) && holds !== 'ads') checkOneOwner(table, network)
  // an export is recognised by the columns it needs, however many others people chose beside them
  if (own && figureKinds.has(holds) && holds !== 'ads' && !mapping) checkUnderstood(table, knownTo(format), keysOf(format))
  const foreign = link === undefined ? null : foreignLink(table, link, network)
  if (foreign && (!own || foreign.all))
    throw new ImportRefused(importMessages.foreignLink(foreign.line, networks[foreign.network].display, networks[network].display))
}

/** What a format takes something of. */
function readsOf(format: Format): (column: string) => boolean {
  const schema = csvSchemaOf(format.id)
  const own = new Set(schema ? columnsOf(schema).flatMap(({ name, also = [] }) => [name, ...also]) : [])
  return (column) => {
    const native = columnNamed(format.columns ?? [], column)
    return native ? !native.unused : own.has(column.toLowerCase()) || (format.reads?.(column) ?? false)
  }
}

/** What is read and no figure: ids, names, dates. */
function keysOf(format: Format): (column: string) => boolean {
  const figures: ReadonlySet<unknown> = new Set(['number', 'amount', 'count'])
  const schema = csvSchemaOf(format.holds === 'ads' ? 'generic-ads' : format.id)
  const own = new Set((schema?.columns ?? []).filter(({ kind }) => !figures.has(kind)).flatMap(({ name, also = [] }) => [name, ...also]))
  return (column) => {
    const native = columnNamed(format.columns ?? [], column)
    return native ? !native.unused && (native.measures ?? []).length === 0 : own.has(column.toLowerCase())
  }
}

/** What it knows, be it to leave it out. */
function knownTo(format: Format): (column: string) => boolean {
  const reads = readsOf(format)
  return (column) => reads(column) || columnNamed(format.columns ?? [], column) !== undefined || (format.unusedLike?.test(column) ?? false)
}

const headerWords: ReadonlySet<string> = new Set([
  ...measureIds,
  ...all.flatMap(({ columns = [] }) => columns.flatMap(({ name, also = [] }) => [name, ...also].map((one) => one.toLowerCase()))),
  ...described.flatMap((schema) => columnsOf(schema).flatMap(({ name, also = [] }) => [name, ...also])),
])

/** Whether a row names columns, as where a file was put after another. */
export function isHeader(cells: readonly string[]): boolean {
  const [first = '', second = ''] = cells
  // most rows are none by their first two cells
  if (!headerWords.has(first.trim().toLowerCase()) && !headerWords.has(second.trim().toLowerCase())) return false
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter(Boolean)
  const known = filled.filter((cell) => headerWords.has(cell)).length
  return known >= 2 && 2 * known >= filled.length
}

/** Whether the columns of a table are not known by themselves, as those of networks' exports are. */
export const needsMapping = (table: Table): boolean => !all.some((one) => !one.isLoose && one.recognises(table) && !isOwn(one, table))

/** Whether a table is an export of a network, as profiles of this one would have it. */
export const isExport = (table: Table, network: NetworkCode): boolean =>
  all.some((one) => (one.isLoose ? one.networks?.includes(network) : true) && one.recognises(table) && !isOwn(one, table))

/** Whether a format knows a column, be it to leave it out; exports of ads have any number of others. */
export function isKnownTo(id: string, column: string): boolean {
  const format = all.find((one) => one.id === id)
  return format?.holds === 'ads' || (format ? knownTo(format)(column) : false)
}
