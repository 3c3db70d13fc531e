/** What an inbox is measured by (docs/metrics.md#inbox). */
import { displayZone } from '../../../dates/zone.ts'
import type { ItemMetric, Occurrence } from '../../language/items/metric.ts'
import { flow, mean, meanOf, order, percentiles, rate } from '../../language/items/rules.ts'
import { answerDays, type Received, type Turn } from './turns.ts'

/** A message at its instant, the close of its conversation, or a turn at its start. */
export type Entry =
  | { readonly kind: 'message'; readonly message: Received }
  | { readonly kind: 'close'; readonly message: Received; readonly close: NonNullable<Received['closed']> }
  | { readonly kind: 'turn'; readonly turn: Turn }

/** An answer within this is in time. */
const slaSeconds = 3600

const received = (entry: Entry) => entry.kind === 'message' && entry.message.direction === 'inbound'
const sent = (entry: Entry) => entry.kind === 'message' && entry.message.direction === 'outbound'
const replied = (entry: Entry) => entry.kind === 'message' && entry.message.direction === 'outbound' && !entry.message.automated
const started = (entry: Entry) => entry.kind === 'turn'
const closed = (entry: Entry) => entry.kind === 'close'
const answered = (entry: Entry) => entry.kind === 'turn' && entry.turn.answer !== null
const waiting = (entry: Entry) => entry.kind === 'turn' && entry.turn.answer === null

/** What counts for how people sound, as in the sentiment report. */
export function isHeard(entry: Entry): entry is Extract<Entry, { kind: 'message' }> {
  return entry.kind === 'message' && entry.message.direction === 'inbound' && !entry.message.spam && !entry.message.hidden
}

const messages = { one: 'message', many: 'messages' }
const conversations = { one: 'conversation', many: 'conversations' }

const seconds = (entry: Entry) => (entry.kind === 'turn' ? (entry.turn.answer?.seconds ?? null) : null)
const waits = (entries: readonly Occurrence<Entry>[]) => entries.flatMap(({ item }) => seconds(item) ?? [])
const responseTime = percentiles(seconds)
const answers = `Only a person's answer counts, within ${answerDays} days; automatic replies, spam and hidden messages never do.`

