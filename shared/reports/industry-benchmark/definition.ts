import { dateIn, formatRange } from '../../dates/index.ts'
import { tagsOf } from '../../hashtags.ts'
import { followerSource, pageFollowerSource, pagePostSource, postSource } from '../../items/pages.ts'
import { messages } from '../../messages.ts'
import { networks, tabDisplay } from '../../networks.ts'
import { type Cohort, minCohort, type Page } from '../../pages.ts'
import { postTypeDisplay } from '../../posts.ts'
import { listed } from '../../summary/words.ts'
import type { Cut } from '../items/cut.ts'
import { itemReport } from '../items/definition.ts'
import type { CellContext, ItemSection } from '../items/section.ts'
import { pageDays } from '../pages/daily.ts'
import { leadDays, type PageEntry, pageEntries, pagesOf } from '../pages/entries.ts'
import { ofPosts } from '../pages/figures.ts'
import { head } from './head.ts'
import { benchmarkMetrics } from './metrics.ts'

const empty = messages.empty.block

const cuts = {
  type: { title: 'Type', of: (entry) => (entry.kind === 'post' ? [{ key: entry.post.type, label: postTypeDisplay[entry.post.type] }] : []) },
  channel: {
    title: 'Network',
    of: ({ page: { network } }) => [{ key: network, label: networks[network].display, color: `n-${network}`, badge: { network, name: tabDisplay(network) } }],
  },
  tag: { title: 'Hashtag', of: (entry) => (entry.kind === 'post' ? [...tagsOf(entry.post.text)].map((tag) => ({ key: tag, label: `#${tag}` })) : []) },
} as const satisfies Record<string, Cut<PageEntry>>

type Section = ItemSection<PageEntry, keyof typeof benchmarkMetrics, keyof typeof cuts>

const sections: readonly Section[] = [
  {
    key: 'er',
    title: 'Engagement rate',
    subTitle: 'Per {bucket}, by followers: your profiles, the median of the industry and its quartiles',
    width: 12,
    empty,
    blocks: [{ kind: 'line', key: 'lines', metrics: ['er_own', 'er_median', 'er_p25', 'er_p75'] }],
  },
  {
    key: 'engagement',
    title: 'Engagements per post',
    subTitle: 'Per {bucket}',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'two', metrics: ['per_post_own', 'per_post_median'] }],
  },
  {
    key: 'publishing',
    title: 'Posts per day',
    subTitle: 'Per {bucket}',
    width: 8,
    empty,
    blocks: [{ kind: 'column', key: 'two', metrics: ['per_day_own', 'per_day_median'] }],
  },
  {
    key: 'growth',
    title: 'Follower growth',
    width: 4,
    empty,
    blocks: [{ kind: 'bar', key: 'stats', metrics: ['growth_own', 'growth_p25', 'growth_median', 'growth_p75'] }],
  },
  {
    key: 'types',
    title: 'Post types',
    subTitle: 'Each peer weighs the same',
    width: 12,
    empty,
    blocks: [
      { kind: 'bar', key: 'own', title: 'Your profiles', metric: 'type_own', cut: 'type' },
      { kind: 'bar', key: 'industry', title: 'Industry', metric: 'type_peers', cut: 'type' },
      {
        kind: 'table',
        key: 'difference',
        title: 'Difference',
        rows: 'type',
        columns: ['type_own', 'type_peers', 'type_difference'],
        sortBy: 'type_peers',
        footer: false,
      },
    ],
  },
  {
    key: 'times',
    title: 'When the industry posts',
    subTitle: 'Share of peer posts by weekday and hour, in {zone}; each peer weighs the same',
    width: 12,
    empty,
    blocks: [{ kind: 'heatmap', key: 'times', metric: 'times', itemsLabel: 'posts' }],
  },
  {
    key: 'networks',
    title: 'By network',
    width: 12,
    empty,
    blocks: (
      [
        ['er', 'Engagement rate per post'],
        ['per_post', 'Engagements per post'],
        ['per_day', 'Posts per day'],
        ['growth', 'Follower growth'],
      ] as const
    ).map(([id, title]) => ({
      kind: 'table',
      key: id,
      title,
      rows: 'channel',
      columns: [`${id}_own`, `${id}_p25`, `${id}_median`, `${id}_p75`, `${id}_rank`, `${id}_vs`],
      sortBy: `${id}_own`,
      footer: false,
    })),
  },
  {
    key: 'hashtags',
    title: 'Industry hashtags',
    subTitle: 'Of the posts of the peers',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'hashtags',
        key: 'tags',
        text: (entry) => (entry.kind === 'post' && !entry.page.own ? entry.post.text : ''),
        engagements: (entry) => (entry.kind === 'post' ? entry.engagements : null),
      },
      {
        kind: 'table',
        key: 'peers',
        rows: 'tag',
        columns: ['peers_using', 'peer_posts'],
        sortBy: 'peers_using',
        thenBy: ['peer_posts'],
        limit: 30,
        footer: false,
      },
    ],
  },
]

/** Brands with a page on every network on which the own profiles are compared. */
function peersOf(own: readonly Page[], { pages }: Cohort): Page[] {
  const wanted = [...new Set(own.map(({ network }) => network))].filter((network) => pages.some((page) => page.network === network))
  const brands = Map.groupBy(
    pages.filter(({ network }) => wanted.includes(network)),
    ({ brand }) => brand,
  )
  return [...brands.values()].filter((of) => wanted.every((network) => of.some((page) => page.network === network))).flat()
}

