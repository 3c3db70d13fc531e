/** Whether a table is what it was taken for: more than a date and one known column, and nothing that another kind of file would have. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { measureIds } from '../../../../shared/metrics/measures.ts'
import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'
import { readDate } from './dates.ts'
import { ImportRefused } from './decode.ts'
import { givenName } from './named-cells.ts'
import { readNumber } from './numbers.ts'
import { withPoint } from './own-numbers.ts'
import { plainName } from './plain-name.ts'
import type { Table } from './table.ts'

const looked = 1000

/** Computed again from what it is made of, so that it is no loss not to read it. */
const isRate = (name: string) => /%|\b(?:rate|ratio|ctr|vtr|cpc|cpm|cpp|cpa|cpv|roas|frequency|average|avg|mean|median|per)\b/i.test(name.replaceAll('_', ' '))

/** Columns whose cells are numbers, and of which some is filled. */
export function numericColumns({ header, rows }: Table): string[] {
  return header.filter((name, at) => {
    if (name === '' || isRate(name)) return false
    let filled = 0
    for (const { cells } of rows.slice(0, looked)) {
      const value = readNumber(withPoint(cells[at] ?? ''))
      if (value === undefined) return false
      if (value !== null) filled++
    }
    return filled > 0
  })
}

/** Refuses figures of which most are not understood. @throws ImportRefused */
export function checkUnderstood(table: Table, reads: (column: string) => boolean, isKey: (column: string) => boolean): void {
  const numeric = numericColumns(table).filter((name) => !isKey(name))
  const unknown = numeric.filter((name) => !reads(name))
  if (2 * (numeric.length - unknown.length) < numeric.length) throw new ImportRefused(importMessages.mostUnknown(numeric.length, unknown))
}

const ofAds = /^(?:amount )?(?:spend|spent|cost)\b|\b(?:ad ?spend|cpc|cpm|cpa|cpp|cpv|roas|campaign|ad ?set|ad ?group|ad ?name|ad ?id|advert)\b/i
/** Names the ad that each row is of, or what it belongs to, in the languages of the suites. */
const namesAd =
  /(?:^| )(?:ads?|adverts?|advertisements?|creatives?|(?:werbe)?anzeigen?|werbung|anuncios?|annunci?o?|annonces?|publicites?|inserzion[ei]|advertenties?|reklam[ay]?|boosted|sponsored|promoted|(?:werbe)?kampagnen?|campagn[ae]s?|campan(?:a|as|ha|has))(?: |$)/
/** Which may be a note on a day of the page as well. */
const besidesAds = /(?:^| )(?:promotions?|keywords?|placements?|targeting)(?: |$)/
const ofPosts = new Set([
  ...[
    'link',
    'permalink',
    'permanent link',
    'url',
    'post',
    'post id',
    'post url',
    'post link',
    'post text',
    'post type',
    'post title',
    'post message',
    'content type',
  ],
  ...['text', 'message', 'caption', 'title', 'headline', 'type', 'media type', 'format', 'tweet', 'tweet id', 'tweet text', 'tweet permalink'],
  ...[
    'video',
    'video id',
    'video title',
    'video link',
    'video url',
    'media id',
    'pin',
    'pin id',
    'pin url',
    'story id',
    'reel',
    'published',
    'published at',
    'publish time',
  ],
])
const plain = (name: string) => name.trim().toLowerCase().replaceAll(/[_-]/g, ' ')
const words = (name: string) => plainName(name).replaceAll(/[_-]/g, ' ')

/** Whether some cell of a column is a word and none a number: a count of ads is a figure. */
function isInWords({ header, rows }: Table, name: string): boolean {
  const at = header.indexOf(name)
  const cells = rows.slice(0, looked).flatMap(({ cells: all }) => (all[at] ?? '').trim() || [])
  return cells.length > 0 && cells.every((cell) => typeof readNumber(withPoint(cell)) !== 'number')
}

/** Measures that ads do not have. */
const ofPages: ReadonlySet<string> = new Set(
  measureIds.filter((id) => /^(?:followers|profile_visits|page_|active_followers|engaged_users|impressions_organic|views_|reach_|thumb_)/.test(id)),
)

/** Refuses what is taken for the days of a profile and is not: ads, posts, several profiles. @throws ImportRefused */
export function checkDaily(table: Table, left: (column: string) => boolean): void {
  const names = table.header.filter((name) => name !== '' && !left(name))
  const ad = names.find((name) => ofAds.test(name.replaceAll('_', ' ')))
  const rowsOfAds = names.find((name) => namesAd.test(words(name)) && isInWords(table, name))
  if (rowsOfAds) throw new ImportRefused(importMessages.fitsAds(givenName(table, [rowsOfAds])))
  const besides = ad ?? names.find((name) => besidesAds.test(words(name)) && isInWords(table, name))
  if (besides && !names.some((name) => ofPages.has(name.toLowerCase()))) throw new ImportRefused(importMessages.fitsAds(givenName(table, [besides])))
  const post = names.find((name) => ofPosts.has(plain(name)))
  if (post) throw new ImportRefused(importMessages.fitsPosts(givenName(table, [post])))
}

/** Refuses rows without days that have a column of dates after all, which nobody reads. @throws ImportRefused */
export function checkUndated({ header, rows }: Table, reads: (column: string) => boolean): void {
  const dates = header.find((name, at) => {
    const filled = rows.slice(0, looked).flatMap(({ cells }) => (cells[at] ?? '').trim() || [])
    return !reads(name) && filled.length > 0 && filled.every((cell) => readDate(cell) !== null)
  })
  if (dates) throw new ImportRefused(importMessages.unreadDates(dates))
}

const networkColumns = new Set(['network', 'platform', 'social network', 'channel', 'service'])
const owners = new Set([
  ...networkColumns,
  ...['profile', 'profile name', 'page', 'page name', 'page id', 'account', 'account name', 'account id', 'username', 'handle'],
])
const networkNamed = (name: string) => networkCodes.find((code) => [code, networks[code].display.toLowerCase()].includes(name.trim().toLowerCase()))

/** Refuses rows of several profiles or networks, or of another network than the profile's, where a column tells them apart. @throws ImportRefused */
export function checkOneOwner({ header, rows }: Table, own: NetworkCode): void {
  for (const [at, name] of header.entries()) {
    if (!owners.has(plain(name))) continue
    const of = (cells: readonly string[]) => (cells[at] ?? '').trim()
    const first = rows.find(({ cells }) => of(cells) !== '')
    if (!first) continue
    const other = rows.find(({ cells }) => of(cells) !== '' && of(cells).toLowerCase() !== of(first.cells).toLowerCase())
    if (other) throw new ImportRefused(importMessages.severalOwners(name, [of(first.cells), first.line], [of(other.cells), other.line]))
    const network = networkColumns.has(plain(name)) ? networkNamed(of(first.cells)) : undefined
    if (network && network !== own) throw new ImportRefused(importMessages.otherOwner(name, networks[network].display, networks[own].display, first.line))
  }
}
