/** What is said of the columns of each table of an import: now, or before of a table with the same header. */
import { formatDate } from '../../../shared/dates/index.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { memoize } from '../../../shared/memoize.ts'
import { headerKey, type Mapping, mappingText } from '../csv/mapping.ts'
import type { Table } from '../csv/table.ts'
import { needsMapping } from '../formats/choose.ts'
import { deleteMapping, getMapping, putMapping, type StoredMapping } from './store.ts'

type Given = { readonly accountId: string; readonly mapping?: Mapping | null; readonly now: Date; readonly files: readonly unknown[] }
type Of = { readonly mapping: Mapping | null; readonly note: string | null }

export function mappingsOf({ accountId, mapping = null, now, files }: Given): { of: (table: Table) => Promise<Of>; keep: () => Promise<void> } {
  const seen: { readonly header: readonly string[]; readonly columns: Mapping }[] = []
  const known = new Map<string, Promise<StoredMapping | null>>()
  const isGiven = mapping !== null && Object.keys(mapping).length > 0
  return {
    of: async (table) => {
      // of one file every column of the mapping has to be in it; of several, each takes those that it has
      const own = isGiven && files.length > 1 ? partOf(mapping, table) : isGiven ? mapping : null
      if (own) {
        seen.push({ header: table.header, columns: own })
        return { mapping: own, note: importMessages.mappedNow(mappingText(own, table.header)) }
      }
      if (!needsMapping(table)) return { mapping: null, note: null }
      if (mapping !== null && !isGiven) {
        // said on purpose: such a file may not be readable without
        await deleteMapping(accountId, table.header)
        return { mapping: null, note: null }
      }
      const stored = await memoize(known, headerKey(table.header), () => getMapping(accountId, table.header))
      return stored
        ? { mapping: stored.columns, note: importMessages.mappedBefore(formatDate(stored.at.slice(0, 10)), mappingText(stored.columns, table.header)) }
        : { mapping: null, note: null }
    },
    /** After the import: what was refused says nothing of its columns. */
    keep: async () => {
      for (const { header, columns } of seen) await putMapping(accountId, header, { columns, at: now.toISOString() })
    },
  }
}

/** Null where nothing is said of any of its columns, or its columns are known. */
function partOf(mapping: Mapping, table: Table): Mapping | null {
  const present = new Set(table.header.map((name) => name.toLowerCase()))
  const part = Object.entries(mapping).filter(([column]) => present.has(column.toLowerCase()))
  return part.length > 0 && needsMapping(table) ? Object.fromEntries(part) : null
}
