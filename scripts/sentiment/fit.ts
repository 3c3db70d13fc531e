/** Logistic regression of three classes over a few numbers, each label weighing as much as the others. The same examples give the same weights. */

type Example = { readonly label: number; readonly inputs: readonly number[] }
/** For each class one of each input. */
export type Weights = readonly (readonly number[])[]

const classes = [0, 1, 2] as const
const [rounds, rate] = [800, 1]

function chancesBy(weights: Weights, inputs: readonly number[]): number[] {
  const raw = weights.map((row) => Math.exp(row.reduce((sum, weight, at) => sum + weight * (inputs[at] ?? 0), 0)))
  const all = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / all)
}

/** The last input is 1 in all examples: what each starts with. */
export function fittedTo(given: readonly Example[]): Weights {
  const width = given[0]?.inputs.length ?? 0
  const columns = Array.from({ length: width - 1 }, (_, at) => {
    const mean = given.reduce((sum, { inputs }) => sum + (inputs[at] ?? 0), 0) / given.length
    return { mean, spread: Math.sqrt(given.reduce((sum, { inputs }) => sum + ((inputs[at] ?? 0) - mean) ** 2, 0) / given.length) }
  })
  const alike = given.map(({ label, inputs }) => ({ label, inputs: [...columns.map(({ mean, spread }, at) => ((inputs[at] ?? 0) - mean) / spread), 1] }))
  const share = classes.map((label) => given.filter((one) => one.label === label).length * classes.length)
  let weights: Weights = classes.map(() => Array.from({ length: width }, () => 0))
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((row) => row.map(() => 0))
    for (const { label, inputs } of alike)
      chancesBy(weights, inputs).forEach((chance, side) => {
        const wrong = (chance - (side === label ? 1 : 0)) / (share[label] ?? 1)
        const row = slope[side] ?? []
        for (const [at, input] of inputs.entries()) row[at] = (row[at] ?? 0) + wrong * input
      })
    weights = weights.map((row, side) => row.map((weight, at) => weight - rate * (slope[side]?.[at] ?? 0)))
  }
  // for the inputs as they are
  return weights.map((row) => {
    const own = columns.map(({ spread }, at) => (row[at] ?? 0) / spread)
    return [...own, columns.reduce((rest, { mean }, at) => rest - mean * (own[at] ?? 0), row[width - 1] ?? 0)]
  })
}
