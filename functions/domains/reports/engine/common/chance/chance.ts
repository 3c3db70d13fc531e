/**
 * How likely chance alone makes a change as large (docs/metrics.md#chance). One test for every figure: the days or weeks of the range are held
 * against those of the prior one.
 */
import type { Growth } from '../../../../../../shared/blocks/shared.ts'
import type { RatioTerms } from '../../../../../../shared/metrics/index.ts'
import { twoSided } from './student.ts'
import { type Trimmed, trimmed } from './trimmed.ts'

/** A value of each step, null where nothing is known. */
export type StepValues = readonly (number | null)[]

/** The steps of a figure in both ranges, paired as charts pair them: the first with the first. */
export type Steps =
  /** what is added up, or has a value of its own in each step, such as a median */
  | { readonly of: 'values'; readonly now: StepValues; readonly before: StepValues }
  /** one sum over another */
  | { readonly of: 'ratio'; readonly now: readonly RatioTerms[]; readonly before: readonly RatioTerms[] }
  /** by how much a level moved in each step of the range, from its last value before */
  | { readonly of: 'level'; readonly moves: StepValues }

/** Of fewer steps, or of fewer that anything is known of on a side, nobody can tell. */
const fewestSteps = 5
const fewestKnown = 3

/** Above, below or at 0, as the figure moved; from nothing it went up, though no percentage says so. */
export function wayOf({ kind, value }: Growth): number {
  return kind === 'new' ? 1 : kind === 'dash' ? -1 : Math.sign(value ?? 0)
}

/** The two-sided p-value of a change; null where it cannot be tested. @param way which way the figure moved, as a sign */
export function chanceOf(steps: Steps, way: number): number | null {
  const found = steps.of === 'level' ? ofPairs(steps.moves.flatMap(some)) : ofSides(steps)
  if (!found) return null
  const { mean, variance, kept } = found
  // days that moved the other way bear no witness
  return mean === 0 || Math.sign(mean) !== way ? 1 : twoSided(mean / Math.sqrt(variance), kept - 1)
}

const ofPairs = (differences: readonly number[]) => (differences.length < fewestSteps ? null : trimmed(differences))

/** Ranges of different length have no pairs: their means are held against each other, as Welch has it. */
function ofSides(steps: Exclude<Steps, { of: 'level' }>): Trimmed | null {
  const isPaired = steps.now.length === steps.before.length
  const sides = steps.of === 'values' ? valueSides(steps, isPaired) : ratioSides(steps, isPaired)
  if (!sides || sides.known < fewestKnown) return null
  const { now, before } = sides
  if (isPaired) return ofPairs(now.map((value, step) => value - (before[step] ?? 0)))
  if (Math.min(now.length, before.length) < fewestSteps) return null
  const [one, other] = [trimmed(now), trimmed(before)]
  const variance = one.variance + other.variance
  const degrees = variance ** 2 / (one.variance ** 2 / (one.kept - 1) + other.variance ** 2 / (other.kept - 1))
  return { mean: one.mean - other.mean, variance, kept: (degrees || 1) + 1 }
}

const some = <Value>(value: Value | null) => value ?? []

/** What is left to compare; `known`: how many steps anything is known of, on the side that has fewer. */
type Sides = { readonly now: readonly number[]; readonly before: readonly number[]; readonly known: number }

/** A step that is not known takes its pair with it. */
function valueSides({ now, before }: Extract<Steps, { of: 'values' }>, isPaired: boolean): Sides {
  const isKept = (step: number) => now[step] !== null && before[step] !== null
  const [one, other] = [now, before].map((side) => side.filter((_, step) => !isPaired || isKept(step)).flatMap(some))
  return { now: one ?? [], before: other ?? [], known: Math.min(one?.length ?? 0, other?.length ?? 0) }
}

const isEmpty = (terms: RatioTerms | undefined) => !terms || terms.num === null || !terms.den

/** A step with nothing to divide has nothing beyond its part, and counts where its pair has something. */
function ratioSides({ now, before }: Extract<Steps, { of: 'ratio' }>, isPaired: boolean): Sides | null {
  const kept = (side: readonly RatioTerms[], other: readonly RatioTerms[]) =>
    side.filter((terms, step) => !isEmpty(terms) || (isPaired && !isEmpty(other[step]))).map(filled)
  const [one, other] = [kept(now, before), kept(before, now)]
  const middle = middleRatio([...one, ...other])
  const known = Math.min(...[now, before].map((side) => side.filter((terms) => !isEmpty(terms)).length))
  return known > 0 ? { now: beyond(one, middle), before: beyond(other, middle), known } : null
}

type Sums = { readonly num: number; readonly den: number }
const filled = (terms: RatioTerms): Sums => (isEmpty(terms) ? { num: 0, den: 0 } : { num: terms.num ?? 0, den: terms.den ?? 0 })

/** Of the steps of both ranges, the ratio that half of all there is to divide lies below: a step that went viral does not move it. */
function middleRatio(steps: readonly Sums[]): number {
  const inOrder = steps.filter(({ den }) => den > 0).toSorted((a, b) => a.num / a.den - b.num / b.den)
  let left = inOrder.reduce((sum, { den }) => sum + den, 0) / 2
  const middle = inOrder.find(({ den }) => {
    left -= den
    return left <= 0
  })
  return middle ? middle.num / middle.den : 0
}

/** What each step has beyond the middle ratio, per what a step has to divide: the mean of a range is how far its ratio is from the middle. */
function beyond(steps: readonly Sums[], middle: number): readonly number[] {
  const size = steps.reduce((sum, { den }) => sum + den, 0) / steps.length
  return steps.map(({ num, den }) => (num - middle * den) / size)
}
