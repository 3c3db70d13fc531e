import type { Classifier, Scored, ToScore } from './port.ts'

/**
 * `ALMANAC_SENTIMENT`: `comprehend` asks Amazon Comprehend, anything else is the embedded classifier. Loaded when first needed: most
 * imports have no texts to score.
 */
async function chosen(): Promise<Classifier> {
  if (process.env.ALMANAC_SENTIMENT === 'comprehend') return (await import('./comprehend.ts')).comprehendClassifier
  return (await import('./embedded.ts')).embedded
}

/** Items with the score and label of their text; those that already have a score keep it. */
export async function withSentiment<Item extends ToScore & { score: number | null; sentiment: Scored['sentiment'] }>(items: readonly Item[]): Promise<Item[]> {
  const open = items.filter(({ score }) => score === null)
  if (open.length === 0) return [...items]
  const scored = await (await chosen()).classify(open)
  const results = new Map(open.map((item, index) => [item, scored[index]]))
  return items.map((item) => ({ ...item, ...results.get(item) }))
}
