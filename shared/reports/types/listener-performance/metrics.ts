/** What mentions are measured by (docs/metrics.md#sentiment-and-listening). */
import { share } from '../../../metrics/share.ts'
import { shareMetric } from '../../kits/sentiment/metrics.ts'
import type { ItemMetric, Occurrence } from '../../language/items/metric.ts'
import { distinct, flow, mean } from '../../language/items/rules.ts'
import type { Found } from './found.ts'

const judged = ({ sentiment }: Found) => sentiment !== null

/** Mentions of the first query, and of all queries together. */
function voicesIn(found: readonly Occurrence<Found>[]): [number, number] {
  return [found.filter(({ item }) => item.queries.includes(item.asked[0] ?? '')).length, found.reduce((sum, { item }) => sum + item.queries.length, 0)]
}

export const mentionMetrics = {
  mentions: {
    ...flow<Found>(),
    title: 'Mentions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of mentions in the period, reposts included.',
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
    formula: 'Count of unique authors per source over the whole range.',
    definition:
      'People who wrote mentions. Someone who wrote on two days counts once, so days do not add up. The same name on two sources counts as two authors.',
    note: 'Unique authors of each source',
    theme: { id: 'mentions', place: 1 },
  },
  potential_reach: {
    ...flow<Found>(({ author }) => author?.followers ?? null),
    title: 'Potential reach',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum over mentions of the followers of their author.',
    definition: 'How many people would have seen the mentions if every follower had: far more than did. It is never added to reach.',
    note: 'Followers of authors, not readers',
    countedBy: null,
  },
  engagements: {
    class: 'POST',
    value: flow<Found>(({ engagements }) => engagements).value,
    title: 'Engagements',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of the engagements of the mentions in the period, as last fetched.',
    definition: 'Reactions, comments and shares on the mentions. News and forums often report none.',
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
    definition: 'The tone of the texts, from −10 (negative) to 10 (positive). Mentions in unsupported languages have none.',
    theme: { id: 'sentiment', place: 0 },
  },
  judged: {
    ...flow<Found>(),
    only: judged,
    title: 'Mentions with a sentiment',
    label: 'Mentions',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of mentions with a score.',
    definition: 'Mentions whose text could be scored. Those without text or in an unsupported language are left out.',
  },
  share_of_voice: {
    class: 'SHARE',
    value: (found) => share(...voicesIn(found)),
    terms: (found) => voicesIn(found).map((value) => ({ value })),
    title: 'Share of voice',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Mentions of the first query ÷ mentions of all queries of the listener.',
    definition: 'Share of mentions about the first query. A mention of two queries counts for both, so the base is the sum over the queries.',
    optional: true,
    theme: { id: 'share_of_voice', place: 0 },
  },
  positive: shareMetric<Found>('positive', ({ sentiment }) => sentiment),
  negative: shareMetric<Found>('negative', ({ sentiment }) => sentiment),
} as const satisfies Record<string, ItemMetric<Found>>
