/** What is said of figures of hashtags, in every report that has some. */
import type { AggregationClass } from './units.ts'

export type ShownFigure = {
  readonly title: string
  readonly class: AggregationClass
  /** may hold {items}: what the report counts */
  readonly formula: string
  readonly definition: string
}

const perTag = { class: 'POST' } as const

export const figuresOfHashtags = {
  hashtag_items: {
    ...perTag,
    title: 'Hashtag use',
    formula: 'Count of {items} with the hashtag, each once.',
    definition: 'How many {items} use a hashtag. Those with two hashtags count for both; all but the most used are grouped as Other.',
  },
  hashtag_engagements: {
    ...perTag,
    title: 'Engagements with a hashtag',
    formula: 'Sum of the engagements of the {items} with the hashtag.',
    definition: 'Interactions with {items} that use the hashtag. Those with two hashtags count for both.',
  },
  hashtag_impressions: {
    ...perTag,
    title: 'Impressions with a hashtag',
    formula: 'Sum of the impressions of the {items} with the hashtag.',
    definition: 'How often {items} that use the hashtag were shown. Those with two hashtags count for both.',
  },
  hashtag_average: {
    class: 'RATIO',
    title: 'Engagements per hashtag use',
    formula: 'Engagements of the {items} with the hashtag ÷ those {items}, from the sums.',
    definition: 'Average engagements of {items} with the hashtag. The hashtag need not be the reason.',
  },
} as const satisfies Record<string, ShownFigure>

export const hashtagFigures = [
  'hashtag_items',
  'hashtag_engagements',
  'hashtag_impressions',
  'hashtag_average',
] as const satisfies readonly (keyof typeof figuresOfHashtags)[]

/** With the report's own word for what is counted: posts, mentions, reviews. */
export function inWordsOf(items: string, { formula, definition, ...rest }: ShownFigure): ShownFigure {
  return { ...rest, formula: formula.replaceAll('{items}', items), definition: definition.replaceAll('{items}', items) }
}
