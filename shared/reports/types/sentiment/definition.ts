import { messageSource } from '../../../items/messages.ts'
import { reviewSource } from '../../../items/reviews.ts'
import { opinionCuts, opinionMetrics } from '../../kits/sentiment/dimensions.ts'
import { saysMethod } from '../../kits/sentiment/method.ts'
import { readOpinions } from '../../kits/sentiment/opinions.ts'
import { itemReport } from '../../language/items/definition.ts'
import { manifest } from './manifest.ts'
import { sentimentSections } from './sections.ts'

/** Sentiment analysis of what profiles received, of campaigns, or of what a listener found. */
export const sentiment = itemReport(manifest, {
  noun: { one: 'item', many: 'items' },
  basis: 'Texts written in these dates',
  load: readOpinions,
  at: ({ at }) => at,
  profileOf: ({ profileId }) => profileId,
  fromNetworks: true,
  knownBy: [messageSource.id, reviewSource.id],
  sources: 'source',
  metrics: opinionMetrics,
  dimensions: opinionCuts,
  summary: ['sentiment_score', 'items', 'positive', 'neutral', 'mixed', 'negative', 'not_scored'],
  sections: sentimentSections,
  // what a listener finds belongs to no profile
  fit: (items) => ({
    metrics: saysMethod(opinionMetrics, ['sentiment_score'], items),
    sections: items.every(({ profileId }) => profileId === null) ? sentimentSections.filter(({ key }) => key !== 'by_profile') : sentimentSections,
  }),
})

export { sentiment as definition }
