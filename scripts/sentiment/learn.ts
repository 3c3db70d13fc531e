/** Logistic regression of three classes, by steps of a size of their own for each weight (AdaGrad). The same examples give the same weights. */

export type Example = {
  readonly ids: Int32Array
  /** one for each id */
  readonly values: Float64Array
  readonly label: number
  /** 1 in the mean */
  readonly weight: number
}

const rounds = 12
const rate = 0.3
/** Pulls each weight to nothing: what is seen in few texts has to be said by all of them. */
const ridge = 2
const classes = [0, 1, 2] as const

function shuffle(list: Example[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [list[last], list[other]]
    if (one && two) [list[last], list[other]] = [two, one]
  }
}

const at = (list: Float64Array, index: number) => list[index] ?? 0

/** @returns three weights a feature, then three that each text starts with */
export function learn(given: readonly Example[], features: number): Float64Array {
  const weights = new Float64Array((features + 1) * 3)
  const past = new Float64Array(weights.length).fill(1e-3)
  const seen = new Float64Array(features)
  for (const { ids } of given) for (const id of ids) seen[id] = at(seen, id) + 1

  const step = (index: number, gradient: number, speed: number) => {
    past[index] = at(past, index) + gradient * gradient
    weights[index] = at(weights, index) - (speed * gradient) / Math.sqrt(at(past, index))
  }
  const take = ({ ids, values, label, weight }: Example, speed: number) => {
    const raw = classes.map((one) => ids.reduce((sum, id, place) => sum + at(values, place) * at(weights, id * 3 + one), at(weights, features * 3 + one)))
    const most = Math.max(...raw)
    const likely = raw.map((one) => Math.exp(one - most))
    const all = likely.reduce((sum, one) => sum + one, 0)
    for (const one of classes) {
      const wrong = ((likely[one] ?? 0) / all - (one === label ? 1 : 0)) * weight
      ids.forEach((id, place) => {
        const index = id * 3 + one
        step(index, wrong * at(values, place) + (ridge / at(seen, id)) * at(weights, index), speed)
      })
      step(features * 3 + one, wrong, speed)
    }
  }

  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const examples = [...given]
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, random)
    for (const example of examples) take(example, rate / Math.sqrt(1 + round))
  }
  return weights
}
