/** Two advocacy groups, their advocates and what those shared: some often, some never, one who left, one who just joined. */
import { getAdvocacyGroup, putAdvocacyGroup } from '../../functions/advocacy/store.ts'
import { writeItems } from '../../functions/items/store.ts'
import { readPosts } from '../../functions/posts/store.ts'
import type { AdvocacyGroup } from '../../shared/advocacy.ts'
import { type AdvocacyShare, type Advocate, advocateSource, shareSource } from '../../shared/items/advocacy.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import type { Post } from '../../shared/posts.ts'
import { dateOf, season, weekdayOf } from './calendar.ts'
import { count, pick, type Random, random, weighted } from './random.ts'

type Plan = { group: AdvocacyGroup; shares: readonly string[]; advocates: readonly Person[] }
/** `perWeek`: shares; `joined`, `left`: days ago. */
type Person = { name: string; perWeek: number; followers: number; joined: number; left?: number }

const person = (name: string, perWeek: number, followers: number, joined = 380, left?: number): Person => ({
  name,
  perWeek,
  followers,
  joined,
  ...(left === undefined ? {} : { left }),
})

const plans: readonly Plan[] = [
  {
    group: {
      id: 'advocacy-northbound',
      entity_gid: 'group-northbound',
      picture_url: '/media/avatar-northbound.svg',
      type: 'employees',
      timezone: null,
      name: 'Northbound team',
      rates: { currency: 'GBP', click: 0.9, engagement: 0.35, thousand_impressions: 5.5 },
      points: { share: 10, click: 2, engagement: 1 },
    },
    shares: ['demo-linkedin', 'demo-facebook'],
    advocates: [
      person('Mara Okafor', 2.2, 3_900),
      person('Mathieu Lambert', 1.8, 2_150),
      person('Isla Murray', 2.6, 5_400),
      person('Amara Bello', 3.4, 1_820),
      person('Tomasz Zielinski', 1.1, 640),
      person('Priya Nair', 0.9, 1_240),
      person('Callum Reid', 0.6, 380),
      person('Yuki Tanaka', 1.4, 2_700),
      person('Hannah Weiss', 0.3, 910),
      person('Oluwaseun Adeyemi', 0, 450),
      person('Freya Lindqvist', 1.6, 1_060, 24),
      person('Daniel Costa', 1.2, 720, 300, 40),
    ],
  },
  {
    group: {
      id: 'advocacy-leith',
      entity_gid: 'group-leith',
      picture_url: '/media/avatar-leith.svg',
      type: 'ambassadors',
      timezone: null,
      name: 'friends of Leith Studio',
      rates: { currency: 'USD', click: 1.2, engagement: 0.5, thousand_impressions: 8 },
      points: { share: 5, click: 1, engagement: 1 },
    },
    shares: ['leith-linkedin', 'leith-instagram'],
    advocates: [
      person('Ava Moreno', 1.2, 8_300),
      person('Jonas Keller', 0.8, 1_400),
      person('Chidi Eze', 1.5, 2_600),
      person('Sofia Rossi', 0.5, 990),
      person('Liam Walsh', 0.9, 540),
      person('Noura Saleh', 0.7, 3_150),
      person('Ben Carter', 0.2, 310),
      person('Mei Lin', 1.1, 1_880),
      person('Ruth Abebe', 0.4, 760),
      person('Ivo Petrov', 0, 420),
      person('Grace Kim', 0.6, 1_210, 60),
      person('Theo Martin', 0.5, 670),
    ],
  },
]

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
const dayMs = 86_400_000

/** `through`: the day up to which it was made before; null at first. Posts must be there already. */
export async function seedAdvocacy(through: number | null, today: number, now: Date): Promise<void> {
  for (const { group, shares, advocates } of plans) {
    if (!(await getAdvocacyGroup('acct-demo', group.id))) await putAdvocacyGroup('acct-demo', group)
    const from = through === null ? today - history : through - unsettled
    if (through === null)
      await writeItems(
        advocateSource,
        'acct-demo',
        group.id,
        advocates.map((one, index) => advocateOf(one, index, group.id, today)),
      )
    const posts = await readPosts('acct-demo', shares, new Date((from - 30) * dayMs).toISOString(), now.toISOString())
    const sorted = posts.filter(({ type }) => type !== 'story').sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
    const made: AdvocacyShare[] = []
    for (let day = from; day <= today; day++) {
      for (const [index, one] of advocates.entries()) made.push(...sharesOf({ group, one, index, day, today, posts: sorted, now }))
    }
    await writeItems(shareSource, 'acct-demo', group.id, made)
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
  const mean = (one.perWeek / 7) * (weekdays[weekdayOf(day)] ?? 1) * season(day)
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
