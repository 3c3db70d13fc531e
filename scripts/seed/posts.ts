/**
 * Posts of a profile: a few a week, at the hours people are there, with lifetime figures that go with the profile's daily ones:
 * most do little, a few do a lot. Which post is published when depends on profile and date alone.
 */

import { CalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import { dayNumber, weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import type { Post, PostType } from '../../shared/posts.ts'
import { artwork } from './artworks.ts'
import { dateOf, launchOn } from './calendar.ts'
import { authors, type Caption, captions, drinks, origins } from './captions.ts'
import { levelOf, type Subject } from './daily.ts'
import { splitEngagements, type Values } from './engagements.ts'
import { type Habits, habits } from './networks.ts'
import { count, normal, pick, type Random, random, weighted } from './random.ts'

const anchor = dayNumber('2024-01-01')

/** Chance of each hour, 0 to 23: breakfast, lunch, and most of all the evening. */
const hours = [0, 0, 0, 0, 0, 0, 1, 4, 7, 4, 2, 3, 8, 7, 2, 2, 4, 8, 11, 14, 9, 3, 1, 0]
/** What the hour does to a post. */
const pull = (hour: number) => (hour >= 18 && hour <= 20 ? 1.7 - 0.25 * Math.abs(19 - hour) : hour === 12 || hour === 13 ? 1.15 : 0.75)

const kinds: Partial<Record<NetworkCode, readonly PostType[]>> = {
  facebook: ['image', 'video', 'link', 'text', 'carousel'],
  instagram: ['image', 'carousel', 'reel', 'story'],
  linkedin: ['image', 'text', 'link', 'video'],
  twitter: ['text', 'image', 'link', 'video'],
  tiktok: ['video'],
  youtube: ['video'],
  google: ['image', 'link'],
  pinterest: ['image', 'video'],
  threads: ['text', 'image'],
  bluesky: ['text', 'image', 'link'],
}
const typeLift: Record<PostType, number> = { image: 0.9, carousel: 1.15, video: 1.5, reel: 1.6, story: 0.35, text: 0.8, link: 0.6 }

/** Posts of a subject from day `from` up to `now`, oldest first. */
export function postsOf(subject: Subject, zone: string, from: number, now: Date): Post[] {
  const { id, network, character } = subject
  const habit = habits[network]
  const allowed = kinds[network]
  if (!habit || !allowed) return []
  const texts: readonly Caption[] = captions[character.voice].filter((caption) => !caption.only || caption.only.includes(network))
  const posts: Post[] = []
  let turn = 0
  for (let day = anchor; day <= now.getTime() / dayMs; day++) {
    const next = random(id, 'posts', day)
    const launch = launchOn(network, day)
    const launched = texts.find((caption) => caption.key !== undefined && caption.key === launch?.caption)
    const planned = howMany(next, (character.postsPerWeek / 7) * (habit.weekdays[weekdayOfDay(day)] ?? 1))
    for (let nth = 0; nth < Math.max(planned, launched ? 1 : 0); nth++) {
      const caption = nth === 0 && launched ? launched : upcoming(texts, id, turn++)
      if (!caption || day < from) continue
      const hour = nth === 0 && launched ? 18 : weighted(next, hours)
      const instant = instantOf(day, hour, Math.floor(next() * 12) * 5, zone)
      if (instant <= now) posts.push(post(subject, habit, { caption, allowed, day, hour, instant, nth, now, launched: caption === launched }))
    }
  }
  return posts
}

function howMany(next: Random, mean: number): number {
  const whole = Math.floor(mean)
  return whole + (next() < mean - whole ? 1 : 0) + (next() < 0.03 ? 1 : 0)
}

/** Goes through all captions in a new order each time round, so that none comes twice close together. */
function upcoming(texts: readonly Caption[], id: string, turn: number): Caption | undefined {
  const round = Math.floor(turn / texts.length)
  const order = texts.map((caption, i) => ({ caption, rank: random(id, 'caption', round, i)() })).sort((a, b) => a.rank - b.rank)
  return order[turn % texts.length]?.caption
}

function instantOf(day: number, hour: number, minute: number, zone: string): Date {
  const date = new Date(day * dayMs)
  const wall = toCalendarDateTime(new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).set({ hour, minute })
  return toZoned(wall, zone).toDate()
}

type Draft = { caption: Caption; allowed: readonly PostType[]; day: number; hour: number; instant: Date; nth: number; now: Date; launched: boolean }

function post(subject: Subject, habit: Habits, { caption, allowed, day, hour, instant, nth, now, launched }: Draft): Post {
  const { id, network } = subject
  const key = `${dateOf(day).replaceAll('-', '')}-${nth + 1}`
  const next = random(id, 'post', key)
  const type = typeOf(caption, allowed, next)
  const ageHours = (now.getTime() - instant.getTime()) / 3_600_000
  const tail = launched ? 1.9 : Math.exp(0.8 * normal(next)) / 1.38
  const grown = 1 - Math.exp(-(ageHours + 1) / 26)
  const perPost = (levelOf(subject, day) * 7) / Math.max(1, subject.character.postsPerWeek)
  const level = perPost * 0.48 * tail * typeLift[type] * pull(hour) * grown
  return {
    id: `${id}-${key}`,
    profileId: id,
    network,
    publishedAt: instant.toISOString(),
    type,
    text: type === 'story' ? '' : caption.text.replaceAll('{origin}', () => pick(next, origins)).replaceAll('{drink}', () => pick(next, drinks)),
    url: `https://${network}.example/${id}/${key}`,
    media: mediaOf(caption, type, next),
    labels: [...(caption.labels ?? [])],
    author: next() < 0.9 ? pick(next, authors) : null,
    collaborators: network === 'instagram' && next() < 0.06 ? ['@huila.growers'] : [],
    measures: lifetime(subject, habit, type, level, next),
  }
}

function typeOf(caption: Caption, allowed: readonly PostType[], next: Random): PostType {
  if (allowed.includes('story') && next() < 0.17) return 'story'
  const fitting = allowed.filter((type) => caption.as.includes(type))
  const [first, ...others] = fitting.length > 0 ? fitting : allowed
  return first ? pick(next, [first, ...others]) : 'text'
}

function mediaOf(caption: Caption, type: PostType, next: Random): Post['media'] {
  if (type === 'text') return []
  const moving = type === 'video' || type === 'reel' || (type === 'story' && next() < 0.5)
  const art = caption.art.length > 0 ? caption.art : [1 + Math.floor(next() * 14)]
  const wanted = type === 'carousel' ? Math.min(6, Math.max(3, art.length)) : 1
  const start = type === 'carousel' ? 0 : Math.floor(next() * art.length)
  const numbers = Array.from({ length: wanted }, (_, i) => art[start + i] ?? 1 + Math.floor(next() * 14))
  return numbers.map((number) => ({ kind: moving ? 'video' : 'image', ...artwork(number) }))
}

/** What the network tells of one post; the parts a kind of post cannot have are absent. */
function lifetime({ character }: Subject, habit: Habits, type: PostType, level: number, next: Random): Values {
  const shown = Math.max(habit.level === 'engagements' ? 1 : 12, Math.round(level))
  const story = type === 'story'
  const moving = type === 'video' || type === 'reel'
  const parts: Values = { ...habit.parts }
  if (story) for (const part of ['reactions', 'comments', 'saves'] as const) delete parts[part]
  else delete parts.story_replies
  const rate = habit.level === 'engagements' ? 1 : Math.min(0.3, character.engagementRate * (story ? 0.5 : 1) * Math.exp(0.32 * normal(next)))
  const values: Values = splitEngagements(parts, shown * rate, 0, next)
  if (habit.level === 'impressions') values.impressions = shown
  if (habit.reach) values.reach = Math.floor(shown * Math.min(0.95, (habit.reach + 0.1) * Math.exp(0.05 * normal(next))))
  if (moving) values.video_views = habit.level === 'video_views' || habit.videoViews === 1 ? shown : Math.round(shown * (0.55 + 0.25 * next()))
  if (moving && habit.watch) values.watch_time_min = Math.round((values.video_views ?? 0) * habit.watch * Math.exp(0.2 * normal(next)) * 10) / 10
  if (moving && habit.fullPlays) values.full_plays = Math.floor((values.video_views ?? 0) * Math.min(0.9, habit.fullPlays * Math.exp(0.25 * normal(next))))
  if (habit.linkClicks?.of === 'clicks') values.link_clicks = Math.floor((values.clicks ?? 0) * (type === 'link' ? 0.86 : habit.linkClicks.share * 0.5))
  if (habit.thumbnails) Object.assign(values, thumbnails(shown, next), { followers_gained: count(next, shown * 0.0024) })
  if (story) Object.assign(values, leaving(shown, next))
  return values
}

/** Most see a story to its end. */
function leaving(shown: number, next: Random): Values {
  const story_exits = Math.min(shown, count(next, shown * (0.07 + 0.08 * next())))
  return { story_exits, story_completed: shown - story_exits }
}

function thumbnails(views: number, next: Random): Values {
  const thumb_impressions = Math.round(views * 9 * Math.exp(0.1 * normal(next)))
  return { thumb_impressions, thumb_clicks: Math.round(thumb_impressions * 0.056 * Math.exp(0.15 * normal(next))) }
}
