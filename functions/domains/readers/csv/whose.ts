/**
 * The network of a table: a table is of one network, and nothing lands in the profile of another
 * (docs/decisions/0032-a-table-is-of-one-network.md).
 */

import { importMessages } from '../../../../shared/import-messages.ts'
import { type NetworkCode, networkCodes, networkRows, networks } from '../../../../shared/networks.ts'
import { ImportRefused } from './decode.ts'
import { cellReader } from './named-cells.ts'
import type { Table } from './table.ts'

/** On which network a post with this link is; null for any other address. */
export function networkOfLink(link: string): NetworkCode | null {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(link.trim())?.[1]?.toLowerCase()
  return networkCodes.find((code) => networkRows[code].linkHosts.some((known) => host === known || host?.endsWith(`.${known}`))) ?? null
}

/** Who posted, of links that say so. */
export function userOfLink(link: string): string | null {
  return networkCodes.map((code) => networkRows[code].userInLink?.exec(link.trim())?.[1]).find((user) => user !== undefined) ?? null
}

/** The first row whose link is on another network, and whether all that have one are; null when there is none. */
export function foreignLink(
  table: Table,
  column: string,
  own: NetworkCode,
): { readonly line: number; readonly network: NetworkCode; readonly all: boolean } | null {
  const cell = cellReader(table)
  const linked = table.rows.flatMap((row) => {
    const network = networkOfLink(cell(row, column) ?? '')
    return network === null ? [] : [{ line: row.line, network }]
  })
  const foreign = linked.filter(({ network }) => network !== own)
  return foreign[0] ? { ...foreign[0], all: foreign.length === linked.length } : null
}

/** A table that may be of one network or another: which it says it is, and what it measures. */
export type Stated = {
  readonly name: string
  /** as it is told, with the sheet of a workbook */
  readonly file: string
  /** which of the files that people chose; other tables may lie in it */
  readonly of: string
  readonly title: string
  readonly line: number
  readonly says: NetworkCode | null
  readonly what: string
}

const metaPair = { facebook: 'instagram', instagram: 'facebook' } as const

/**
 * Of which network each table is. One that does not say is of the network of the tables beside it, in its file or else in the import; one
 * that measures what another table already says of a network is of the other one. Null: nobody can tell.
 */
export function networksOf(tables: readonly Stated[], said: NetworkCode | null): (NetworkCode | null)[] {
  return tables.map((table) => table.says ?? said ?? besides(table, tables))
}

function besides(table: Stated, all: readonly Stated[]): NetworkCode | null {
  const inFile = all.filter(({ of }) => of === table.of)
  const beside = inFile.some(({ says }) => says !== null) ? inFile : all
  const stated = new Set(beside.flatMap(({ says }) => says ?? []))
  const [only] = stated
  const ofSame = new Set(beside.filter(({ what }) => what === table.what).flatMap(({ says }) => says ?? []))
  const [taken] = ofSame
  if (taken) return ofSame.size === 1 && (taken === 'facebook' || taken === 'instagram') ? metaPair[taken] : null
  const clash = beside.some(({ says, what }) => says === null && beside.some((other) => other.says !== null && other.what === what))
  return only && stated.size === 1 && !clash ? only : null
}

/** What to do with a table of each network. @throws ImportRefused when a file has none for this one, or a table is of nobody knows which */
export function sortOut(tables: readonly Stated[], own: NetworkCode, said: NetworkCode | null): ('read' | 'left out')[] {
  const found = networksOf(tables, said)
  return tables.map((table, at) => {
    const network = found[at] ?? null
    if (network === null) {
      const other = own === 'facebook' ? 'instagram' : 'facebook'
      throw new ImportRefused(importMessages.networkUnsaid(table.title, table.line, table.file, networks[own].display, networks[other].display))
    }
    if (network === own) return 'read'
    const ownBeside = tables.some(({ of }, index) => of === table.of && found[index] === own)
    if (!ownBeside) throw new ImportRefused(importMessages.ofOtherNetwork(table.file, table.name, networks[network].display, networks[own].display))
    return 'left out'
  })
}
