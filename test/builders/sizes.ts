/** How much a test with generated or enumerated cases runs: a sample chosen by the commit, or everything with ALMANAC_TEST_ALL=1. */
import { relative } from 'node:path'
import { expect } from '@jest/globals'
import * as fc from 'fast-check'

export const isWhole = process.env.ALMANAC_TEST_ALL === '1'

/** begin-run.ts derives it from the commit; ALMANAC_TEST_SEED repeats the choice of another run. */
export const seed = Number(process.env.ALMANAC_TEST_SEED ?? 1) >>> 0

export const sizeOf = (sample: number, whole: number): number => (isWhole ? whole : sample)

/** FNV-1a with the finaliser of MurmurHash3, so that neighbouring seeds and names choose differently. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Returns the first `always` items and others of the list, `count` in all, chosen by the seed and the list's name; all of them in a whole run. */
export function sampleOf<Item>(items: readonly Item[], count: number, of: string, always = 0): readonly Item[] {
  return isWhole ? items : [...items.slice(0, always), ...chosen(items.slice(always), count - always, `${seed} ${of}`)]
}

/** Exported for its test. Returns the `count` items whose positions have the lowest hashes. */
export function chosen<Item>(items: readonly Item[], count: number, key: string): readonly Item[] {
  const ranks = items.map((_, at) => hash(`${key} ${at}`))
  const limit = ranks.toSorted((one, other) => one - other)[count - 1] ?? Number.POSITIVE_INFINITY
  return count > 0 ? items.filter((_, at) => (ranks[at] ?? 0) <= limit) : []
}

/** The command that repeats the cases of this run in the test file at hand. */
export function rerun(): string {
  const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
  return `ALMANAC_TEST_SEED=${seed}${isWhole ? ' ALMANAC_TEST_ALL=1' : ''} npm test -- ${file}`
}

/** Parameters of `fc.assert`: the runs of a sample or a whole run, and the seed of the commit. A failure ends with the command that repeats it. */
export function property(sample: number, whole: number) {
  return { numRuns: sizeOf(sample, whole), seed: seed | 0, reporter }
}

function reporter<Values>(details: fc.RunDetails<Values>): void {
  if (!details.failed) return
  throw new Error(`${fc.defaultReportMessage(details)}\n\nRun again: ${rerun()}`, { cause: details.errorInstance })
}
