/**
 * How often the built-in classifier says of a text what people said of it, set by set. Measured by `npm run bench -- sentiment`, which
 * compares these figures with its own; none of the texts was there when it was trained.
 */
export type MeasuredSet = {
  readonly id: string
  readonly name: string
  readonly texts: number
  /** percent of the texts with the label that people gave: negative, neutral, positive */
  readonly agreement: number
  /** mean over the three labels, 0 to 1 */
  readonly macroF1: number
}

export const scorerQuality: readonly MeasuredSet[] = [
  { id: 'goemotions-test', name: 'Reddit comments', texts: 5306, agreement: 66.9, macroF1: 0.663 },
  { id: 'reviews', name: 'Reviews of bank apps, by their stars', texts: 3369, agreement: 77.7, macroF1: 0.603 },
  { id: 'broker', name: 'Reviews of a broker’s app, by their stars', texts: 11959, agreement: 91.5, macroF1: 0.621 },
  { id: 'clothes', name: 'Reviews of clothes, by their stars', texts: 958, agreement: 71.7, macroF1: 0.525 },
  { id: 'airlines', name: 'Tweets to airlines', texts: 14572, agreement: 63.5, macroF1: 0.617 },
  { id: 'semeval', name: 'Tweets of any kind', texts: 11733, agreement: 60.5, macroF1: 0.604 },
  { id: 'developers', name: 'Posts of developers', texts: 1319, agreement: 77.1, macroF1: 0.767 },
  { id: 'sentiment140', name: 'Tweets about products and people', texts: 485, agreement: 74.8, macroF1: 0.745 },
]
