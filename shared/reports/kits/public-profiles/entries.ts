/** What reports over public pages count: levels by day, posts by instant, and the pages themselves. */
import { addDays, daysBetween } from '../../../dates/calendar-date.ts'
import { dateIn } from '../../../dates/zoned.ts'
import type { FollowerDay } from '../../../items/public-profiles.ts'
import { publicPartsOf, sumOf } from '../../../metrics/engagement-parts.ts'
import type { MeasureId } from '../../../metrics/measures.ts'
import { longestCarry } from '../../../metrics/stock.ts'
import type { NetworkCode } from '../../../networks.ts'
import type { Post } from '../../../posts.ts'
import type { ComparedProfile } from '../../../public-profiles.ts'
import type { ReportRequest } from '../../request.ts'
import { rangesOf } from '../../request-dates.ts'

/** Followers by date. */
export type Levels = ReadonlyMap<string, number>

/** Followers at the end of a day; `levels`: those of every day of the page; `index`: 100 at the first common day. */
export type PageDay = {
  readonly kind: 'day'
  readonly page: ComparedProfile
  readonly at: string
  readonly followers: number
  readonly levels: Levels
  readonly index: number | null
}
/** `engagements` null: the page hides its likes. `followers`: on the day it was published, else at the end of the range. */
export type PagePost = {
  readonly kind: 'post'
  readonly page: ComparedProfile
  readonly at: string
  readonly post: Post
  readonly engagements: number | null
  readonly followers: number | null
}
/**
 * `profileId`: where it stands in the report; a page of which nothing is known yet stands with an own profile. `industry`: what it is held
 * against as a whole, where it is.
 */
export type PageItself = {
  readonly kind: 'page'
  readonly page: ComparedProfile
  readonly profileId: string
  readonly hidesLikes: boolean
  readonly industry: string | null
}
export type PageEntry = PageDay | PagePost | PageItself

/** Days read before a range: what a level may be carried over, and the day before the first. */
export const leadDays = longestCarry + 1

/** What one sees of a post that is not one's own. Shares on Instagram are shown to nobody, so there they count for no page. */
function openPartsOf(network: NetworkCode): readonly MeasureId[] {
  return publicPartsOf(network).filter((part) => network !== 'instagram' || part !== 'shares')
}

type Range = { readonly from: string; readonly to: string }
type Given = {
  readonly pages: readonly ComparedProfile[]
  readonly days: readonly FollowerDay[]
  readonly posts: readonly Post[]
  readonly industry?: string | null
  readonly request: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo' | 'timezone'>
}

/** Stories are gone after a day and seen by nobody else, so they are left out for every page. */
export function pageEntries({ pages, days, posts, industry = null, request }: Given): PageEntry[] {
  const { range, prior } = rangesOf(request)
  const ranges = prior ? [range, prior] : [range]
  const levels = Map.groupBy(days, ({ profileId }) => profileId)
  const published = Map.groupBy(
    posts.filter(({ type }) => type !== 'story'),
    ({ profileId }) => profileId,
  )
  const lines = new Map(pages.map((page) => [page.id, new Map((levels.get(page.id) ?? []).map(({ date, followers }) => [date, followers]))]))
  const bases = ranges.map((one) => basesOf(one, one === prior ? pages.filter(({ since }) => since !== null && since <= one.from) : pages, lines))
  const own = pages.find((page) => page.own)?.id
  return pages.flatMap((page): PageEntry[] => {
    const line = lines.get(page.id) ?? new Map<string, number>()
    const dated = (published.get(page.id) ?? []).map((post) => ({ post, date: dateIn(post.publishedAt, request.timezone) }))
    const hidden = ranges.filter((one) => dated.some(({ post, date }) => within(one, date) && post.measures.reactions === undefined))
    return [
      { kind: 'page', page, profileId: page.state === 'waiting' && own !== undefined ? own : page.id, hidesLikes: hidden.includes(range), industry },
      ...[...line].map(([at, followers]): PageDay => {
        const base = bases.find(({ of, from }) => within(of, at) && at >= from)?.levels.get(page.id)
        return { kind: 'day', page, at, followers, levels: line, index: base ? (followers / base) * 100 : null }
      }),
      ...dated.flatMap(({ post, date }): PagePost[] => {
        const inRange = ranges.find((one) => within(one, date))
        if (!inRange) return []
        const engagements = hidden.includes(inRange) ? null : sumOf(openPartsOf(page.network), (measure) => post.measures[measure])
        return [{ kind: 'post', page, at: post.publishedAt, post, engagements, followers: line.get(date) ?? lastIn(line, inRange) }]
      }),
    ]
  })
}

function within({ from, to }: Range, date: string): boolean {
  return from <= date && date <= to
}

/** The level of a day, carried over a week at most. */
function levelOn(line: Levels, date: string): number | null {
  for (let back = 0; back <= longestCarry; back++) {
    const level = line.get(addDays(date, -back))
    if (level !== undefined) return level
  }
  return null
}

/** The last level up to the end of a range, those of the days read before it included. */
function lastIn(line: Levels, { from, to }: Range): number | null {
  for (let back = 0; back <= daysBetween(from, to) + leadDays; back++) {
    const level = line.get(addDays(to, -back))
    if (level !== undefined) return level
  }
  return null
}

/** Where lines are set to 100: the first day of the range on which every page that has any figure in it has one. */
function basesOf(of: Range, pages: readonly ComparedProfile[], lines: ReadonlyMap<string, Levels>) {
  const firsts = pages.flatMap(({ id }) => {
    const dates = [...(lines.get(id)?.keys() ?? [])].filter((date) => within(of, date)).sort()
    return dates[0] === undefined ? [] : [dates[0]]
  })
  const from = firsts.sort().at(-1) ?? of.to
  const levels = new Map(pages.map(({ id }) => [id, levelOn(lines.get(id) ?? new Map(), from)]))
  return { of, from, levels }
}

export function pagesOf(entries: readonly PageEntry[]): PageItself[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry] : []))
}