/** Own, and held against the industry: the report is about these alone. */
const isCompared = ({ own, state }: Page) => own && state !== 'outside'

/** "Northbound Coffee (Bluesky and Google) and Leith Studio (Google)", in one sentence; none where nothing is left out. */
function leftOut(pages: readonly Page[]): string[] {
  const byName = Map.groupBy(pages, ({ name }) => name)
  const named = [...byName].map(([name, of]) => `${name} (${listed(of.map(({ network }) => networks[network].display).sort())})`)
  return named.length > 0 ? [messages.industry.other(listed(named), pages.length)] : []
}

const brandsOf = (pages: readonly Page[]) => new Set(pages.flatMap(({ own, brand }) => (own ? [] : [brand]))).size

type CellRange = Pick<CellContext, 'start' | 'end' | 'zone'>

/** How the comparison was made (metrics.md 3.12), with what only the run knows. */
function methodOf(entries: readonly PageEntry[]): Section {
  const pages = pagesOf(entries)
  const peers = brandsOf(pages.map(({ page }) => page))
  const industry = pages.flatMap((one) => one.industry ?? [])[0] ?? '-'
  const text = (_: unknown, { start, end, zone }: CellRange) => ({
    paragraphs: [
      `Your profiles are held against ${peers} peers. Each figure is made for every peer by the same formula over the same range; the median and the quartiles are taken over the peers, not over their posts.`,
      'A peer is a company with a page on every network compared; its pages count together. Followers, posts and public engagements are what anybody can see. On Instagram shares are left out for everybody, and a page that hides its likes has no engagements.',
      `With fewer than ${minCohort} peers nothing is shown, because each of them could be told apart.`,
    ],
    facts: [
      { label: 'Industry', value: industry },
      { label: 'Peers', value: String(peers) },
      { label: 'Range', value: formatRange(dateIn(start, zone), dateIn(new Date(Date.parse(end) - 1), zone)) },
      { label: 'Fewest peers', value: String(minCohort) },
    ],
  })
  return { key: 'method', title: 'Method', basis: '', width: 12, empty, blocks: [{ kind: 'text', key: 'method', text }] }
}

/** Industry benchmark (metrics.md 5.8): own profiles beside the middle of their industry. */
export const industryBenchmark = itemReport(head, {
  noun: ofPosts,
  counts: (entry) => entry.kind === 'post' && !entry.page.own,
  basis: 'Lifetime figures of posts published in the range; followers by day',
  load: async (read, request, { pages, cohort }) => {
    const own = pages.filter(({ state }) => state !== 'outside')
    const peers = cohort ? peersOf(own, cohort) : []
    const compared = new Set(peers.map(({ network }) => network))
    const mine = own.filter(({ network }) => compared.has(network))
    const left = pages.filter((page) => !mine.includes(page)).map((page) => ({ ...page, state: 'outside' as const }))
    const industry = cohort?.industry ?? null
    const names = (of: readonly Page[]): PageEntry[] => of.map((page) => ({ kind: 'page', page, profileId: page.id, hidesLikes: false, industry }))
    if (brandsOf(peers) < minCohort) return [...names(left), ...names(mine), ...names(peers)]
    const ids = peers.map(({ id }) => id)
    const [days, posts, peerDays, peerPosts] = await Promise.all([
      read(followerSource, { before: leadDays }),
      read(postSource),
      read(pageFollowerSource, { before: leadDays, owners: ids }),
      read(pagePostSource, { owners: ids }),
    ])
    return [...names(left), ...pageEntries({ pages: [...mine, ...peers], days: [...days, ...peerDays], posts: [...posts, ...peerPosts], industry, request })]
  },
  at: (entry) => (entry.kind === 'page' ? null : entry.at),
  profileOf: ({ page }) => (isCompared(page) ? page.id : null),
  profilesIn: (entries) => new Set(pagesOf(entries).flatMap(({ page }) => (isCompared(page) ? [page.id] : []))),
  fromNetworks: true,
  // peers are compared with, never told apart
  daily: pageDays(({ own, name }) => (own ? name : null)),
  sources: 'channel',
  days: 'Followers by the days of the network, posts by the time they were published in the zone of the report.',
  metrics: benchmarkMetrics,
  cuts,
  summary: ['er_own', 'er_median', 'er_rank', 'per_post_own', 'per_post_median', 'per_day_own', 'per_day_median', 'growth_own', 'growth_median'],
  sections,
  fit: (entries) => (brandsOf(pagesOf(entries).map(({ page }) => page)) < minCohort ? {} : { sections: [...sections, methodOf(entries)] }),
  notes: (entries) => {
    const pages = pagesOf(entries)
    const peers = brandsOf(pages.map(({ page }) => page))
    const own = pages.filter(({ page }) => page.own)
    return [
      ...(own.length > 0 && own.every(({ industry }) => industry === null) ? [messages.industry.none] : []),
      ...(peers > 0 && peers < minCohort ? [messages.industry.few(peers, minCohort)] : []),
      ...(peers > 0 ? leftOut(own.flatMap(({ page }) => (isCompared(page) ? [] : [page]))) : []),
    ]
  },
})
export { industryBenchmark as definition }
