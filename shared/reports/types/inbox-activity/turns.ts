/** Turns: what waits for an answer, made from the messages of a conversation (docs/metrics.md#inbox). */
import { dayMs } from '../../../dates/durations.ts'
import { blankMessage, type Message } from '../../../items/messages.ts'
import { answeredAt, type Review } from '../../../items/reviews.ts'
import { memoize } from '../../../memoize.ts'
import type { NetworkCode } from '../../../networks.ts'
import { type BusinessClock, businessClock } from './business-hours.ts'

/** A review is answered as a comment is. */
export type Kind = Message['kind'] | 'review'
export type Received = Omit<Message, 'kind'> & { readonly kind: Kind }

export type Turn = {
  readonly profileId: string
  readonly network: NetworkCode
  readonly kind: Kind
  readonly startedAt: string
  /** first answer by a person */
  readonly answer: { readonly at: string; readonly member: Message['member']; readonly seconds: number; readonly business: number } | null
  /** of who answered, else whose task it is */
  readonly member: Message['member']
  readonly labels: readonly string[]
  /** on whose clock its business hours are */
  readonly zone: string
  /** seconds from the first answer to the close; null when there was not both */
  readonly handling: number | null
}

/** Silence after which the next message is a new matter, even when the last one was never answered. */
const silenceMs = dayMs
/** An answer later than this is none; so far after a range messages are read. */
export const answerDays = 60

/** A review and its reply as a conversation of two messages; one whose source does not tell of replies waits for none. */
export function messagesOfReview(review: Review): Received[] {
  const { id, profileId, network, createdAt, text, url, author, reply, score, sentiment, scorer, unscored } = review
  const repliedAt = answeredAt(review)
  const common = { ...blankMessage, profileId, network, kind: 'review' as const, conversation: `review ${id}` }
  const written: Received = { ...common, id: `review ${id}`, direction: 'inbound', at: createdAt, text, url, author, score, sentiment, scorer, unscored }
  if (!reply || repliedAt === null) return [written]
  return [written, { ...common, id: `review ${id} reply`, direction: 'outbound', at: repliedAt, text: reply.text }]
}

type Open = { readonly first: Received; readonly labels: Set<string>; member: Message['member'] }

type ZonedClock = { readonly zone: string; readonly business: BusinessClock }

/** `zoneOf`: where the profile lives, for business hours. */
export function turnsOf(messages: readonly Received[], zoneOf: (profileId: string) => string): Turn[] {
  const clocks = new Map<string, ZonedClock>()
  const clockOf = (profileId: string) => {
    const zone = zoneOf(profileId)
    return memoize(clocks, zone, () => ({ zone, business: businessClock(zone) }))
  }
  const conversations = Map.groupBy(messages, ({ profileId, conversation }) => `${profileId} ${conversation}`)
  return [...conversations.values()].flatMap((all) => {
    const sorted = all.filter(({ spam, hidden }) => !spam && !hidden).sort(byTime)
    const closes = sorted.flatMap(({ closed }) => closed?.at ?? []).sort()
    return turnsIn(sorted, closes, clockOf)
  })
}

function byTime(a: Received, b: Received): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1
}

/** An answer ends every turn that is open: who wrote twice, a day apart, got one answer to both. */
function turnsIn(sorted: readonly Received[], closes: readonly string[], clockOf: (profileId: string) => ZonedClock): Turn[] {
  const turns: Turn[] = []
  let open: Open[] = []
  let last = Number.NEGATIVE_INFINITY
  const end = (answer: Received | null) => {
    for (const one of open) turns.push(turn(one, answer, closes, clockOf))
    open = []
  }
  for (const message of sorted) {
    if (message.direction === 'outbound') {
      if (!message.automated) end(message)
      continue
    }
    const at = Date.parse(message.at)
    const latest = open.at(-1)
    if (latest && at - last < silenceMs) {
      for (const label of message.labels) latest.labels.add(label)
      latest.member ??= message.member
    } else open.push({ first: message, labels: new Set(message.labels), member: message.member })
    last = at
  }
  end(null)
  return turns
}

function turn({ first, labels, member }: Open, reply: Received | null, closes: readonly string[], clockOf: (profileId: string) => ZonedClock): Turn {
  const { profileId, network, kind, at } = first
  const { zone, business } = clockOf(profileId)
  const seconds = reply ? (Date.parse(reply.at) - Date.parse(at)) / 1000 : Number.POSITIVE_INFINITY
  const answer = reply && seconds <= answerDays * 86_400 ? { at: reply.at, member: reply.member, seconds, business: business(at, reply.at) } : null
  const closedAt = answer ? closes.find((close) => close >= answer.at) : undefined
  return {
    profileId,
    network,
    kind,
    startedAt: at,
    answer,
    member: answer?.member ?? member,
    labels: [...labels],
    zone,
    handling: answer && closedAt ? (Date.parse(closedAt) - Date.parse(answer.at)) / 1000 : null,
  }
}
