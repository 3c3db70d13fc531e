import { messageSource } from '../../../items/messages.ts'
import { reviewSource } from '../../../items/reviews.ts'
import { messages } from '../../../messages.ts'
import { saysMethod, withMethod } from '../../kits/sentiment/method.ts'
import { itemReport } from '../../language/items/definition.ts'
import { inboxCuts } from './dimensions.ts'
import { manifest } from './manifest.ts'
import { type Entry, inboxMetrics, inboxMetricsOf, isHeard } from './metrics.ts'
import { answerDays, messagesOfReview, turnsOf } from './turns.ts'

/** Days read before a range: what is still open when it begins is no new turn. */
const lead = 7
const empty = messages.empty.block

const heard = (entry: Entry) => (isHeard(entry) ? entry.message : null)

/** Inbox performance: what came in, and how well and how fast it was answered. */
export const inboxActivity = itemReport(manifest, {
  noun: { one: 'entry', many: 'entries' },
  basis: 'Conversations count when they begin, messages when they are sent',
  load: async (read, _, { zoneOf }) => {
    const reach = { before: lead, after: answerDays }
    const [stored, reviews] = await Promise.all([read(messageSource, reach), read(reviewSource, reach)])
    const all = [...stored, ...reviews.flatMap(messagesOfReview)]
    // a review whose source does not tell of replies would wait for ever
    const silent = new Set(reviews.flatMap(({ id, reply }) => (reply === undefined ? [`review ${id}`] : [])))
    const turns = turnsOf(
      all.filter(({ conversation }) => !silent.has(conversation)),
      zoneOf,
    )
    const closes = all.flatMap((message): Entry[] => (message.closed ? [{ kind: 'close', message, close: message.closed }] : []))
    return [...all.map((message): Entry => ({ kind: 'message', message })), ...closes, ...turns.map((turn): Entry => ({ kind: 'turn', turn }))]
  },
  at: (entry) => (entry.kind === 'turn' ? entry.turn.startedAt : entry.kind === 'close' ? entry.close.at : entry.message.at),
  profileOf: (entry) => (entry.kind === 'turn' ? entry.turn.profileId : entry.message.profileId),
  fromNetworks: true,
  knownBy: [messageSource.id, reviewSource.id],
  metrics: inboxMetrics,
  fit: (entries) => ({
    metrics: saysMethod(
      inboxMetricsOf(entries),
      ['sentiment_score'],
      entries.flatMap((entry) => heard(entry) ?? []),
    ),
  }),
  dimensions: inboxCuts,
  summary: ['inbound', 'turns', 'replies_sent', 'response_rate', 'first_response_time', 'first_response_time_business', 'unanswered', 'sla_pct'],
  sections: [
    {
      key: 'volume',
      title: 'Messages',
      subTitle: 'Received and sent per {bucket}',
      width: 12,
      empty,
      blocks: [{ kind: 'column', key: 'directions', metrics: ['inbound', 'outbound'] }],
    },
    {
      key: 'by_type',
      title: 'By type',
      width: 4,
      empty,
      blocks: [{ kind: 'donut', key: 'types', metric: 'inbound', dimension: 'kind', totalLabel: 'Received' }],
    },
    {
      key: 'by_network',
      title: 'By network',
      tabs: 'cross_channel',
      width: 8,
      empty,
      blocks: [{ kind: 'bar', key: 'networks', metric: 'inbound', dimension: 'network' }],
    },
    {
      key: 'frt',
      title: 'First response time',
      subTitle: 'Median per {bucket} in which the conversation began',
      width: 12,
      empty,
      blocks: [
        { kind: 'line', key: 'line', metric: 'first_response_time' },
        {
          kind: 'table',
          key: 'types',
          rows: 'kind',
          columns: [
            'turns',
            'answered',
            'response_rate',
            'first_response_time',
            'first_response_mean',
            'first_response_p90',
            'first_response_time_business',
            'handling_time',
          ],
          sortBy: 'turns',
        },
      ],
    },
    {
      key: 'frt_dist',
      title: 'Response time distribution',
      subTitle: 'Answered conversations by how long they waited',
      width: 12,
      empty,
      blocks: [
        { kind: 'bar', key: 'times', metric: 'answered', dimension: 'response_time' },
        { kind: 'column', key: 'over_time', metric: 'answered', dimension: 'response_time' },
      ],
    },
    {
      key: 'busy',
      title: 'Busiest times',
      subTitle: 'Conversations by weekday and hour they began, in {zone}',
      width: 12,
      empty,
      blocks: [{ kind: 'heatmap', key: 'times', metric: 'turns', itemsLabel: 'conversations' }],
    },
    {
      key: 'team',
      title: 'Team',
      subTitle: 'Credited to the first person to answer, or to the assignee if unanswered',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'members',
          rows: 'member',
          columns: ['replies_sent', 'first_response_time', 'first_response_p90', 'closed', 'unanswered'],
          sortBy: 'replies_sent',
        },
      ],
    },
    {
      key: 'labels',
      title: 'Labels',
      subTitle: 'A message with two labels counts in both rows',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'labels',
          rows: 'label',
          columns: ['inbound', 'turns', 'response_rate', 'first_response_time', 'sentiment_score'],
          sortBy: 'inbound',
          limit: 30,
          footer: false,
        },
      ],
    },
    {
      key: 'sentiment',
      title: 'Sentiment of messages',
      subTitle: withMethod('Of received messages, without spam and hidden ones', { one: 'message', many: 'messages' }, heard),
      width: 12,
      empty,
      blocks: [{ kind: 'pie', key: 'labels', metric: 'inbound', dimension: 'sentiment', totalLabel: 'Received' }],
    },
    {
      key: 'profiles',
      title: 'Profiles',
      topic: 'content',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'profiles',
          rows: 'profile',
          columns: ['inbound', 'turns', 'replies_sent', 'response_rate', 'first_response_time', 'first_response_p90', 'unanswered', 'sla_pct'],
          sortBy: 'inbound',
        },
      ],
    },
  ],
})

export { inboxActivity as definition }
