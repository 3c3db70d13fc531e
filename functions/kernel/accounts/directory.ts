/**
 * Where administrators find people, accounts and profiles of all accounts (docs/decisions/0056-the-administration-section.md). DIRECTORY#<kind>
 * holds an entry for the name of each, to list by, and one for each word, to search by; an entry only leads to its record. It is written in one
 * transaction with that, and says who it is of, so that it goes with them.
 */
import { directoryPrefix } from '../table/table.ts'
import { deleteOf, putOf, type Write } from '../table/writes.ts'

export const directoryKinds = ['account', 'user', 'profile'] as const
export type DirectoryKind = (typeof directoryKinds)[number]

/** What something is found by; its first text is its name. */
export type Found = { readonly kind: DirectoryKind; readonly accountId: string; readonly id: string; readonly texts: readonly string[] }

type Named = { readonly id: string; readonly name: string }
export const accountFound = ({ id, name }: Named): Found => ({ kind: 'account', accountId: id, id, texts: [name, id] })
export const userFound = (accountId: string, { id, name, email }: Named & { readonly email: string }): Found => ({
  kind: 'user',
  accountId,
  id,
  texts: [name, email],
})
export const profileFound = (accountId: string, { id, name, username }: Named & { readonly username: string | null }): Found => ({
  kind: 'profile',
  accountId,
  id,
  texts: [name, username ?? ''],
})

const mostWords = 24
const longestWord = 32
const longestName = 100

/** Without case, accents, marks of direction and punctuation: what people type finds what they see. An emoji is a letter. */
function plain(text: string): string {
  const bare = text.normalize('NFKD').toUpperCase().toLowerCase()
  return bare
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}\p{S}]+/gu, ' ')
    .trim()
}

/** Not in the middle of an emoji. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

export function wordsOf(texts: readonly string[]): string[] {
  const words = plain(texts.join(' ')).split(' ').filter(Boolean)
  return [...new Set([...words, ...words.flatMap(endings)].map((word) => cut(word, longestWord)))].slice(0, mostWords)
}

/** Scripts that set no spaces between words, so that a word may begin at any letter: 太郎 of 山田太郎. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u

const endings = (word: string): string[] => {
  const letters = [...word]
  return letters.flatMap((letter, at) => (at > 0 && unspaced.test(letter) ? [letters.slice(at).join('')] : []))
}

export const partitionOf = (kind: DirectoryKind) => directoryPrefix + kind
export const namePrefix = 'NAME#'
export const wordPrefix = (word: string) => `WORD#${word}`

type Item = { readonly pk: string; readonly sk: string; readonly accountId: string; readonly id: string; readonly word?: string; readonly userId?: string }

/** Every entry of it. */
export function entriesOf({ kind, accountId, id, texts }: Found): Item[] {
  const [name = ''] = texts
  const of = { pk: partitionOf(kind), accountId, id, ...(kind === 'user' ? { userId: id } : {}) }
  return [
    { ...of, sk: `${namePrefix}${cut(plain(name), longestName)}#${accountId}#${id}` },
    ...wordsOf(texts).map((word) => ({ ...of, sk: `${wordPrefix(word)}#${accountId}#${id}`, word })),
  ]
}

/** The writes that go with one of its record: from what it was found by to what it is found by from now on; null where there is none. */
export function refound(before: Found | null, after: Found | null): Write[] {
  const [was, is] = [before ? entriesOf(before) : [], after ? entriesOf(after) : []]
  const isIn = (all: readonly Item[], { sk }: Item) => all.some((one) => one.sk === sk)
  return [...was.filter((item) => !isIn(is, item)).map((item) => deleteOf(item)), ...is.filter((item) => !isIn(was, item)).map((item) => putOf(item))]
}
