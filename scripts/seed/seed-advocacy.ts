/** Advocacy groups, their advocates and what those shared: some often, some never, one who left, one who just joined. */

import { getAdvocacyGroup, putAdvocacyGroup } from '../../functions/domains/advocacy/store.ts'
import { writeItems } from '../../functions/domains/items/store/items.ts'
import { readPosts } from '../../functions/domains/posts/store.ts'
import type { AdvocacyGroup } from '../../shared/advocacy.ts'
import { weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import { type AdvocacyShare, type Advocate, advocateSource, shareSource } from '../../shared/items/advocacy.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import type { Post } from '../../shared/posts.ts'
import { type Person, plans } from './advocacy-plan.ts'
import { dateOf, season } from './calendar.ts'
import { count, pick, type Random, random, weighted } from './random.ts'

const history = 400
/** Figures of a share still move for so many days. */
const unsettled = 30
const networks: readonly (readonly [NetworkCode, number, number])[] = [
  ['linkedin', 5, 1],
  ['facebook', 2, 0.4],
  ['twitter', 2, 0.6],
  ['instagram', 1, 0.8],
]
const hours = [0, 0, 0, 0, 0, 0, 1, 4, 8, 7, 5, 4, 7, 6, 4, 4, 5, 6, 5, 4, 3, 2, 1, 0]
const weekdays = [1.2, 1.25, 1.2, 1.15, 1, 0.35, 0.3]
const countries = ['GB', 'US', 'IE', 'DE', 'FR', 'AE', 'NL'] as const

/** `through`: the day up to which it was made before; null at first. Posts must be there already. */
export async function seedAdvocacy(through: number | null, today: number, now: Date): Promise<void> {
  for (const { accountId, group, shares, advocates } of plans) {
    if (!(await getAdvocacyGroup(accountId, group.id))) await putAdvocacyGroup(accountId, group)
    const from = through === null ? today - history : through - unsettled
    if (through === null)
      await writeItems(
        advocateSource,
        accountId,
        group.id,
        advocates.map((one, index) => advocateOf(one, index, group.id, today)),
      )
    const posts = await readPosts(accountId, shares, new Date((from - 30) * dayMs).toISOString(), now.toISOString())
    const sorted = posts.filter(({ type }) => type !== 'story').sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
    const made: AdvocacyShare[] = []
    for (let day = from; day <= today; day++) {
      for (const [index, one] of advocates.entries()) made.push(...sharesOf({ group, one, index, day, today, posts: sorted, now }))
    }
    await writeItems(shareSource, accountId, group.id, made)
  }
}

function advocateOf({ name, joined, left }: Person, index: number, advocacyId: string, today: number): Advocate {
  const at = (ago: number) => `${dateOf(today - ago)}T09:00:00.000Z`
  return { id: `advocate-${index + 1}`, advocacyId, name, picture_url: null, joinedAt: at(joined), leftAt: left === undefined ? null : at(left) }
}

type Given = { group: AdvocacyGroup; one: Person; index: number; day: number; today: number; posts: readonly Post[]; now: Date }

function sharesOf({ group, one, index, day, today, posts, now }: Given): AdvocacyShare[] {
  const ago = today - day
  if (ago > one.joined - 1 || (one.left !== undefined && ago <= one.left)) return []
  const next = random(group.id, one.name, day)
  const mean = (one.perWeek / 7) * (weekdays[weekdayOfDay(day)] ?? 1) * season(day)
  const many = next() < mean ? (next() < 0.12 ? 2 : 1) : 0
  return Array.from({ length: many }, (_, nth) => shareOf({ group, one, index, day, posts, nth }, next)).flatMap((made) =>
    made && made.at <= now.toISOString() ? [made] : [],
  )
}

function shareOf({ group, one, index, day, posts, nth }: Omit<Given, 'today' | 'now'> & { nth: number }, next: Random): AdvocacyShare | null {
  const at = new Date(day * dayMs + weighted(next, hours) * 3_600_000 + Math.floor(next() * 60) * 60_000).toISOString()
  const recent = posts.filter(({ publishedAt }) => publishedAt <= at).slice(-6)
  const [first, ...others] = recent
  if (!first) return null
  const post = pick(next, [first, ...others])
  const [network, , draw] = networks[
    weighted(
      next,
      networks.map(([, weight]) => weight),
    )
  ] ?? ['linkedin', 1, 1]
  const followers = Math.round(one.followers * (network === 'linkedin' ? 1 : 0.6))
  const impressions = count(next, followers * 0.28 * draw)
  const clicks = network === 'instagram' ? null : count(next, impressions * 0.021)
  return {
    id: `${dateOf(day)}-${index + 1}-${nth + 1}`,
    advocacyId: group.id,
    advocateId: `advocate-${index + 1}`,
    network,
    profileId: `${group.id}-${index + 1}`,
    // X does not tell it
    followers: network === 'twitter' ? null : followers,
    at,
    post: { id: post.id, text: post.text, url: post.url, picture_url: post.media[0]?.picture_url ?? null },
    clicks,
    impressions,
    reactions: count(next, impressions * 0.03),
    comments: count(next, impressions * 0.004),
    reshares: network === 'instagram' ? null : count(next, impressions * 0.003),
    countries: countriesOf(clicks ?? 0, next),
  }
}

/** One click in eight does not tell its country. */
function countriesOf(clicks: number, next: Random): AdvocacyShare['countries'] {
  const found = new Map<string, number>()
  for (let click = 0; click < clicks; click++) {
    if (next() < 0.125) continue
    const code = countries[weighted(next, [60, 14, 8, 6, 5, 4, 3])] ?? 'GB'
    found.set(code, (found.get(code) ?? 0) + 1)
  }
  return [...found].map(([code, of]) => ({ code, clicks: of }))
}
