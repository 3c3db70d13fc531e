/** How many things a figure rests on, on both sides of a comparison: a change of few is chance, however many percent it is. */
import type { Report, TabReport, Tile } from '../reports/report.ts'

/** `tile`: what counts them, where a tile does. */
export type Base = { tile: Tile | null; prior: number; value: number }

/** What counts the things a figure is of, where it is neither itself nor the first count of its tab. */
const counting: Record<string, string> = {
  er_impressions: 'engagements',
  on_time_rate: 'completed',
  completion_time: 'completed',
  response_rate: 'turns',
  sla_pct: 'turns',
  first_response_time: 'turns',
  first_response_time_business: 'turns',
  own_public_engagements: 'own_posts',
  own_er_followers_post: 'own_posts',
  rank: 'own_posts',
  ctr_link: 'link_clicks',
  cpc: 'link_clicks',
  cvr: 'conversions',
  cpa: 'conversions',
  roas: 'conversions',
  conversion_value: 'conversions',
}

/** What a report of single posts or texts adds up is of as many as there are. */
const whatIsAdded = ['posts_published', 'mentions']

/** Rates of a page's posts, whose number is not among its tiles but so many a day. */
const ofPostsADay = new Set(['er_own', 'er_rank', 'per_post_own', 'per_day_own'])

/** Times until an answer are only of what was answered. */
const ofAnswered: Record<string, string> = {
  review_response_time: 'review_response_rate',
  first_response_time: 'response_rate',
  first_response_time_business: 'response_rate',
}

/** Never news by themselves: rates of followers, of whose coming and going only the balance is known, and what few large accounts make up. */
const neverSure = new Set(['growth_own', 'own_growth_pct', 'potential_reach'])

export function baseOf({ days }: Pick<Report, 'days'>, tab: TabReport, tile: Tile): Base {
  if (neverSure.has(tile.key)) return nothing
  if (ofPostsADay.has(tile.key)) {
    const daily = tab.summary.find(({ key }) => key === 'per_day_own')
    return { tile: null, prior: (daily?.prior ?? 0) * (days.prior ?? 0), value: (daily?.value ?? 0) * days.current }
  }
  const counter = counterOf(tab, tile)
  if (!counter) return nothing
  const answered = tab.summary.find(({ key }) => key === ofAnswered[tile.key])
  const part = (rate: number | null | undefined) => (answered ? (rate ?? 0) / 100 : 1)
  return { tile: counter, prior: Math.abs(counter.prior ?? 0) * part(answered?.prior), value: Math.abs(counter.value ?? 0) * part(answered?.value) }
}

/** Of what nothing counts no change is sure. */
const nothing: Base = { tile: null, prior: 0, value: 0 }

/** The tile that counts it: often itself, else what its key names, else the first count of its tab. */
function counterOf(tab: TabReport, tile: Tile): Tile | undefined {
  const byKey = (keys: readonly string[]) => keys.flatMap((key) => tab.summary.find((one) => one.key === key) ?? [])[0]
  const overItems = tab.summary.some((one) => isOf(tab, one, 'POST'))
  if (overItems && (isOf(tab, tile, 'POST') || isOf(tab, tile, 'RATIO'))) return byKey(whatIsAdded)
  const result = /^cost_per_(result_.*)$/.exec(tile.key)?.[1]
  const named = byKey([result ? result.replace('result_', 'results_') : (counting[tile.key] ?? '')])
  if (named) return named
  return counts(tile) ? tile : tab.summary.find(({ unit }) => unit === 'count')
}

/** It is a number of things by itself. */
export const counts = ({ unit }: Tile) => unit === 'count' || unit === 'change'

export function isOf({ passports }: TabReport, { passport }: Tile, kind: string): boolean {
  return passports[passport ?? '']?.class === kind
}
