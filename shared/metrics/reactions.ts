/** Reactions by kind (metrics.md 5.1). Networks that know one kind alone have none of these. */
import type { MetricDefinition, NetworkFields } from './definition.ts'

function kind(name: string, fields: NetworkFields) {
  return {
    title: `${name} reactions`,
    label: name,
    unit: 'count',
    class: 'FLOW',
    polarity: 'neutral',
    formula: 'Sum of the days. Reactions taken back can make a day negative.',
    definition: `Reactions of the kind ${name}, a part of all reactions.`,
    fields,
  } as const
}

export const reactionMetrics = {
  reaction_like: { ...kind('Like', { facebook: 'page_actions_post_reactions_like_total', linkedin: 'LIKE' }), source: { measures: ['reaction_like'] } },
  reaction_love: { ...kind('Love', { facebook: 'page_actions_post_reactions_love_total', linkedin: 'EMPATHY' }), source: { measures: ['reaction_love'] } },
  reaction_care: { ...kind('Care', { facebook: 'page_actions_post_reactions_total (care)' }), source: { measures: ['reaction_care'] } },
  reaction_haha: { ...kind('Haha', { facebook: 'page_actions_post_reactions_haha_total' }), source: { measures: ['reaction_haha'] } },
  reaction_wow: { ...kind('Wow', { facebook: 'page_actions_post_reactions_wow_total' }), source: { measures: ['reaction_wow'] } },
  reaction_sad: { ...kind('Sad', { facebook: 'page_actions_post_reactions_sorry_total' }), source: { measures: ['reaction_sad'] } },
  reaction_angry: { ...kind('Angry', { facebook: 'page_actions_post_reactions_anger_total' }), source: { measures: ['reaction_angry'] } },
  reaction_celebrate: { ...kind('Celebrate', { linkedin: 'PRAISE' }), source: { measures: ['reaction_celebrate'] } },
  reaction_support: { ...kind('Support', { linkedin: 'APPRECIATION' }), source: { measures: ['reaction_support'] } },
  reaction_insightful: { ...kind('Insightful', { linkedin: 'INTEREST' }), source: { measures: ['reaction_insightful'] } },
  reaction_funny: { ...kind('Funny', { linkedin: 'ENTERTAINMENT' }), source: { measures: ['reaction_funny'] } },
} as const satisfies Record<string, MetricDefinition>
