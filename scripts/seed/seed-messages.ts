/** Inboxes of the demo's profiles: what came in, who answered and when; by profile and date alone. */

import { writeItems } from '../../functions/domains/items/store/items.ts'
import { withMessageSentiment } from '../../functions/domains/sentiment/score-messages.ts'
import { weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { hourMs } from '../../shared/dates/durations.ts'
import { dateIn, dayNumber, instantOf, zonedTime } from '../../shared/dates/index.ts'
import { blankMessage, type Message, messageSource } from '../../shared/items/messages.ts'
import { users } from './accounts.ts'
import { dateOf, lift, season } from './calendar.ts'
import { type Ask, answers, asks, automatic, comments, followUps, spam, thanks } from './message-texts.ts'
import { count, normal, pick, type Random, random, weighted } from './random.ts'
import { names } from './review-texts.ts'

/** `kinds`: chance of comment, direct message, mention. `hours`: what an answer usually takes. */
type Habit = { perWeek: number; kinds: readonly [number, number, number]; answered: number; hours: number }

const habits: Readonly<Record<string, Habit>> = {
  'demo-facebook': { perWeek: 9, kinds: [0.55, 0.4, 0.05], answered: 0.86, hours: 2 },
  'demo-instagram': { perWeek: 14, kinds: [0.6, 0.35, 0.05], answered: 0.78, hours: 1.2 },
  'demo-twitter': { perWeek: 6, kinds: [0.1, 0.25, 0.65], answered: 0.9, hours: 0.5 },
  'demo-tiktok': { perWeek: 5, kinds: [0.95, 0.05, 0], answered: 0.4, hours: 9 },
  'demo-linkedin': { perWeek: 1.5, kinds: [0.7, 0.3, 0], answered: 0.6, hours: 20 },
  'demo-youtube': { perWeek: 3, kinds: [1, 0, 0], answered: 0.5, hours: 16 },
  'demo-threads': { perWeek: 2, kinds: [0.7, 0, 0.3], answered: 0.7, hours: 5 },
  'demo-bluesky': { perWeek: 1.2, kinds: [0.5, 0.2, 0.3], answered: 0.8, hours: 4 },
  'demo-pinterest': { perWeek: 0.8, kinds: [0.8, 0.2, 0], answered: 0.3, hours: 30 },
  'leith-instagram': { perWeek: 3, kinds: [0.5, 0.5, 0], answered: 0.65, hours: 6 },
  'leith-facebook': { perWeek: 1.5, kinds: [0.5, 0.5, 0], answered: 0.5, hours: 12 },
  'market-instagram': { perWeek: 2, kinds: [0.6, 0.4, 0], answered: 0.55, hours: 8 },
  'other-facebook': { perWeek: 3, kinds: [0.5, 0.5, 0], answered: 0.7, hours: 5 },
  'other-instagram': { perWeek: 5, kinds: [0.65, 0.3, 0.05], answered: 0.75, hours: 3 },
}
/** Inboxes are kept for so many days: of earlier ones nothing is known. */
export const messagesKept = 400
/** A conversation is over after so many days: what came before is as it was. */
export const longestConversation = 30

const hours = [1, 1, 0, 0, 0, 1, 2, 4, 6, 7, 7, 6, 8, 7, 6, 5, 6, 7, 9, 11, 10, 7, 4, 2]

type Subject = { accountId: string; id: string; network: Message['network']; zone: string; missing: (day: number) => boolean }

/** `from`, `today`: day numbers. */
export async function seedMessages(subject: Subject, from: number, today: number, now: Date): Promise<void> {
  const { accountId, id, network, missing } = subject
  const habit = habits[id]
  if (!habit) return
  const messages: Message[] = []
  for (let day = Math.max(from, today - messagesKept); day <= today; day++) {
    if (missing(day)) continue
    const next = random(id, 'messages', day)
    const mean = (habit.perWeek / 7) * (weekdayOfDay(day) >= 5 ? 0.75 : 1.1) * season(day) * lift(id, network, day)
    for (let nth = 0, all = count(next, mean); nth < all; nth++) messages.push(...conversation(subject, habit, day, nth))
  }
  await writeItems(messageSource, accountId, id, await withMessageSentiment(messages.flatMap((message) => settled(message, now.toISOString()))))
}

/** What is still to come is not there yet. */
function settled(message: Message, now: string): Message[] {
  if (message.at > now) return []
  return [message.closed && message.closed.at > now ? { ...message, closed: null } : message]
}

function conversation({ accountId, id, network, zone }: Subject, habit: Habit, day: number, nth: number): Message[] {
  const key = `${dateOf(day).replaceAll('-', '')}-${nth + 1}`
  const next = random(id, 'message', key)
  const kind = (['comment', 'direct_message', 'mention'] as const)[weighted(next, habit.kinds)] ?? 'comment'
  const started =
    instantOf(`${dateOf(day)}T${String(weighted(next, hours)).padStart(2, '0')}:${String(Math.floor(next() * 60)).padStart(2, '0')}`, zone) +
    Math.floor(next() * 60_000)
  const [ask, campaign] = asked(next, kind)
  const isSpam = next() < 0.03
  const team = users.filter((user) => user.accountId === accountId && user.type === 'member')
  const member =
    team.length > 0
      ? (team[
          weighted(
            next,
            team.map((_, index) => 1 / (index + 1)),
          )
        ] ?? null)
      : null
  const person = member && { id: member.id, name: member.name }
  const author = pick(next, names)
  const made: Message[] = []
  const add = (at: number, more: Partial<Message> & Pick<Message, 'direction' | 'text'>): Message => {
    const message: Message = {
      ...blankMessage,
      id: `${id}-${key}-${made.length + 1}`,
      profileId: id,
      network,
      conversation: `${id}-${key}-1`,
      kind,
      at: new Date(at).toISOString(),
      url: kind === 'direct_message' ? null : `https://${network}.example/${id}/messages/${key}`,
      author: more.direction === 'inbound' ? author : null,
      ...more,
    }
    made.push(message)
    return message
  }
  const labels = [...(campaign ? [campaign] : []), ...(ask.label ? [ask.label] : [])]
  const first = {
    direction: 'inbound',
    text: isSpam ? spam : ask.text,
    spam: isSpam,
    hidden: !isSpam && next() < 0.015,
    labels,
    member: next() < 0.5 ? person : null,
  } as const
  add(started, first)
  if (isSpam) return made
  if (kind === 'direct_message' && isOutOfHours(started, zone)) add(started + 4000, { direction: 'outbound', text: automatic, automated: true })
  let last = started
  // who waits long asks again, now and then a day later
  if (kind === 'direct_message' && next() < 0.22) {
    last += (0.3 + next() * 40) * hourMs
    add(last, { direction: 'inbound', text: pick(next, followUps) })
  }
  if (next() > habit.answered + (ask.mood === 'bad' ? 0.1 : 0)) return made
  last += wait(next, habit, zone, last)
  const answer = add(last, { direction: 'outbound', text: pick(next, answers[ask.mood]), member: next() < 0.04 ? null : person })
  let closing = answer
  if (kind === 'direct_message' && next() < 0.45) {
    add(last + (0.05 + next() * 10) * hourMs, { direction: 'inbound', text: pick(next, thanks) })
    last = Date.parse(made.at(-1)?.at ?? answer.at)
    if (next() < 0.6) closing = add(last + wait(next, habit, zone, last), { direction: 'outbound', text: pick(next, answers.good), member: person })
  }
  if (kind === 'direct_message' && next() < 0.7) {
    made[made.indexOf(closing)] = { ...closing, closed: { at: new Date(Date.parse(closing.at) + next() * 3 * hourMs).toISOString(), member: person } }
  }
  return made
}

function asked(next: Random, kind: Message['kind']): [Ask, string | null] {
  const campaigns = Object.entries(comments)
  const campaign = kind === 'comment' && next() < 0.45 ? campaigns[Math.floor(next() * campaigns.length)] : undefined
  return campaign ? [pick(next, campaign[1]), campaign[0]] : [pick(next, asks), null]
}

const hourIn = (at: number, zone: string) => zonedTime(at, zone).hour
const isOutOfHours = (at: number, zone: string) => hourIn(at, zone) < 9 || hourIn(at, zone) >= 17

/** Most within hours, a few after days; half of what comes out of business hours waits for the next opening. */
function wait(next: Random, { hours: usual }: Habit, zone: string, from: number): number {
  const long = next() < 0.04 ? 30 : 1
  const taken = usual * long * Math.exp(1.1 * normal(next)) * hourMs
  const closed = next() < 0.5 ? untilOpening(from, zone) : 0
  return Math.max(0.02 * hourMs, Math.min(taken + closed, (longestConversation / 3) * 24 * hourMs))
}

/** Milliseconds to nine o'clock of the next weekday; 0 in business hours. */
function untilOpening(from: number, zone: string): number {
  const today = dayNumber(dateIn(from, zone))
  let day = hourIn(from, zone) < 17 ? today : today + 1
  while (weekdayOfDay(day) >= 5) day++
  return day === today && !isOutOfHours(from, zone) ? 0 : instantOf(`${dateOf(day)}T09:00`, zone) - from
}
