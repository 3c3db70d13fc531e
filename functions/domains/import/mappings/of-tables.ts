/** What is said of each table of an import, of its columns, dates and currency: now, or before of a table with the same header. */
import type { DateOrder } from '../../../../shared/api/import-job.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { memoize } from '../../../../shared/memoize.ts'
import { headerKey, isMappedWhole, type Mapping, mappingText, withoutTotals } from '../../readers/csv/mapping.ts'
import type { Table } from '../../readers/csv/table.ts'
import { needsMapping } from '../formats/choose.ts'
import { dayFirstDates, isCurrencyOpen, openDates, withDates } from './left-open.ts'
import { deleteMapping, getMapping, putMapping, type StoredMapping } from './store.ts'

type Given = {
  readonly accountId: string
  readonly mapping?: Mapping | null
  readonly dateOrder?: DateOrder | null
  readonly currency?: string | null
  readonly now: Date
  readonly files: readonly unknown[]
}
/** `table`: with its dates as they are meant; `currency`: of a table that does not say its own */
type Of = { readonly table: Table; readonly mapping: Mapping | null; readonly currency: string | null; readonly notes: readonly string[] }
type Columns = Pick<Of, 'mapping' | 'notes'>
type Seen = { readonly header: readonly string[] } & Partial<Omit<StoredMapping, 'at'>>

export function mappingsOf({ accountId, mapping = null, dateOrder = null, currency = null, now, files }: Given): {
  of: (table: Table) => Promise<Of>
  keep: () => Promise<void>
} {
  const seen: Seen[] = []
  const known = new Map<string, Promise<StoredMapping | null>>()
  const isGiven = mapping !== null && Object.keys(mapping).length > 0
  const storedOf = ({ header }: Table) => memoize(known, headerKey(header), () => getMapping(accountId, header))

  async function columnsOf(table: Table): Promise<Columns> {
    // of one file every column of the mapping has to be in it; of several, each takes those that it has
    const own = isGiven && files.length > 1 ? partOf(mapping, table) : isGiven ? mapping : null
    if (own) {
      const text = mappingText(own, table.header)
      // tables of a network with one header hold different figures, so what is said of one is not remembered
      if (!needsMapping(table)) return { mapping: own, notes: [importMessages.mappedOnce(text)] }
      seen.push({ header: table.header, columns: own })
      return { mapping: own, notes: [importMessages.mappedNow(text)] }
    }
    if (!needsMapping(table)) return { mapping: null, notes: [] }
    if (mapping !== null && !isGiven) {
      // said on purpose: such a file may not be readable without
      await deleteMapping(accountId, table.header)
      return { mapping: null, notes: [] }
    }
    const stored = await storedOf(table)
    return stored && Object.keys(stored.columns).length > 0
      ? { mapping: stored.columns, notes: [importMessages.mappedBefore(dayOf(stored), mappingText(stored.columns, table.header))] }
      : { mapping: null, notes: [] }
  }

  async function datesOf(table: Table, mapping: Mapping | null): Promise<Pick<Of, 'table' | 'notes'>> {
    const open = openDates(table, mapping)
    if (open.length === 0) return needsMapping(table) || mapping ? readByItself(table, mapping) : { table, notes: [] }
    if (dateOrder) seen.push({ header: table.header, date_order: dateOrder })
    const stored = dateOrder ? null : await storedOf(table)
    const order = dateOrder ?? stored?.date_order
    if (!order) return { table, notes: [] }
    return { table: withDates(table, open, order), notes: [stored ? importMessages.datesBefore(order, dayOf(stored)) : importMessages.datesNow(order)] }
  }

  async function currencyOf(table: Table): Promise<Pick<Of, 'currency' | 'notes'>> {
    if (!isCurrencyOpen(table)) return { currency: null, notes: [] }
    if (currency) {
      seen.push({ header: table.header, currency })
      return { currency, notes: [importMessages.currencyNow(currency)] }
    }
    const stored = await storedOf(table)
    return stored?.currency
      ? { currency: stored.currency, notes: [importMessages.currencyBefore(stored.currency, dayOf(stored))] }
      : { currency: null, notes: [] }
  }

  return {
    of: async (given) => {
      const columns = await columnsOf(given)
      const { table, totals } = columns.mapping ? withoutTotals(given, columns.mapping) : { table: given, totals: 0 }
      const [dates, money] = [await datesOf(table, columns.mapping), await currencyOf(table)]
      const left = totals > 0 ? [importMessages.totalsLeftOut(totals)] : []
      return { ...columns, table: dates.table, currency: money.currency, notes: [...columns.notes, ...left, ...dates.notes, ...money.notes] }
    },
    /** After the import: what was refused says nothing of its columns. What is not said again stays as it was. */
    keep: async () => {
      for (const { header, ...said } of seen) {
        const before = await getMapping(accountId, header)
        await putMapping(accountId, header, { columns: {}, ...before, ...said, at: now.toISOString() })
      }
    },
  }
}

/** A file of one's own whose dates tell that the day stands first: our own CSV has none like that, and networks' formats know theirs. */
function readByItself(table: Table, mapping: Mapping | null): Pick<Of, 'table' | 'notes'> {
  const columns = dayFirstDates(table, mapping)
  return { table: withDates(table, columns, 'day'), notes: columns.map((at) => importMessages.dayFirst(table.header[at] ?? '')) }
}

const dayOf = ({ at }: StoredMapping) => formatDate(at.slice(0, 10))

/** Null where nothing is said of any of its columns, or its columns are known and what is said does not suffice to read it. */
function partOf(mapping: Mapping, table: Table): Mapping | null {
  const present = new Set(table.header.map((name) => name.toLowerCase()))
  const part = Object.entries(mapping).filter(([column]) => present.has(column.toLowerCase()))
  const own = Object.fromEntries(part)
  return part.length > 0 && (needsMapping(table) || isMappedWhole(table, own)) ? own : null
}
