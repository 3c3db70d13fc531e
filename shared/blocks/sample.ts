/** What the samples of all kinds of block share: a made-up week whose figures are of a size that reports have. */
import { addDays } from '../dates/index.ts'
import { growth } from '../metrics/growth.ts'
import { type AggregationClass, type PlainUnit, type Polarity, plainUnit, type Unit } from '../metrics/units.ts'
import type { NetworkCode } from '../networks.ts'
import type { Figure } from './shared.ts'

export const from = '2026-11-14'
export const days = 7
export const pattern = [120, 160, 90, 210, 180, 140, 230]

type Rules = { readonly unit: Unit; readonly polarity: Polarity; readonly class: AggregationClass }
/** `passport`: key of the passport that its figures have. */
export type SampleMetric = Rules & { readonly id: string; readonly label: string; readonly passport: string }

/** What a block is drawn of, whatever declared it. */
export type SampleSpec = {
  readonly key: string
  readonly title?: string | undefined
  readonly metric: SampleMetric
  /** of a table, or of posts */
  readonly columns: readonly SampleMetric[]
  readonly totalLabel: string
  readonly paragraphs: readonly string[]
}

/** One block of a kind, over these networks; its figures are named by whoever asks. */
export type BlockSample<Data> = (spec: SampleSpec, codes: readonly NetworkCode[]) => Data extends unknown ? Omit<Data, 'passports'> : never

/** Fields at the head of a sample block. */
export const sampleHead = ({ key, title }: SampleSpec) => ({ key, title: title ?? null, subTitle: null, no_data: null })

/** The days of the sample week. */
export const sampleDays = pattern.map((_, day) => addDays(from, day))

/** What a figure of each unit may well be, so that a sample reads like a report. */
const usual: Record<PlainUnit, readonly number[]> = {
  count: [48_210, 12_946, 312_400, 20_870, 8_340, 3_862, 1_284, 96_530, 541],
  change: [412, 238, 96, 57],
  percent: [4.12, 12.4, 61.5, 2.87],
  points: [1.2, 0.4, 2.6],
  ratio: [1.42, 3.1, 2.05],
  minutes: [42, 18, 95],
  seconds: [34, 12, 58],
  money: [3_820, 412, 1_260, 96],
  stars: [4.3, 4.6, 3.9],
  score: [72, 64, 81],
}

const before = [0.95, 0.88, 1.03, 0.91, 0.97]

const at = (list: readonly number[], index: number) => list[Math.abs(index) % list.length] ?? 0

/** @param share of the figure: one bar of several */
export function sampleFigure({ unit, polarity, class: rule }: Rules, index: number, share = 1): Figure {
  const whole = at(usual[plainUnit(unit)], index)
  const rounded = (value: number) => Number(value.toFixed(Number.isInteger(whole) ? 0 : 2))
  const [value, prior] = [rounded(whole * share), rounded(whole * share * at(before, index))]
  return { value, prior, growth: growth(value, prior, rule, unit), unit, polarity }
}

/** The part that each of so many networks has of a whole, the largest first; they add up to 1. */
export function sampleShares(count: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 2))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
