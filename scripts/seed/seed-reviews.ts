/** Reviews of the demo's profiles and what the network says of all of them: on a day, by profile and date alone. */
import { writeItems } from '../../functions/domains/items/store/items.ts'
import { withReviewSentiment } from '../../functions/domains/sentiment/score-texts.ts'
import { dayNumber, weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { type Review, ratingSource, reviewSource } from '../../shared/items/reviews.ts'
import { dateOf, season } from './calendar.ts'
import { count, pick, type Random, random, weighted } from './random.ts'
import { names, opinions, replies } from './review-texts.ts'

/** Before its first day here a profile already had some. */
type Habit = { perWeek: number; stars: readonly number[] | null; replyRate: number; replyHours: number; before: number; average: number }

/** Chance of 1 to 5 stars; Facebook has recommendations instead. */
const habits: Readonly<Record<string, Habit>> = {
  'demo-google': { perWeek: 11, stars: [0.06, 0.03, 0.07, 0.2, 0.64], replyRate: 0.82, replyHours: 9, before: 412, average: 4.42 },
  'demo-google-leith': { perWeek: 8, stars: [0.1, 0.06, 0.1, 0.22, 0.52], replyRate: 0.55, replyHours: 30, before: 0, average: 5 },
  'demo-facebook': { perWeek: 2.5, stars: null, replyRate: 0.6, replyHours: 20, before: 0, average: 5 },
  'leith-facebook': { perWeek: 0.8, stars: null, replyRate: 0.3, replyHours: 60, before: 0, average: 5 },
  'other-facebook': { perWeek: 1, stars: null, replyRate: 0.5, replyHours: 24, before: 0, average: 5 },
}

/** Chance of each hour, 0 to 23: after breakfast, after lunch, in the evening. */
const hours = [0, 0, 0, 0, 0, 0, 1, 2, 5, 8, 9, 7, 8, 9, 8, 7, 6, 6, 7, 8, 7, 5, 3, 1]
const anchor = dayNumber('2024-01-01')
const weekdays = [0.8, 0.8, 0.85, 0.9, 1, 1.5, 1.35]

type Subject = { accountId: string; id: string; network: Review['network']; missing: (day: number) => boolean }

/** `from`, `today`: day numbers. Reviews before `from` are as they were, but for replies that came since. */
export async function seedReviews({ accountId, id, network, missing }: Subject, from: number, today: number, now: Date): Promise<void> {
  const habit = habits[id]
  if (!habit) return
  const reviews: Review[] = []
  const totals: { day: number; sum: number; reviews: number }[] = []
  let [sum, known] = [habit.before * habit.average, habit.before]
  for (let day = anchor; day <= today; day++) {
    for (const review of ofDay(id, network, habit, day)) {
      if (review.createdAt > now.toISOString() || missing(day)) continue
      if (review.stars !== null) [sum, known] = [sum + review.stars, known + 1]
      if (day >= from) reviews.push(settled(review, now))
    }
    if (day >= from && day < today && habit.stars && known > 0 && !missing(day)) totals.push({ day, sum, reviews: known })
  }
  await writeItems(reviewSource, accountId, id, await withReviewSentiment(reviews))
  await writeItems(
    ratingSource,
    accountId,
    id,
    totals.map(({ day, sum: stars, reviews: all }) => ({
      id: dateOf(day),
      profileId: id,
      network,
      at: `${dateOf(day)}T23:00:00.000Z`,
      average: stars / all,
      reviews: all,
    })),
  )
}

function ofDay(id: string, network: Review['network'], habit: Habit, day: number): Review[] {
  const next = random(id, 'reviews', day)
  const mean = (habit.perWeek / 7) * (weekdays[weekdayOfDay(day)] ?? 1) * season(day) * 0.95
  return Array.from({ length: count(next, mean) }, (_, nth) => review(id, network, habit, day, nth))
}

function review(id: string, network: Review['network'], habit: Habit, day: number, nth: number): Review {
  const key = `${dateOf(day).replaceAll('-', '')}-${nth + 1}`
  const next = random(id, 'review', key)
  const stars = habit.stars ? 1 + weighted(next, habit.stars) : null
  const recommends = habit.stars ? null : next() < 0.84
  const createdAt = instant(day, weighted(next, hours), Math.floor(next() * 3600))
  const opinion = pick(next, opinions[stars ?? (recommends ? 5 : 1)] ?? opinions[5])
  return {
    id: `${id}-${key}`,
    profileId: id,
    network,
    createdAt,
    stars,
    recommends,
    // one in seven only leaves stars
    text: next() < 0.14 ? '' : opinion.text,
    author: next() < 0.03 ? null : pick(next, names),
    reply: replyTo(createdAt, stars ?? (recommends ? 5 : 1), habit, next),
    url: `https://${network}.example/${id}/reviews/${key}`,
    language: opinion.language,
    score: null,
    sentiment: null,
  }
}

/** Bad ones are answered more often and sooner; some take weeks. */
function replyTo(createdAt: string, stars: number, { replyRate, replyHours }: Habit, next: Random): Review['reply'] {
  const [isAnswered, tail, text] = [next() < replyRate + (stars <= 2 ? 0.12 : 0), next(), pick(next, stars <= 2 ? replies.sorry : replies.thanks)]
  if (!isAnswered) return null
  const wait = replyHours * (stars <= 2 ? 0.5 : 1) * Math.exp(2.2 * (tail - 0.5) + (tail > 0.95 ? 1.5 : 0))
  return { text, at: new Date(Date.parse(createdAt) + Math.max(0.1, wait) * 3_600_000).toISOString() }
}

/** A reply that is still to come is not there yet. */
function settled(review: Review, now: Date): Review {
  return review.reply && review.reply.at > now.toISOString() ? { ...review, reply: null } : review
}

function instant(day: number, hour: number, second: number): string {
  return new Date((day * 24 + hour) * 3_600_000 + second * 1000).toISOString()
}
