/**
 * Whose figures a table holds: a table is of one network and one account, and nothing lands in the profile of another
 * (docs/decisions/0032-a-table-is-of-one-network.md).
 */

import { importMessages } from '../../../shared/import-messages.ts'
import { type NetworkCode, networks } from '../../../shared/networks.ts'
import { ImportRefused } from './decode.ts'
import type { AccountSeen } from './format.ts'
import { cellReader } from './named-cells.ts'
import type { Row, Table } from './table.ts'

const hosts: readonly (readonly [string, NetworkCode])[] = [
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.watch', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['x.com', 'twitter'],
  ['twitter.com', 'twitter'],
  ['tiktok.com', 'tiktok'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['pinterest.com', 'pinterest'],
  ['reddit.com', 'reddit'],
  ['snapchat.com', 'snapchat'],
  ['tumblr.com', 'tumblr'],
  ['threads.net', 'threads'],
  ['threads.com', 'threads'],
  ['bsky.app', 'bluesky'],
]

/** On which network a post with this link is; null for any other address. */
export function networkOfLink(link: string): NetworkCode | null {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(link.trim())?.[1]?.toLowerCase()
  return hosts.find(([known]) => host === known || host?.endsWith(`.${known}`))?.[1] ?? null
}

/** Of links that name who posted: X and TikTok. */
const userIn = /^https?:\/\/(?:[a-z]+\.)?(?:(?:x|twitter)\.com\/(?!i\/)([^/?#@]+)\/status\/|tiktok\.com\/@([^/?#]+)\/)/i

export const userOfLink = (link: string): string | null => {
  const [, x, tiktok] = userIn.exec(link.trim()) ?? []
  return x ?? tiktok ?? null
}

type Account = Pick<AccountSeen, 'name' | 'shown' | 'username'>
export type AccountOf = (row: Row) => Account | null

/** Reads the account of a row by columns of its table. */
export function accountBy(of: (cell: (...names: string[]) => string) => Account | null): (table: Table) => AccountOf {
  return (table) => {
    const cell = cellReader(table)
    return (row) => of((...names) => (cell(row, ...names) ?? '').trim())
  }
}

/** The accounts of a table, each with its first line and how many rows it has. */
export function accountsIn(table: Table, accountOf: AccountOf): AccountSeen[] {
  const seen = new Map<string, AccountSeen>()
  for (const row of table.rows) {
    const one = accountOf(row)
    if (one) seen.set(one.name, { ...(seen.get(one.name) ?? { ...one, line: row.line }), rows: (seen.get(one.name)?.rows ?? 0) + 1 })
  }
  return [...seen.values()]
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

type SeenIn = AccountSeen & { readonly file: string }
const plain = (name: string) => name.replace(/^@/, '').toLowerCase()

/** What accounts are called where a person chooses one: their ids where two are called the same. */
export function accountNames(seen: readonly Account[]): ReadonlyMap<string, string> {
  const accounts = [...new Map(seen.map((one) => [one.name, one])).values()]
  const called = (shown: string) => accounts.filter((one) => plain(one.shown) === plain(shown)).length
  return new Map(accounts.map(({ name, shown }) => [name, called(shown) > 1 ? name : shown]))
}

type Owner = { readonly username: string | null /** the account that a person chose of those in the files */; readonly rowsOf: string | null }

/**
 * The account whose rows are imported: the profile's own by its username, else the one that was chosen, else the one that most rows of each
 * file have. An export may have posts of partners beside it, which are skipped. Null: rows name no account.
 * @throws ImportRefused when a file is of another account, or nothing tells which account is the profile's
 */
export function ownAccount(seen: readonly SeenIn[], { username, rowsOf }: Owner): string | null {
  const [first] = seen
  if (!first) return null
  const files = [...Map.groupBy(seen, ({ file }) => file).values()]
  if (username !== null && first.username !== null)
    return accountOfAll(
      files,
      seen.filter((one) => one.username !== null && plain(one.username) === plain(username)),
      (other) => importMessages.otherAccount(other.shown, placeOf(other), username),
    )
  const called = accountNames(seen)
  if (rowsOf !== null)
    return accountOfAll(
      files,
      seen.filter(({ name }) => plain(called.get(name) ?? name) === plain(rowsOf)),
      (other) => importMessages.notOfAccount(other.shown, placeOf(other), rowsOf),
    )
  const most = files.map(mostSeen)
  const [own] = most
  const named = [...new Map(seen.toReversed().map((one) => [one.name, one])).values()].toReversed()
  const accounts = named.map((one) => `${called.get(one.name)?.slice(0, 40)} (${placeOf(one)})`)
  if (most.includes(undefined)) throw new ImportRefused(importMessages.severalAccounts(accounts, username === null && first.username !== null))
  if (most.some((one) => one?.name !== own?.name)) throw new ImportRefused(importMessages.accountPerFile(accounts))
  return own?.name ?? null
}

const placeOf = ({ file, line }: SeenIn) => `${file}, line ${line}`

/** The account that every file has rows of. @throws ImportRefused about the first account of a file without it */
function accountOfAll(files: readonly (readonly SeenIn[])[], owned: readonly SeenIn[], why: (other: SeenIn) => string): string | null {
  const own = files.map((accounts) => accounts.find(({ name }) => owned.some((one) => one.name === name)))
  const [other] = files[own.indexOf(undefined)] ?? []
  if (other) throw new ImportRefused(why(other))
  return own[0]?.name ?? null
}

/** The account of more than half of the rows. */
function mostSeen(accounts: readonly SeenIn[]): SeenIn | undefined {
  const all = accounts.reduce((sum, { rows }) => sum + rows, 0)
  return accounts.find(({ rows }) => 2 * rows > all)
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
