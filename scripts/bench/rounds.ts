/** Two or more arms, one after the other in every round, because absolute times drift by a third here and ratios by a tenth. */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** Each arm starts with a clean heap: the garbage of the one before is not paid by the next. */
const collect: () => void = runInNewContext('gc')

/** Times in milliseconds: the median of all rounds and the range the middle half of them fell in. */
export type Timing = { median: number; low: number; high: number }

/** One unmeasured round first, then `rounds` measured ones; every second round runs the arms the other way round. */
export async function interleaved<Arm extends string>(arms: Record<Arm, () => Promise<number>>, rounds: number): Promise<Record<Arm, Timing>> {
  const names = Object.keys(arms).filter((name): name is Arm => name in arms)
  const times = new Map<Arm, number[]>(names.map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      collect()
      const took = await arms[name]()
      if (round >= 0) times.get(name)?.push(took)
    }
  }
  const timings: Partial<Record<Arm, Timing>> = {}
  for (const [name, list] of times) timings[name] = summary(list)
  return complete(timings, names)
}

function complete<Arm extends string>(timings: Partial<Record<Arm, Timing>>, names: readonly Arm[]): Record<Arm, Timing> {
  return Object.assign({}, ...names.map((name) => ({ [name]: timings[name] ?? summary([]) })))
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function summary(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}
