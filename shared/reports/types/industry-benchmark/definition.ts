import { dateIn, formatRange } from '../../../dates/index.ts'
import { formatCount } from '../../../format-count.ts'
import { followerSource, pageFollowerSource, pagePostSource, postSource } from '../../../items/public-profiles.ts'
import { listed } from '../../../listed.ts'
import { messages } from '../../../messages.ts'
import { networks } from '../../../networks.ts'
import { type Cohort, type ComparedProfile, minCohort } from '../../../public-profiles.ts'
import { pageDays } from '../../kits/public-profiles/daily.ts'
import { leadDays, type PageEntry, pageEntries, pagesOf } from '../../kits/public-profiles/entries.ts'
import { ofPosts } from '../../kits/public-profiles/figures.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { CellContext } from '../../language/items/section.ts'
import { manifest } from './manifest.ts'
import { benchmarkMetrics } from './metrics.ts'
import { dimensions, empty, type Section, sections } from './sections.ts'

/** Brands with a page on every network on which the own profiles are compared. */
function peersOf(own: readonly ComparedProfile[], { pages }: Cohort): ComparedProfile[] {
  const wanted = [...new Set(own.map(({ network }) => network))].filter((network) => pages.some((page) => page.network === network))
  const brands = Map.groupBy(
    pages.filter(({ network }) => wanted.includes(network)),
    ({ brand }) => brand,
  )
  return [...brands.values()].filter((of) => wanted.every((network) => of.some((page) => page.network === network))).flat()
}

/** Own, and held against the industry: the report is about these alone. */
const isCompared = ({ own, state }: ComparedProfile) => own && state !== 'outside'

/** "Northbound Coffee (Bluesky and Google) and Leith Studio (Google)", in one sentence; none where nothing is left out. */
function leftOut(pages: readonly ComparedProfile[]): string[] {
  const byName = Map.groupBy(pages, ({ name }) => name)
  const named = [...byName].map(([name, of]) => `${name} (${listed(of.map(({ network }) => networks[network].display).sort())})`)
  return named.length > 0 ? [messages.industry.other(listed(named), pages.length)] : []
}

const brandsOf = (pages: readonly ComparedProfile[]) => new Set(pages.flatMap(({ own, brand }) => (own ? [] : [brand]))).size

type CellRange = Pick<CellContext, 'start' | 'end' | 'zone'>

/** How the comparison was made (docs/metrics.md#competitors-and-benchmark), with what only the run knows. */
function methodOf(entries: readonly PageEntry[]): Section {
  const pages = pagesOf(entries)
  const peers = brandsOf(pages.map(({ page }) => page))
  const industry = pages.flatMap((one) => one.industry ?? [])[0] ?? '-'
  const text = (_: unknown, { start, end, zone }: CellRange) => ({
    paragraphs: [
      `Your profiles are compared with ${formatCount(peers)} peers. Each figure is calculated for every peer by the same formula over the same period; the median and quartiles are over peers, not over their posts.`,
      'A peer is a company with a page on every network compared; its pages count together. All figures are public: followers, posts and public engagements. On Instagram shares are left out for everyone, and a page that hides its likes has no engagements.',
      `With fewer than ${formatCount(minCohort)} peers nothing is shown, because single peers could be identified.`,
    ],
    facts: [
      { label: 'Industry', value: industry },
      { label: 'Peers', value: formatCount(peers) },
      { label: 'Range', value: formatRange(dateIn(start, zone), dateIn(new Date(Date.parse(end) - 1), zone)) },
      { label: 'Fewest peers', value: formatCount(minCohort) },
    ],
  })
  return { key: 'method', title: 'Method', basis: '', width: 12, empty, blocks: [{ kind: 'text', key: 'method', text }] }
}

/** Industry benchmark: own profiles compared with the median of their industry. */
export const industryBenchmark = itemReport(manifest, {
  noun: ofPosts,
  counts: (entry) => entry.kind === 'post' && !entry.page.own,
  basis: 'All-time results of posts published in these dates; followers by day',
  load: async (read, request, { pages, cohort }) => {
    const own = pages.filter(({ state }) => state !== 'outside')
    const peers = cohort ? peersOf(own, cohort) : []
    const compared = new Set(peers.map(({ network }) => network))
    const mine = own.filter(({ network }) => compared.has(network))
    const left = pages.filter((page) => !mine.includes(page)).map((page) => ({ ...page, state: 'outside' as const }))
    const industry = cohort?.industry ?? null
    const names = (of: readonly ComparedProfile[]): PageEntry[] => of.map((page) => ({ kind: 'page', page, profileId: page.id, hidesLikes: false, industry }))
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
  knownBy: ['posts'],
  // peers are compared with, never told apart
  daily: pageDays(({ own, name }) => (own ? name : null)),
  sources: 'channel',
  days: "Followers by network days, posts by publishing time in the report's timezone.",
  metrics: benchmarkMetrics,
  dimensions,
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
