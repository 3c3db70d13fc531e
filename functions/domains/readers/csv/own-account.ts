/** The account of a profile among those in its files: rows of partners never land in the profile. */
import type { AccountChoice } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { ImportRefused } from './decode.ts'
import type { AccountSeen } from './format.ts'
import { cellReader } from './named-cells.ts'
import type { Row, Table } from './table.ts'

type Account = Pick<AccountSeen, 'name' | 'shown' | 'username'>
export type AccountOf = (row: Row) => Account | null
/** `file`: as sentences name it, with the sheet of a workbook; `of`: the place of the file in the import */
export type SeenIn = AccountSeen & { readonly file: string; readonly of: string }
/** `choices`: by the place of each file in which to choose; `chosen`: the ID of the answer */
export type AccountQuestion = { readonly choices: ReadonlyMap<string, AccountChoice>; readonly chosen: string | null }
/** `names`: null where rows name no account; `question`: null where no choice is needed */
export type OwnAccount = { readonly names: ReadonlySet<string> | null; readonly question: AccountQuestion | null }
type Owner = { readonly username: string | null /** the ID or the name of the account that a person chose */; readonly rowsOf: string | null }

/** Reads the account of a row by columns of its table. */
export function accountBy(of: (cell: (...names: string[]) => string) => Account | null): (table: Table) => AccountOf {
  return (table) => {
    const cell = cellReader(table)
    return (row) => of((...names) => (cell(row, ...names) ?? '').trim())
  }
}

/** The accounts of a table, each with its first line, its row count and the username of any of its rows. */
export function accountsIn(table: Table, accountOf: AccountOf): AccountSeen[] {
  const seen = new Map<string, AccountSeen>()
  for (const row of table.rows) {
    const one = accountOf(row)
    if (one) seen.set(one.name, together(seen.get(one.name), { ...one, line: row.line, rows: 1 }))
  }
  return [...seen.values()]
}

const isNumber = (id: string) => /^\d+$/.test(id)
const plain = (name: string) => name.replace(/^@/, '').toLowerCase()
const placeOf = ({ file, line }: SeenIn) => `${file}, line ${line}`

/** Some rows of an account lack its username. */
const together = <Seen extends AccountSeen>(before: Seen | undefined, one: Seen): Seen => {
  if (!before) return one
  const named = before.username === null && one.username !== null ? { username: one.username, shown: one.shown } : {}
  return { ...before, ...named, rows: before.rows + one.rows }
}

/** Each account once, the most frequent first. */
function merged(seen: readonly SeenIn[]): SeenIn[] {
  const all = new Map<string, SeenIn>()
  for (const one of seen) all.set(one.name, together(all.get(one.name), one))
  return [...all.values()].sort((a, b) => b.rows - a.rows)
}

/** Display names; the ID where two accounts share a name. */
function displayNames(accounts: readonly SeenIn[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const { shown } of accounts) counts.set(plain(shown), (counts.get(plain(shown)) ?? 0) + 1)
  return new Map(accounts.map(({ name, shown }) => [name, (counts.get(plain(shown)) ?? 0) > 1 ? name : shown]))
}

/** rowsOf takes IDs of this length, and a check is one item of the table. */
const [idLength, nameLength, accountsListed] = [200, 100, 100]

/**
 * The account whose rows are imported: by the username of the profile, else the chosen one, else the one with most rows in each file. An
 * export may have posts of partners beside it, which are skipped.
 * @throws ImportRefused when a file is of another account, or nothing identifies the account of the profile
 */