export const inboxMetrics = {
  inbound: {
    ...flow<Entry>(),
    only: received,
    noun: messages,
    title: 'Messages received',
    label: 'Received',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of messages received in the period.',
    definition: 'Comments, direct messages, mentions and reviews that came in, spam and hidden ones included.',
    theme: { id: 'messages', place: 0 },
  },
  outbound: {
    ...flow<Entry>(),
    only: sent,
    noun: messages,
    title: 'Messages sent',
    label: 'Sent',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of messages sent in the period.',
    definition: 'Everything that went out, automatic replies included.',
  },
  turns: {
    ...flow<Entry>(),
    only: started,
    noun: conversations,
    title: 'Conversations',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of conversations that began in the period.',
    definition:
      'The first message after an answer, or after 24 hours of silence, and all that follow until the next answer. Each comment, mention and review is a conversation of its own.',
    theme: { id: 'messages', place: 1 },
  },
  replies_sent: {
    ...flow<Entry>(),
    only: replied,
    noun: messages,
    title: 'Replies sent',
    label: 'Replies',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of messages sent by people in the period.',
    definition: 'By the time they were sent, whenever the question came in. Automatic replies are not counted.',
    theme: { id: 'messages', place: 2 },
  },
  answered: {
    ...flow<Entry>(),
    only: answered,
    noun: conversations,
    title: 'Answered conversations',
    label: 'Answered',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of conversations that began in the period and have an answer.',
    definition: `Conversations that were answered, however late. ${answers}`,
  },
  response_rate: {
    ...rate<Entry>((entry) => (entry.kind === 'turn' ? entry.turn.answer !== null : null)),
    only: started,
    noun: conversations,
    title: 'Response rate',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Conversations that began in the period and have an answer, whenever it came ÷ conversations that began in the period.',
    definition: `Share of conversations that were answered. ${answers}`,
    native: { facebook: "Meta's badge looks at 30 days and at the fastest 90 % of the answers." },
    theme: { id: 'answers', place: 0 },
    countedBy: { by: 'turns' },
  },
  first_response_time: {
    ...responseTime(50),
    only: started,
    noun: conversations,
    title: 'Median first response time',
    label: 'Median response',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Median of answer - start over the answered conversations that began in the period.',
    definition: `Half of the answered conversations waited longer, half shorter. ${answers}`,
    native: { facebook: "Meta's badge is the mean of the fastest 90 % over 30 days." },
    theme: { id: 'answer_times', place: 1 },
    countedBy: { by: 'turns', share: 'response_rate' },
  },
  first_response_time_business: {
    ...order<Entry>((entry) => (entry.kind === 'turn' ? (entry.turn.answer?.business ?? null) : null)),
    only: started,
    noun: conversations,
    title: 'Median first response time in business hours',
    label: 'In business hours',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Median of the seconds between start and answer that lie in business hours.',
    definition:
      'Monday to Friday, 9:00 to 17:00 in the timezone of each profile, else of its profile group or the account. Messages out of hours start waiting at the next opening.',
    theme: { id: 'answer_times', place: 0 },
    countedBy: { by: 'turns', share: 'response_rate' },
  },
  first_response_mean: {
    class: 'ORDER',
    value: (entries) => meanOf(waits(entries)),
    terms: (entries) => [{ value: waits(entries).reduce((sum, wait) => sum + wait, 0), unit: 'seconds' }, { value: waits(entries).length }],
    has: (entry) => seconds(entry) !== null,
    rule: 'A mean over single answers: recomputed from all of them, never from other means.',
    only: started,
    noun: conversations,
    title: 'Mean first response time',
    label: 'Mean response',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Sum of answer - start ÷ answered conversations that began in the period.',
    definition: 'A few very late answers pull it far above the median, which is why the median is the headline.',
  },
  first_response_p90: {
    ...responseTime(90),
    only: started,
    noun: conversations,
    title: '90th percentile of first response time',
    label: '90 % answered within',
    unit: 'seconds',
    polarity: 'lower',
    formula: '90th percentile of answer - start over the answered conversations that began in the period.',
    definition: 'Nine in ten answered conversations waited no longer than this.',
  },
  unanswered: {
    ...flow<Entry>(),
    only: waiting,
    noun: conversations,
    title: 'Unanswered',
    unit: 'count',
    polarity: 'lower',
    formula: 'Count of conversations that began in the period and have no answer now.',
    definition: `Conversations still waiting when the report was run. ${answers}`,
    theme: { id: 'answers', place: 1 },
  },
  sla_pct: {
    ...rate<Entry>((entry) => (entry.kind === 'turn' ? entry.turn.answer !== null && entry.turn.answer.seconds <= slaSeconds : null)),
    only: started,
    noun: conversations,
    title: 'Answered within 1 hour',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Conversations answered within 1 hour ÷ conversations that began in the period.',
    definition: 'Conversations without an answer count as late.',
    theme: { id: 'answer_times', place: 2 },
    countedBy: { by: 'turns' },
  },
  handling_time: {
    ...order<Entry>((entry) => (entry.kind === 'turn' ? entry.turn.handling : null)),
    only: started,
    noun: conversations,
    title: 'Median handling time',
    label: 'Handling time',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Median of close - first answer over the conversations that began in the period.',
    definition: 'From the first answer until the conversation was closed.',
  },
  closed: {
    ...flow<Entry>(),
    only: closed,
    noun: conversations,
    title: 'Closed conversations',
    label: 'Closed',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of conversations closed in the period.',
    definition: 'By the time they were closed.',
  },
  sentiment_score: {
    ...mean<Entry>((entry) => (isHeard(entry) ? entry.message.score : null)),
    only: received,
    noun: messages,
    title: 'Sentiment score',
    label: 'Sentiment',
    unit: 'score',
    polarity: 'higher',
    formula: 'Sum of the scores of messages received ÷ messages with a score.',
    definition: 'The tone of received messages, from −10 to 10, without spam and hidden messages.',
    theme: { id: 'sentiment', place: 0 },
  },
} as const satisfies Record<string, ItemMetric<Entry>>

/** With the zones at hand whose clocks business hours are on. */
export function inboxMetricsOf(entries: readonly Entry[]): Record<string, ItemMetric<Entry>> {
  const zones = [...new Set(entries.flatMap((entry) => (entry.kind === 'turn' ? [displayZone(entry.turn.zone)] : [])))].sort()
  if (zones.length === 0) return inboxMetrics
  const { first_response_time_business: business } = inboxMetrics
  const definition = `${business.definition} In this report: ${zones.join(', ')}.`
  return { ...inboxMetrics, first_response_time_business: { ...business, definition } }
}
