/** Finds people, accounts and profiles of all accounts by the directory (functions/kernel/accounts/directory.ts). */
import * as v from 'valibot'
import {
  accountFound,
  type DirectoryKind,
  type Found,
  namePrefix,
  partitionOf,
  profileFound,
  userFound,
  wordPrefix,
  wordsOf,
} from '../../../kernel/accounts/directory.ts'
import { accountKey, profileItemKey, userKey } from '../../../kernel/accounts/keys.ts'
import { AccountRecord, ProfileRecord, UserRecord } from '../../../kernel/accounts/records.ts'
import { readable } from '../../../kernel/jobs/each-item.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { queryPage } from '../../../kernel/table/query.ts'
import type { Key } from '../../../kernel/table/table.ts'

const badCursor = 'The cursor is not one of this list.'
const onPage = 25
/** Max entries scanned per page; rare matches need the next page. */
const lookedAt = 300

const Entry = v.object({ sk: v.string(), accountId: v.string(), id: v.string(), word: v.optional(v.string()) })
type Entry = v.InferOutput<typeof Entry>

export type Search = { readonly search?: string | undefined; readonly cursor?: string | undefined }
export type Page<T> = { readonly rows: readonly T[]; readonly cursor: string | null }
type Of<T> = { readonly account: AccountRecord; readonly one: T }

/** What a kind of thing is read with, and found by. */
type Kind<T> = {
  readonly kind: DirectoryKind
  readonly keyOf: (entry: Entry) => Key
  /** null for what is not there any more */
  readonly read: (item: unknown) => T | null
  readonly foundBy: (accountId: string, one: T) => Found
}

const account: Kind<AccountRecord> = {
  kind: 'account',
  keyOf: ({ id }) => accountKey(id),
  read: (item) => v.parse(AccountRecord, item),
  foundBy: (_, one) => accountFound(one),
}
const user: Kind<UserRecord> = {
  kind: 'user',
  keyOf: ({ accountId, id }) => userKey(accountId, id),
  read: (item) => v.parse(UserRecord, item),
  foundBy: userFound,
}
const profile: Kind<ProfileRecord> = {
  kind: 'profile',
  keyOf: ({ accountId, id }) => profileItemKey(accountId, id),
  read: (item) => {
    const one = v.parse(ProfileRecord, item)
    return one.removed_at === undefined ? one : null
  },
  foundBy: profileFound,
}

export const findAccounts = (asked: Search): Promise<Page<Of<AccountRecord>>> => find(account, asked)
export const findUsers = (asked: Search): Promise<Page<Of<UserRecord>>> => find(user, asked)
export const findProfiles = (asked: Search): Promise<Page<Of<ProfileRecord>>> => find(profile, asked)

/** By the longest word, which few begin with; the others are held against what was found. */
async function find<T>(kind: Kind<T>, { search = '', cursor }: Search): Promise<Page<Of<T>>> {
  const words = wordsOf([search])
  // what is typed has no word in it, such as a dash, and nothing can be found by that
  if (words.length === 0 && search.trim() !== '') return { rows: [], cursor: null }
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  const prefix = longest === undefined ? namePrefix : wordPrefix(longest)
  const rows: Of<T>[] = []
  let from = cursor === undefined ? undefined : startOf(cursor, prefix)
  for (let seen = 0; seen < lookedAt; seen += onPage) {
    const { entries, next } = await entriesFrom(partitionOf(kind.kind), prefix, from)
    const records = await recordsOf(kind, entries)
    for (const entry of entries) {
      from = entry.sk
      const found = records.get(entry.sk)
      if (found && isFoundBy(entry, kind.foundBy(entry.accountId, found.one), words, longest)) rows.push(found)
      if (rows.length === onPage) return { rows, cursor: entry === entries.at(-1) && !next ? null : cursorOf(entry.sk) }
    }
    if (!next) return { rows, cursor: null }
  }
  return { rows, cursor: from === undefined ? null : cursorOf(from) }
}

/** By what its record says now, and by one entry only, however many of its words begin alike. */
function isFoundBy({ word }: Entry, { texts }: Found, wanted: readonly string[], longest: string | undefined): boolean {
  if (longest === undefined) return true
  const words = wordsOf(texts)
  return words.find((one) => one.startsWith(longest)) === word && wanted.every((one) => words.some((its) => its.startsWith(one)))
}

const cursorOf = (sk: string) => Buffer.from(sk).toString('base64url')

/** @throws Problem 400 for a cursor of another list or search */
function startOf(cursor: string, prefix: string): string {
  const sk = Buffer.from(cursor, 'base64url').toString()
  if (!sk.startsWith(prefix) || Buffer.byteLength(sk) > 1024 || cursorOf(sk) !== cursor) throw problem(400, badCursor)
  return sk
}

async function entriesFrom(pk: string, prefix: string, from: string | undefined): Promise<{ entries: Entry[]; next: boolean }> {
  const { items, after } = await queryPage({ pk, prefix }, { limit: onPage, after: from === undefined ? undefined : { pk, sk: from } })
  return { entries: items.map((item) => v.parse(Entry, item)), next: after !== undefined }
}

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`
const Keyed = v.object({ pk: v.string(), sk: v.string() })

/** The records that entries lead to, by the entry's key; what is gone is left out, and so is what is in an account that is being deleted. */
async function recordsOf<T>(kind: Kind<T>, entries: readonly Entry[]): Promise<Map<string, Of<T>>> {
  const keys = entries.flatMap((entry) => [accountKey(entry.accountId), kind.keyOf(entry)])
  const items = await batchGet([...new Map(keys.map((key) => [textOf(key), key])).values()])
  const byKey = new Map(items.map((item) => [textOf(v.parse(Keyed, item)), item]))
  const found = new Map<string, Of<T>>()
  for (const entry of entries) {
    const [item, holder] = [byKey.get(textOf(kind.keyOf(entry))), byKey.get(textOf(accountKey(entry.accountId)))]
    const [its] = readable(AccountRecord, holder ? [holder] : [])
    const one = its && item ? kind.read(item) : null
    if (one !== null && its && its.closed_at === undefined) found.set(entry.sk, { account: its, one })
  }
  return found
}
