/** Reactions by kind. Networks that know one kind alone have none of these. */
import type { Declared } from './definition.ts'

function kind(name: string) {
  return {
    title: `${name} reactions`,
    label: name,
    unit: 'count',
    class: 'FLOW',
    polarity: 'neutral',
    formula: 'Sum of daily values. Withdrawn reactions can make a day negative.',
    definition: `Reactions of the kind ${name}, a part of all reactions.`,
  } as const
}

export const reactionMetrics = {
  reaction_like: { ...kind('Like'), source: { measures: ['reaction_like'] } },
  reaction_love: { ...kind('Love'), source: { measures: ['reaction_love'] } },
  reaction_care: { ...kind('Care'), source: { measures: ['reaction_care'] } },
  reaction_haha: { ...kind('Haha'), source: { measures: ['reaction_haha'] } },
  reaction_wow: { ...kind('Wow'), source: { measures: ['reaction_wow'] } },
  reaction_sad: { ...kind('Sad'), source: { measures: ['reaction_sad'] } },
  reaction_angry: { ...kind('Angry'), source: { measures: ['reaction_angry'] } },
  reaction_celebrate: { ...kind('Celebrate'), source: { measures: ['reaction_celebrate'] } },
  reaction_support: { ...kind('Support'), source: { measures: ['reaction_support'] } },
  reaction_insightful: { ...kind('Insightful'), source: { measures: ['reaction_insightful'] } },
  reaction_funny: { ...kind('Funny'), source: { measures: ['reaction_funny'] } },
} as const satisfies Declared
