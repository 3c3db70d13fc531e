/** Reads what a report needs, each source once: daily series, posts, audience. Everything after is pure. */

import { type AudienceSnapshot, inPeople } from '../../../../../shared/audience.ts'
import { addDays, type DateRange, dayNumber, instantRange } from '../../../../../shared/dates/index.ts'
import type { Breakdown, BreakdownKind } from '../../../../../shared/items/breakdowns.ts'
import type { DailySeries } from '../../../../../shared/metrics/measures.ts'
import type { Post } from '../../../../../shared/posts.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import { readAudience } from '../../../audience/store.ts'
import { readBreakdowns } from '../../../breakdowns/store.ts'
import { readPosts } from '../../../posts/store.ts'
import { readSeries } from '../../../series/store/series.ts'
import { joinRanges } from '../common/join-ranges.ts'
import { onClock, withNextDays } from '../common/known-days.ts'
import { compareText, isLate } from '../common/profiles.ts'
import { reportTime } from '../common/time-axis.ts'
import { type Clock, zoneClock } from '../common/zone-clock.ts'
import { within } from './breakdowns.ts'
import { type Audience, type DailyDataset, leadDays, type PlacedPost, type ProfileDataset, placePosts, windowOf } from './dataset.ts'

export type SourceInput = {
  readonly accountId: string
  readonly profiles: readonly ProfileRecord[]
  readonly range: DateRange
  readonly prior: DateRange | null
  readonly zone: string
  readonly now: Date
  /** keeps a post, or leaves it out of everything (label filter) */
  readonly keep: (post: Post) => boolean
  /** what of networks' parts is wanted; nothing unless given */
  readonly kinds?: ReadonlySet<BreakdownKind>
}

export async function loadDataset({ accountId, profiles, range, prior, zone, now, keep, kinds = new Set() }: SourceInput): Promise<DailyDataset> {
  const ids = profiles.map(({ id }) => id)
  const spans = joinRanges(range, prior)
  const postSpans = joinRanges(withNextDays(range), prior && withNextDays(prior))
  const [series, posts, audience, breakdowns] = await Promise.all([
    Promise.all(spans.map(({ from, to }) => readSeries(accountId, ids, addDays(from, -leadDays), to))),
    Promise.all(postSpans.map(({ from, to }) => readPosts(accountId, ids, ...instantRange(from, to, zone)))),
    readAudience(accountId, ids),
    readBreakdowns(accountId, profiles, kinds, range),
  ])
  const all = posts.flat()
  const ownOf = Map.groupBy(all, ({ profileId }) => profileId)
  const clock = zoneClock(zone)
  const known = profiles.map((profile) => onReportClock(profile, ownOf.get(profile.id) ?? [], clock))
  return layOut({ profiles: known, range, prior, zone, now, series: series.flat(), posts: all.filter(keep), audience, breakdowns })
}

/** With the days of which its posts are known as they are in the report's zone, whatever posts are left out. */
function onReportClock(profile: ProfileRecord, posts: readonly Post[], clock: Clock): ProfileRecord {
  if (!profile.known?.posts) return profile
  const instants = posts.map(({ publishedAt }) => publishedAt)
  return { ...profile, known: { ...profile.known, posts: onClock(profile.known.posts, instants, clock) } }
}

type Read = Omit<SourceInput, 'accountId' | 'keep' | 'kinds'> & {
  readonly series: readonly DailySeries[]
  readonly posts: readonly Post[]
  readonly audience: Awaited<ReturnType<typeof readAudience>>
  readonly breakdowns?: readonly Breakdown[]
}

/** The data from what was read; also how tests and samples make them, without a table. */
export function layOut({ profiles, range, prior, zone, now, series, posts, audience, breakdowns = [] }: Read): DailyDataset {
  const seriesOf = Map.groupBy(series, ({ profileId }) => profileId)
  const postsOf = Map.groupBy(posts, ({ profileId }) => profileId)
  const audienceOf = new Map(audience.map((snapshot) => [snapshot.profileId, snapshot]))
  const breakdownsOf = Map.groupBy(within(breakdowns, range), ({ profileId }) => profileId)
  const clock = zoneClock(zone)
  const sorted = [...profiles].sort((a, b) => compareText(a.id, b.id))
  return {
    ...reportTime({ range, prior, zone, now }),
    profiles: sorted.map((profile): ProfileDataset => {
      const data = (of: DateRange) => ({
        window: windowOf(covering(seriesOf.get(profile.id) ?? [], of), of),
        posts: placed(postsOf.get(profile.id) ?? [], of, clock),
      })
      const { available_from } = profile
      return {
        profile,
        comparable: prior !== null && !isLate(profile, prior),
        current: data(range),
        prior: prior && data(prior),
        audience: peopleOf(audienceOf.get(profile.id), seriesOf.get(profile.id)),
        breakdowns: breakdownsOf.get(profile.id) ?? [],
        firstDay: available_from === null ? 0 : dayNumber(available_from) - dayNumber(range.from),
      }
    }),
  }
}

/** Shares are of the followers that were last counted. */
function peopleOf(snapshot: AudienceSnapshot | undefined, series: readonly DailySeries[] = []): Audience | null {
  if (!snapshot) return null
  const [latest] = [...series].sort((a, b) => compareText(b.from, a.from))
  const level = latest?.measures.followers?.findLast((value) => !Number.isNaN(value))
  const people = inPeople(snapshot, level ?? null)
  return people && { ...people, followers: level ?? null }
}

/** Two reads of ranges that overlap may hold the same post twice. */
function placed(posts: readonly Post[], range: DateRange, clock: Clock): PlacedPost[] {
  return placePosts([...new Map(posts.map((post) => [post.id, post])).values()], range, clock)
}

function covering(series: readonly DailySeries[], range: DateRange): DailySeries | undefined {
  return series.find(({ from, days }) => from <= range.to && addDays(from, days - 1) >= range.to)
}
