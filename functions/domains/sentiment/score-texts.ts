import type { SentimentLabel } from '../../../shared/items/fields.ts'
import type { ScorerId, UnscoredReason } from '../../../shared/items/scorers.ts'
import type { Classifier, TextKind, ToScore } from './port.ts'

/**
 * `ALMANAC_SENTIMENT`: `comprehend` asks Amazon Comprehend, anything else is the embedded classifier. Loaded when first needed: most
 * imports have no texts to score.
 */
async function chosen(): Promise<Classifier> {
  if (process.env.ALMANAC_SENTIMENT === 'comprehend') return (await import('./comprehend.ts')).comprehendClassifier
  return (await import('./embedded.ts')).embedded
}

type Open = ToScore & { score: number | null; sentiment: SentimentLabel | null; scorer?: ScorerId; unscored?: UnscoredReason }

/** Items with the score and label of their text, and who gave them; those that already have a score keep it. `kind`: of all of them. */
export async function withSentiment<Item extends Open>(items: readonly Item[], kind?: TextKind): Promise<Item[]> {
  const open = items.filter(({ score }) => score === null)
  if (open.length === 0) return [...items]
  const { id: scorer, classify } = await chosen()
  const scored = await classify(open, kind)
  const results = new Map(open.map((item, index) => [item, { ...scored[index], scorer }]))
  return items.map((item) => ({ ...item, ...results.get(item) }))
}

/** The same for reviews, which are read as what they are. */
export const withReviewSentiment = <Item extends Open>(reviews: readonly Item[]): Promise<Item[]> => withSentiment(reviews, 'review')
