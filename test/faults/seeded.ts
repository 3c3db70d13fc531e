import { seed as seedOfCommit, sizeOf } from '../builders/sizes.ts'

/** Report runs that meet every fault: ALMANAC_FAULT_RUNS, or those of a sample or a whole run. */
export const faultRuns = Number(process.env.ALMANAC_FAULT_RUNS ?? sizeOf(24, 1000))

/** Runs of the tests that look at one thing. */
export const fewerRuns = process.env.ALMANAC_FAULT_RUNS ? faultRuns / 10 : sizeOf(10, 100)

/** ALMANAC_FAULT_RUNS repeats the same faults, other runs take those of the commit. A morning is as many weeks ahead as its seed. */
export const firstSeed = process.env.ALMANAC_FAULT_RUNS ? 1 : 1 + (seedOfCommit % 500)

/** mulberry32: the same seed, the same faults */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
