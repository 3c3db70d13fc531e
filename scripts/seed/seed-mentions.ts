/** Listeners and what they found: one as it should be, one that just began, one that nobody named, and one of the other account. */

import { writeItems } from '../../functions/domains/items/store/items.ts'
import { getListener, noteResults, putListener } from '../../functions/domains/listeners/store.ts'
import { withSentiment } from '../../functions/domains/sentiment/score-texts.ts'
import { weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import { type Mention, type MentionSource, mentionSource } from '../../shared/items/mentions.ts'
import type { Listener } from '../../shared/listeners.ts'
import { dateOf, launchOn, season } from './calendar.ts'
import { both, reading, said, topic, writers } from './mention-texts.ts'
import { count, normal, pick, random, weighted } from './random.ts'

type SeedListener = Omit<Listener, 'results'> & { accountId: string; perDay: number }

const [own, rival] = [
  { key: 'brand', label: 'Northbound' },
  { key: 'rival', label: 'Kettle & Crane' },
]

const listeners: readonly SeedListener[] = [
  {
    accountId: 'acct-demo',
    id: 'listener-brand',
    name: 'Northbound and Kettle & Crane',
    type: 'brand',
    enabled: true,
    processed: true,
    entity_gids: ['group-northbound'],
    timezone: null,
    queries: [own, rival],
    perDay: 5,
  },
  {
    accountId: 'acct-demo',
    id: 'listener-advent',
    name: 'Advent calendar',
    type: 'topic',
    enabled: true,
    processed: false,
    entity_gids: ['group-northbound'],
    timezone: null,
    queries: [{ key: 'advent', label: 'Advent calendar' }],
    perDay: 0,
  },
  {
    accountId: 'acct-demo',
    id: 'listener-nameless',
    name: null,
    type: 'topic',
    enabled: true,
    processed: true,
    entity_gids: ['group-leith'],
    timezone: 'America/New_York',
    queries: [{ key: 'coldbrew', label: 'Cold brew' }],
    perDay: 1.2,
  },
  {
    accountId: 'acct-other',
    id: 'listener-books',
    name: 'Book clubs',
    type: 'topic',
    enabled: true,
    processed: true,
    entity_gids: ['group-other'],
    timezone: null,
    queries: [{ key: 'bookclub', label: 'Book club' }],
    perDay: 2,
  },
]

const sources: readonly (readonly [MentionSource, number])[] = [
  ['twitter', 30],
  ['instagram', 24],
  ['facebook', 9],
  ['reddit', 8],
  ['tiktok', 7],
  ['news', 6],
  ['blogs', 9],
  ['forums', 7],
]
/** Without followers of their own. */
const places: readonly MentionSource[] = ['news', 'blogs', 'forums']
const countries = ['GB', 'US', 'IE', 'DE', 'FR', 'AE', null] as const
const hours = [2, 1, 1, 0, 0, 1, 3, 6, 8, 7, 6, 6, 8, 7, 5, 5, 6, 7, 9, 10, 9, 7, 5, 3]
const kept = 400
/** Engagements of a mention still move for so many days. */
const unsettled = 10

/** `from`, `today`: day numbers. */
export async function seedMentions(from: number, today: number, now: Date): Promise<void> {
  for (const { accountId, perDay, ...listener } of listeners) {
    if (!(await getListener(accountId, listener.id))) await putListener(accountId, { ...listener, results: 0 })
    if (perDay === 0) continue
    const mentions: Mention[] = []
    const first = Math.max(from - unsettled, today - kept)
    for (let day = first; day <= today; day++) {
      const next = random(listener.id, 'mentions', day)
      const launched = launchOn('facebook', day) || launchOn('facebook', day - 1) ? 3 : 1
      // two days on which the crawler stood still
      if (today - day === 12 || today - day === 13) continue
      const mean = perDay * season(day) * (weekdayOfDay(day) >= 5 ? 1.2 : 1) * launched
      for (let nth = 0, all = count(next, mean); nth < all; nth++) mentions.push(mention(listener, day, nth))
    }
    await writeItems(mentionSource, accountId, listener.id, await withSentiment(mentions.filter(({ at }) => at <= now.toISOString())))
    const known = (await getListener(accountId, listener.id)) ?? { ...listener, results: 0 }
    await noteResults(accountId, known, [{ of: mentionSource.id, from: dateOf(first), to: dateOf(today) }], dateOf(today))
  }
}

const topicOf = (listenerId: string) => (listenerId === 'listener-books' ? reading : topic)

function mention({ id: listenerId, queries: asked }: Pick<Listener, 'id' | 'queries'>, day: number, nth: number): Mention {
  const key = `${dateOf(day).replaceAll('-', '')}-${nth + 1}`
  const next = random(listenerId, 'mention', key)
  const source =
    sources[
      weighted(
        next,
        sources.map(([, weight]) => weight),
      )
    ]?.[0] ?? 'twitter'
  const isTopic = asked.length === 1
  const which = isTopic ? 'topic' : (['own', 'rival', 'both'] as const)[weighted(next, [62, 28, 10])]
  const { text, language } = pick(next, which === 'topic' ? topicOf(listenerId) : which === 'both' ? both : said)
  const brand = which === 'rival' ? rival.label : own.label
  const queries = which === 'both' ? asked.map(({ label }) => label) : isTopic ? asked.map(({ label }) => label) : [brand]
  const author = next() < 0.02 ? null : pick(next, writers)
  const followers = places.includes(source) ? null : Math.round(Math.exp(6.2 + 1.5 * normal(next)))
  const minute = weighted(next, hours) * 60 + Math.floor(next() * 60)
  return {
    id: `${listenerId}-${key}`,
    listenerId,
    at: new Date(day * dayMs + minute * 60_000).toISOString(),
    source,
    queries,
    text: text.replaceAll('{brand}', brand).replaceAll('{rival}', rival.label),
    url: `https://${source}.example/${listenerId}/${key}`,
    author: author === null ? null : { id: author, name: author, followers: author.length % 5 === 0 ? null : followers },
    country: countries[weighted(next, [58, 10, 8, 6, 5, 4, 9])] ?? null,
    language: next() < 0.03 ? null : language,
    engagements: source === 'news' || source === 'forums' ? null : count(next, Math.exp(2 + 1.2 * normal(next))),
    repost: next() < 0.08,
    score: null,
    sentiment: null,
  }
}
