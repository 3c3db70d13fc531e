/** What the samples of all kinds of block share: a week of a fixed pattern, of which only the shape means anything. */
import { addDays } from '../dates/index.ts'
import { growth } from '../metrics/growth.ts'
import type { AggregationClass, Polarity, Unit } from '../metrics/units.ts'
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

export function sampleFigure({ unit, polarity, class: rule }: Rules, index: number): Figure {
  const size = unit === 'percent' ? 0.01 : unit === 'ratio' ? 0.1 : 10
  const [value, prior] = [(400 + index * 35) * size, (380 + index * 41) * size]
  return { value, prior, growth: growth(value, prior, rule), unit, polarity }
}
