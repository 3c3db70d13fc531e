/** Reads files for a profile: each table by the format that knows it, and none that is of another network or account. Nothing is written. */
import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import type { Progress } from '../../items/progress.ts'
import type { AdsReader } from '../../readers/csv/ads-reader.ts'
import type { ReadContext, Reading } from '../../readers/csv/format.ts'
import { type Mapping, withoutTotals } from '../../readers/csv/mapping.ts'
import { type AccountOf, type AccountQuestion, accountsIn, type OwnAccount, ownAccount } from '../../readers/csv/own-account.ts'
import { type ChosenIn, type ImportFile, readFiles } from '../../readers/csv/read-files.ts'
import type { ReadFile } from '../../readers/csv/result.ts'
import type { Row, Table } from '../../readers/csv/table.ts'
import type { TableReader } from '../../readers/csv/table-reader.ts'
import { sortOut } from '../../readers/csv/whose.ts'
import { choose, isHeader } from '../formats/choose.ts'
import { csvSchemaOf } from '../formats/csv-schemas.ts'

type Asked = {
  readonly profile: Pick<ProfileRecord, 'network' | 'username'>
  readonly format: ImportFormat
  /** the network of tables of Meta that do not say theirs */
  readonly of: NetworkCode | null
  /** the account that was chosen of those in the files */
  readonly rowsOf?: string | null
  /** called with the accounts to choose from, where one was chosen */
  readonly onAccounts?: (question: AccountQuestion | null) => void
  readonly files: readonly ImportFile[]
  readonly ads?: Pick<AdsReader, 'begin'>
  readonly progress?: Progress
}
/** What is said of a table: `table` has its dates as they are meant, `currency` is of one that names none. */
type SaidOf = (table: Table) => Promise<{
  readonly table: Table
  readonly mapping: Mapping | null
  readonly currency: string | null
  readonly notes: readonly string[]
}>

/** @throws ImportRefused in the user's words */
export function readForProfile(asked: Asked, general: ReadContext, saidOf: SaidOf): Promise<ReadFile[]> {
  const { profile, of, rowsOf = null, onAccounts, files, ads, progress } = asked
  let ownNames: OwnAccount['names'] = null
  const readerFor = async (given: Table): Promise<TableReader> => {
    const { mapping, currency, notes, table: meant } = await saidOf(given)
    const context = { ...general, currency: currency ?? general.currency }
    const chosen = choose(meant, { network: profile.network, format: asked.format, mapping })
    const { format, own, reads } = chosen
    const { table, totals } = own && format.id === 'generic-series' ? withoutTotals(chosen.table, { date: 'date' }) : { table: chosen.table, totals: 0 }
    const stated = format.networkOf?.(table)
    const accountOf = format.accountOf?.(table)
    return {
      id: format.id,
      schema: own ? csvSchemaOf(format.id) : null,
      table,
      reads,
      notes: totals > 0 ? [...notes, importMessages.totalsLeftOut(totals)] : notes,
      adAccounts: (one) => format.adAccounts?.(one, context) ?? [],
      ...(stated ? { stated: { name: format.name, says: stated.network, what: stated.what } } : {}),
      isUnused: format.isUnused?.(table) ?? false,
      accounts: accountOf ? accountsIn(table, accountOf) : [],
      oneLine: !own && format.holds === 'daily figures',
      holds: format.holds,
      read: async (one) => {
        await format.prepare?.(one, context)
        return accountOf ? readOwnRows(one, accountOf, ownNames, (rows) => format.read({ ...one, rows }, context)) : format.read(one, context)
      },
    }
  }
  const sortTables = (tables: readonly ChosenIn[]) => {
    const own = ownAccount(
      tables.flatMap(({ reader, file, of: place }) => (reader.accounts ?? []).map((one) => ({ ...one, file, of: place }))),
      { username: profile.username, rowsOf },
    )
    ownNames = own.names
    onAccounts?.(own.question)
    return leftOutOf(tables, profile.network, of)
  }
  return readFiles(files, readerFor, { ...(ads ? { begin: ads.begin } : {}), ...(progress ? { progress } : {}), isHeader, sortOut: sortTables })
}

/** Skips the rows of other accounts: an export of Instagram has the posts that partners made together with the profile. */
function readOwnRows({ rows }: Table, accountOf: AccountOf, own: OwnAccount['names'], read: (rows: Row[]) => Reading): Reading {
  const others = rows.flatMap((row) => {
    const account = accountOf(row)
    return own === null || account === null || own.has(account.name) ? [] : [{ row, account }]
  })
  const left = new Set(others.map(({ row }) => row))
  const reading = read(rows.filter((row) => !left.has(row)))
  for (const { row } of others) reading.idle.add(row.line)
  const skipped = others.map(({ row, account }) => ({ line: row.line, reason: importMessages.ofPartner(account.shown) }))
  return { ...reading, read: reading.read + others.length, skipped: [...reading.skipped, ...skipped] }
}

/** Why tables are left out that are not for this profile: those of the other of two networks, and those that nothing is made of. @throws ImportRefused */
function leftOutOf(tables: readonly ChosenIn[], own: NetworkCode, said: NetworkCode | null): (string | null)[] {
  const shared = tables.flatMap(({ table, reader, file, of }, at) =>
    reader.stated && !reader.isUnused ? [{ at, file, of, title: table.title ?? reader.stated.name, line: table.line, ...reader.stated }] : [],
  )
  const sorted = new Map(sortOut(shared, own, said).map((what, index) => [shared[index]?.at, what]))
  return tables.map(({ reader }, at) => {
    if (reader.isUnused) return importMessages.unusedTable
    return sorted.get(at) === 'left out' ? importMessages.otherNetworkTable(networks[otherOf(own)].display) : null
  })
}
const otherOf = (network: NetworkCode): NetworkCode => (network === 'facebook' ? 'instagram' : 'facebook')
