/** What speaks for negative and for positive, against neutral. */
export type Pair = readonly [negative: number, positive: number]

/** Of the features of a text and a table of weights: the sum of those that are in it, and what each text starts with. */
export function oddsOf(features: Iterable<string>, weights: ReadonlyMap<string, Pair>, start: Pair): Pair {
  const pairs = [...features].flatMap((feature) => {
    const pair = weights.get(feature)
    return pair ? [pair] : []
  })
  // a long text is no surer than a short one because it is long
  const share = 1 / Math.sqrt(pairs.length + 1)
  const sum = (side: 0 | 1) => pairs.reduce((total, pair) => total + share * pair[side], start[side])
  return [sum(0), sum(1)]
}

export type Chances = { readonly negative: number; readonly neutral: number; readonly positive: number }

/** Of the three, 1 together. */
export function chancesOf([negative, positive]: Pair): Chances {
  const most = Math.max(0, negative, positive)
  const [bad, middle, good] = [Math.exp(negative - most), Math.exp(-most), Math.exp(positive - most)]
  const all = bad + middle + good
  return { negative: bad / all, neutral: middle / all, positive: good / all }
}

/** From -10 to 10. */
export const scoreOf = ({ negative, positive }: Chances) => 10 * (positive - negative)
