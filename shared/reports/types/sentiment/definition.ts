import { opinionCuts, opinionMetrics } from '../../kits/sentiment/dimensions.ts'
import { itemReport } from '../../language/items/definition.ts'
import { manifest } from './manifest.ts'
import { readOpinions } from './opinions.ts'
import { sentimentSections } from './sections.ts'

/** Sentiment analysis of what profiles received, of campaigns, or of what a listener found. */
export const sentiment = itemReport(manifest, {
  noun: { one: 'item', many: 'items' },
  basis: 'Texts written in the range',
  load: readOpinions,
  at: ({ at }) => at,
  profileOf: ({ profileId }) => profileId,
  fromNetworks: true,
  sources: 'source',
  metrics: opinionMetrics,
  dimensions: opinionCuts,
  summary: ['sentiment_score', 'items', 'positive', 'neutral', 'mixed', 'negative'],
  sections: sentimentSections,
  // what a listener finds belongs to no profile
  fit: (items) => ({
    sections: items.every(({ profileId }) => profileId === null) ? sentimentSections.filter(({ key }) => key !== 'by_profile') : sentimentSections,
  }),
})

export { sentiment as definition }
