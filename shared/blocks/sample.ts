/** What the samples of all kinds of block share: a made-up week whose figures are of a size that reports have. */
import { addDays } from '../dates/index.ts'
import { figureMessages } from '../figure-messages.ts'
import { type NetworkCode, networks } from '../networks.ts'
import type { SampleMetric } from './sample-figure.ts'

export const from = '2026-11-14'
export const days = 7
export const pattern = [120, 160, 90, 210, 180, 140, 230]

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

/** A line, a bar, a slice or a row. */
type SamplePart = {
  readonly key: string
  readonly label: string
  readonly color: string
  readonly badge?: { network: NetworkCode }
  readonly codes: readonly NetworkCode[]
}

/** Parts that can be told apart in one chart. */
const drawn = 6

/** A part for each network; the last of many networks are one part. */
export function samplePartsOf(codes: readonly NetworkCode[]): SamplePart[] {
  const own = codes.length > drawn ? codes.slice(0, drawn - 1) : codes
  const rest = codes.slice(own.length)
  return [
    ...own.map((code) => ({ key: code, label: networks[code].display, color: `n-${code}`, badge: { network: code }, codes: [code] })),
    ...(rest.length > 0 ? [{ key: 'other', label: figureMessages.report.otherProfiles(rest.length), color: 'c-other', codes: rest }] : []),
  ]
}

/** Whole numbers that make a whole number, in these proportions. */
export function splitBy(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [sofar, given] = [0, 0]
  return weights.map((weight) => {
    sofar += weight
    const part = Math.round((whole * sofar) / all) - given
    given += part
    return part
  })
}
