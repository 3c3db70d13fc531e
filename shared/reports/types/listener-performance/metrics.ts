/** What mentions are measured by (metrics.md 3.8). */
import { share } from '../../../metrics/share.ts'
import { shareMetric } from '../../kits/sentiment/metrics.ts'
import type { ItemMetric } from '../../language/items/metric.ts'
import { distinct, flow, mean } from '../../language/items/rules.ts'
import type { Found } from './found.ts'

const judged = ({ sentiment }: Found) => sentiment !== null

export const mentionMetrics = {
  mentions: {
    ...flow<Found>(),
    title: 'Mentions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of mentions in the range, reposts included.',
    definition: 'Posts, articles and threads that the listener found, by the time they were published.',
    theme: { id: 'mentions', place: 0 },
    countsItems: true,
  },
  unique_authors: {
    ...distinct<Found>(({ source, author }) => author && `${source} ${author.id}`),
    title: 'Unique authors',
    label: 'Authors',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of different authors of each source over the whole range.',
    definition:
      'Who wrote the mentions. Who wrote on two days is one author, so days do not add up. Sources do not say who is who elsewhere: the same name or id on two of them is two authors.',
    note: 'Different authors of each source',
    theme: { id: 'mentions', place: 1 },
  },
  potential_reach: {
    ...flow<Found>(({ author }) => author?.followers ?? null),
    title: 'Potential reach',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum over mentions of the followers of their author.',
    definition: 'How many could have seen the mentions if every follower had: far more than did. It is never added to reach.',
    note: 'Followers of authors, not readers',
    countedBy: null,
  },
  engagements: {
    class: 'POST',
    value: flow<Found>(({ engagements }) => engagements).value,
    title: 'Engagements',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of the engagements of the mentions of the range, as last seen.',
    definition: 'Reactions, comments and shares that the mentions got themselves. News and forums often tell of none.',
    sections: ['engagement'],
    theme: { id: 'engagement', place: 0 },
  },
  sentiment_score: {
    ...mean<Found>(({ score }) => score),
    title: 'Sentiment score',
    label: 'Score',
    unit: 'score',
    polarity: 'higher',
    formula: 'Sum of the scores ÷ mentions with a score.',
    definition: 'How the words sound, from -10 (negative) to 10 (positive). Mentions in a language that is not read have none.',
    theme: { id: 'sentiment', place: 0 },
  },
  judged: {
    ...flow<Found>(),
    only: judged,
    title: 'Mentions with a sentiment',
    label: 'Mentions',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of mentions whose words could be scored.',
    definition: 'Mentions that say how they mean it. Those without words, or in a language that is not read, are left out.',
  },
  share_of_voice: {
    class: 'SHARE',
    value: (found) => {
      const own = found.filter(({ item }) => item.queries.includes(item.asked[0] ?? '')).length
      const all = found.reduce((sum, { item }) => sum + item.queries.length, 0)
      return share(own, all)
    },
    title: 'Share of voice',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Mentions of the first query ÷ mentions of all queries of the listener.',
    definition: 'How much of the talk is about the first query. A mention that names two counts for both, so the base is the sum over the queries.',
    optional: true,
    theme: { id: 'share_of_voice', place: 0 },
  },
  positive: shareMetric<Found>('positive', ({ sentiment }) => sentiment),
  negative: shareMetric<Found>('negative', ({ sentiment }) => sentiment),
} as const satisfies Record<string, ItemMetric<Found>>
