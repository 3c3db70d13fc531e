/** Pages as anybody can see them: their days, their posts, and themselves. Peers of an industry stand there under a number. */
import { tagsOf } from '../../../../../shared/hashtags.ts'
import { networks } from '../../../../../shared/networks.ts'
import { postTypeDisplay } from '../../../../../shared/posts.ts'
import type { ComparedProfile } from '../../../../../shared/public-profiles.ts'
import type { PageEntry } from '../../../../../shared/reports/kits/public-profiles/entries.ts'
import { isKind } from './is-kind.ts'
import { kind, lines, type RowContext, yesNo } from './kind.ts'

type Paged = { readonly page: ComparedProfile }

const isTold = ({ page }: Paged, { namesPages }: RowContext) => namesPages || page.own

/** Whose it is: pages of one brand count together where an industry is compared. */
const pageColumns = {
  Page: (entry: Paged, context: RowContext) => (isTold(entry, context) ? entry.page.name : `Peer ${context.numberOf(entry.page.brand)}`),
  'Page id': (entry: Paged, context: RowContext) =>
    isTold(entry, context) ? entry.page.id : `peer-${context.numberOf(entry.page.brand)}-${entry.page.network}-${context.numberOf(entry.page.id)}`,
  Brand: (entry: Paged, context: RowContext) =>
    entry.page.own ? 'own' : isTold(entry, context) ? entry.page.name : `Peer ${context.numberOf(entry.page.brand)}`,
  Own: ({ page }: Paged) => yesNo(page.own),
} as const

const sortOf = ({ page }: Paged) => (page.own ? 'own' : 'other')
const network = ({ page }: Paged) => networks[page.network].display

export const pageKinds = [
  kind({
    name: 'page',
    is: isKind<PageEntry, 'page'>('page'),
    sortOf,
    network,
    beside: 'all',
    columns: { ...pageColumns, 'Tracked since': ({ page }) => page.since, 'Hides its likes': ({ hidesLikes }) => yesNo(hidesLikes) },
  }),
  kind({
    name: 'followers on a day',
    is: isKind<PageEntry, 'day'>('day'),
    sortOf,
    network,
    at: ({ at }) => at,
    levelOf: ({ page }) => page.id,
    columns: { ...pageColumns, Followers: ({ followers }) => followers, 'Followers, indexed': ({ index }) => index },
  }),
  kind({
    name: 'post of a page',
    is: isKind<PageEntry, 'post'>('post'),
    sortOf,
    network,
    columns: {
      ...pageColumns,
      Type: ({ post }) => postTypeDisplay[post.type],
      'Public engagements': ({ engagements }) => engagements,
      'Followers of the page': ({ followers }) => followers,
      Hashtags: ({ post }) => lines([...tagsOf(post.text)]),
      Text: (entry, context) => (isTold(entry, context) ? entry.post.text : null),
      URL: (entry, context) => (isTold(entry, context) ? entry.post.url : null),
      'Post id': (entry, context) => (isTold(entry, context) ? entry.post.id : null),
    },
  }),
]
