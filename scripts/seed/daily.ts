/**
 * Daily figures of a profile. A day's figures depend on the date and the profile alone, so seeding again next week only adds
 * days. Figures agree with each other: organic + paid = impressions, reach < impressions, the parts add up to the engagements,
 * followers = yesterday's + gained - lost.
 */
import type { SeriesRow } from '../../functions/domains/series/store/series.ts'
import { dayNumber, weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { dateOf, lift, season, weather } from './calendar.ts'
import { splitEngagements, type Values } from './engagements.ts'
import { networkExtras } from './network-extras.ts'
import { type Habits, habits } from './networks.ts'
import { type Character, reference } from './profiles.ts'
import { count, normal, type Random, random } from './random.ts'

export type Subject = { id: string; network: NetworkCode; character: Character }

/** Followers are counted up from here. */
const anchor = dayNumber('2024-01-01')
const referenceDay = dayNumber(reference)

/** Growth of a profile up to `day`; it slows down after the reference so that it stays plausible in later years. */
function trend({ growth }: Character, day: number): number {
  const years = (day - referenceDay) / 365
  return growth ** (years <= 0 ? years : years / (1 + years))
}

/** What an undisturbed whole day counts; posts are scaled by it too. */
export function levelOf({ id, network, character }: Subject, day: number): number {
  const weekday = habits[network]?.weekdays[weekdayOfDay(day)] ?? 1
  return character.level * trend(character, day) ** 0.8 * 0.94 * weekday * season(day) * lift(id, network, day) * weather(id, day)
}

/** Rows from `from` to `today`, both day numbers. */
export function dailyRows(subject: Subject, from: number, today: number): SeriesRow[] {
  const { id, network, character } = subject
  const habit = habits[network]
  if (!habit) return []
  const rows: SeriesRow[] = []
  const reaches: number[] = []
  let followers = Math.round(character.followers * trend(character, anchor - 1))
  for (let day = anchor; day <= today; day++) {
    const next = random(id, 'values', day)
    // The last two days are still filling up at the network.
    const share = day === today ? 0.38 : day === today - 1 ? 0.93 : 1
    const quiet = character.quiet !== undefined && random(id, 'quiet', day)() < character.quiet ? 0 : 1
    const values = dayValues(habit, character, levelOf(subject, day) * share * quiet, next)
    Object.assign(values, networkExtras(network, values, random(id, 'extras', day)))
    if (values.reach) reaches.push(values.reach)
    if (habit.windows) Object.assign(values, windows(reaches))
    followers = addFollowers(values, habit, followers, character, day, share, next)
    if (day >= from && day <= today - habit.lag && !isMissing(subject, day, today)) rows.push({ date: dateOf(day), values })
  }
  return rows
}

function isMissing({ id, character: { gap } }: Subject, day: number, today: number): boolean {
  const ago = today - day
  return (gap !== undefined && ago <= gap.from && ago >= gap.to) || random(id, 'hole', day)() < 0.004
}

function dayValues(habit: Habits, character: Character, level: number, next: Random): Values {
  const values: Values = {}
  const shown = count(next, level)
  const wobble = (base: number, spread = 0.1) => base * Math.exp(spread * normal(next))
  if (habit.level === 'impressions') values.impressions = shown
  if (habit.organicAndPaid) Object.assign(values, organicAndPaid(shown, next))
  if (habit.reach) values.reach = Math.floor(shown * Math.min(0.93, wobble(habit.reach, 0.04)))
  if (habit.viewers) values.reach = Math.floor(shown * Math.min(0.93, wobble(habit.viewers, 0.04)))
  const views = habit.level === 'video_views' ? shown : Math.round(shown * Math.min(1, habit.videoViews === 1 ? 1 : wobble(habit.videoViews ?? 0)))
  if (habit.videoViews || habit.level === 'video_views') values.video_views = views
  if (habit.watch) values.watch_time_min = Math.round(views * wobble(habit.watch, 0.06) * 10) / 10
  if (habit.fullPlays) values.full_plays = Math.floor(views * Math.min(0.9, wobble(habit.fullPlays)))
  if (habit.thumbnails) {
    values.thumb_impressions = Math.round(shown * wobble(9.2, 0.08))
    values.thumb_clicks = Math.round(values.thumb_impressions * wobble(0.056, 0.07))
  }
  Object.assign(values, splitEngagements(habit.parts, habit.level === 'engagements' ? shown : shown * wobble(character.engagementRate, 0.09), 0.006, next))
  if (habit.linkClicks) {
    const { of, share } = habit.linkClicks
    values.link_clicks = Math.min((of === 'clicks' ? values.clicks : values.impressions) ?? 0, count(next, (values[of] ?? 0) * share))
  }
  if (habit.profileVisits) values.profile_visits = count(next, shown * habit.profileVisits)
  if (habit.dislikes) values.dislikes = count(next, (values.reactions ?? 0) * 0.021)
  return values
}

/** Advertising runs in some weeks only. */
function organicAndPaid(shown: number, next: Random): Values {
  const paid = next() < 0.3 ? Math.round(shown * (0.06 + 0.2 * next())) : 0
  return { impressions_paid: paid, impressions_organic: shown - paid }
}

/** People reached in 7 and 28 days: each window counts a person once, so it is below the sum and above any single day. */
function windows(reaches: readonly number[]): Values {
  const week = reaches.slice(-7)
  const month = reaches.slice(-28)
  const sum = (days: readonly number[]) => days.reduce((a, b) => a + b, 0)
  const reach_week = Math.max(...week, Math.round(sum(week) * 0.64))
  return { reach_week, reach_days_28: Math.max(reach_week, Math.round(sum(month) * 0.41)) }
}

/** Writes what the network tells of its followers; returns the number at the end of the day. */
function addFollowers(values: Values, habit: Habits, before: number, character: Character, day: number, share: number, next: Random): number {
  if (habit.followers === 'none') return before
  const net = character.followers * (trend(character, day) - trend(character, day - 1))
  const lift = levelLift(values, character)
  const lost = habit.followers === 'gained' ? 0 : count(next, before * 0.00035 * share)
  const gained = count(next, Math.max(0.2, (net + before * 0.00035) * lift) * share)
  if (habit.followers !== 'total') values.followers_gained = gained
  if (habit.followers === 'flow') values.followers_lost = lost
  values.followers = Math.max(0, before + gained - lost)
  return values.followers
}

/** More people see it, more follow: a damped share of the day's own ups and downs. */
function levelLift(values: Values, { level }: Character): number {
  const shown = values.impressions ?? values.video_views ?? values.engagements ?? level
  return Math.min(3, Math.max(0.6, (shown / level) ** 0.35))
}