export function ownAccount(seen: readonly SeenIn[], { username, rowsOf }: Owner): OwnAccount {
  if (seen.length === 0) return { names: null, question: null }
  const files = [...Map.groupBy(seen, ({ of, file }) => `${of} ${file}`).values()]
  const accounts = merged(seen)
  const called = displayNames(accounts)
  const hasUsernames = accounts.some((one) => one.username !== null)
  const chosen = rowsOf === null ? [] : chosenOf(accounts, called, rowsOf)
  const chosenName = called.get(chosen[0]?.name ?? '') ?? (isNumber(rowsOf ?? '') ? null : rowsOf)
  const ask = questionBy({ seen, called, chosen, byUsername: hasUsernames && username === null })

  if (username !== null && hasUsernames) {
    const own = accounts.filter((one) => one.username !== null && plain(one.username) === plain(username))
    const other = fileWithout(files, own)
    if (other) throw new ImportRefused(importMessages.otherAccount(other.shown, placeOf(other), username))
    if (rowsOf !== null && plain(rowsOf) !== plain(username) && !own.some((one) => chosen.includes(one)))
      throw new ImportRefused(importMessages.chosenOther(username, chosenName), { ...ask(accounts), chosen: null })
    return { names: namesOf(own), question: null }
  }
  if (rowsOf !== null) {
    const other = fileWithout(files, chosen)
    if (other) throw new ImportRefused(importMessages.notOfAccount(other.shown, placeOf(other), chosenName), ask(accounts))
    return { names: namesOf(chosen), question: ask(accounts, 2) }
  }
  const most = files.map(mostSeen)
  const [own] = most
  if (own && most.every((one) => one?.name === own.name)) return { names: namesOf([own]), question: null }
  const spelt = (all: readonly SeenIn[]) => all.map((one) => `${called.get(one.name)?.slice(0, 40)} (${placeOf(one)})`)
  const namesIn = files.map(namesOf)
  const inAll = accounts.filter(({ name }) => namesIn.every((names) => names.has(name)))
  if (inAll.length === 0) throw new ImportRefused(importMessages.accountPerFile(spelt(merged(files.flatMap((file, at) => most[at] ?? file)))))
  throw new ImportRefused(importMessages.severalAccounts(spelt(inAll), hasUsernames), ask(inAll))
}

const namesOf = (accounts: readonly SeenIn[]) => new Set(accounts.map(({ name }) => name))

/** By ID, else by name. */
function chosenOf(accounts: readonly SeenIn[], called: ReadonlyMap<string, string>, rowsOf: string): SeenIn[] {
  const byId = accounts.filter(({ name }) => name === rowsOf)
  return byId.length > 0 ? byId : accounts.filter(({ name }) => plain(called.get(name) ?? name) === plain(rowsOf))
}

type About = Readonly<Record<'seen' | 'chosen', readonly SeenIn[]>> & { readonly called: ReadonlyMap<string, string>; readonly byUsername: boolean }

/** Offers, in each file with at least so many of these accounts, those that it has. */
const questionBy =
  ({ seen, called, chosen, byUsername }: About) =>
  (accounts: readonly SeenIn[], least = 1): AccountQuestion => {
    const answer = accounts.find((one) => chosen.includes(one))
    const choices = [...Map.groupBy(seen, ({ of }) => of)].flatMap(([of, all]) => {
      const names = namesOf(all)
      const there = accounts.filter(({ name }) => names.has(name))
      const fit = there.filter(({ name }) => name.length <= idLength)
      const listed = fit.filter((one, at) => at < accountsListed || one === answer)
      const options = listed.map(({ name }) => ({ id: name, name: (called.get(name) ?? name).slice(0, nameLength) }))
      return there.length < least ? [] : [[of, { accounts: options, more: there.length - listed.length, by_username: byUsername }] as const]
    })
    return { choices: new Map(choices), chosen: answer?.name ?? null }
  }

/** The first account of a file without any of these. */
const fileWithout = (files: readonly (readonly SeenIn[])[], accounts: readonly SeenIn[]): SeenIn | undefined => {
  const names = namesOf(accounts)
  return files.find((file) => !file.some(({ name }) => names.has(name)))?.[0]
}

/** The account of more than half of the rows. */
function mostSeen(accounts: readonly SeenIn[]): SeenIn | undefined {
  const all = accounts.reduce((sum, { rows }) => sum + rows, 0)
  return accounts.find(({ rows }) => 2 * rows > all)
}
