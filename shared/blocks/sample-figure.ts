/** Figures of samples. Each is of a network, and that of several networks is made from theirs, so parts make their whole. */
import { growth } from '../metrics/growth.ts'
import { type AggregationClass, type PlainUnit, type Polarity, plainUnit, type Unit } from '../metrics/units.ts'
import { type NetworkCode, networkCodes } from '../networks.ts'
import { sampleSizes } from './sample-sizes.ts'
import type { Figure } from './shared.ts'

/** `passport`: key of the passport that its figures have. */
export type SampleMetric = {
  readonly id: string
  readonly label: string
  readonly passport: string
  readonly unit: Unit
  readonly polarity: Polarity
  readonly class: AggregationClass
}

/** A size of each unit, for metrics that have none of their own. */
const usual: Record<PlainUnit, readonly number[]> = {
  count: [12_946, 8_340, 3_862, 1_284, 541],
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

const levelClasses: readonly AggregationClass[] = ['RATIO', 'MEAN', 'SHARE', 'ORDER']
const addedUnits: readonly PlainUnit[] = ['count', 'change', 'money', 'minutes']

/** A rate, a mean, a median or a score: as large over several networks as on one. */
export const isLevel = ({ class: rule, unit }: Pick<SampleMetric, 'class' | 'unit'>): boolean =>
  levelClasses.includes(rule) || !addedUnits.includes(plainUnit(unit))

/** From 0 to 1, the same for the same words. */
function spread(words: string): number {
  let state = 7
  for (const letter of words) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return ((Math.imul(state, 2_654_435_761) >>> 8) % 1000) / 1000
}

/** How much smaller a network is than the first; several of the last are no larger than one of the first. */
const weightOf = (code: NetworkCode) => 0.72 ** networkCodes.indexOf(code)

type Term = 'value' | 'prior'
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const drift = (id: string, code: NetworkCode) => 0.88 + spread(`${code} before ${id}`) * 0.15

/** An amount of one network, a whole number. */
function amountOn(id: string, unit: PlainUnit, code: NetworkCode, term: Term): number {
  const size = sampleSizes[id]
  if (typeof size === 'object' && 'sum' in size) return sumOf(size.sum.map((part) => amountOn(part, 'count', code, term)))
  if (typeof size === 'object' && 'changeOf' in size) {
    const grown = amountOn(size.changeOf, 'count', code, 'value') - amountOn(size.changeOf, 'count', code, 'prior')
    return term === 'value' ? grown : Math.max(1, Math.round(grown * drift(id, code)))
  }
  const list = usual[unit]
  const isStock = typeof size === 'object' && 'level' in size
  const first = isStock ? size.level : typeof size === 'number' ? size : (list[Math.floor(spread(id) * list.length)] ?? 1)
  const value = Math.max(1, Math.round(first * weightOf(code) * (0.9 + spread(`${id} ${code}`) * 0.2)))
  if (term === 'value') return value
  return Math.max(1, isStock ? value - Math.ceil(value * grownPart(code)) : Math.round(value * drift(id, code)))
}

/** About one percent: a level is what it was in the comparison period, and its net growth. */
const grownPart = (code: NetworkCode) => 0.006 + spread(`${code} grows`) * 0.008

const amount = (id: string, unit: PlainUnit, codes: readonly NetworkCode[], term: Term) => sumOf(codes.map((code) => amountOn(id, unit, code, term)))

function level({ id, unit }: SampleMetric, codes: readonly NetworkCode[], all: readonly NetworkCode[], term: Term): number {
  const size = sampleSizes[id]
  if (typeof size === 'object' && 'over' in size) {
    const [of, over] = [size.of, size.over].map((parts) => sumOf(parts.map((part) => amount(part, 'count', codes, term))))
    return ((of ?? 0) / (over || 1)) * (size.times ?? 1)
  }
  if (typeof size === 'object' && 'share' in size) return (amount(size.share, 'count', codes, term) / amount(size.share, 'count', all, term)) * 100
  if (typeof size === 'object' && 'changeOf' in size) {
    const grown = sumOf(codes.map((code) => amountOn(id, 'change', code, term)))
    return size.percent ? (grown / (amount(size.changeOf, 'count', codes, 'prior') || 1)) * 100 : grown / (codes.length || 1)
  }
  const list = usual[plainUnit(unit)]
  const usually = typeof size === 'number' ? size : (list[Math.floor(spread(id) * list.length)] ?? 1)
  const weights = codes.map(weightOf)
  const each = codes.map((code) => usually * (0.95 + spread(`${id} ${code}`) * 0.1) * (term === 'value' ? 1 : drift(id, code)))
  return sumOf(each.map((value, index) => value * (weights[index] ?? 0))) / (sumOf(weights) || 1)
}

/** The figure of these networks. `all`: the networks of the report, of which shares are. */
export function sampleFigure(metric: SampleMetric, codes: readonly NetworkCode[], all = codes): Figure {
  const { id, unit, polarity, class: rule } = metric
  const of = (term: Term) => (isLevel(metric) ? level(metric, codes, all, term) : amount(id, plainUnit(unit), codes, term))
  const [value, prior] = [of('value'), of('prior')]
  return { value, prior, growth: growth(value, prior, rule, unit), unit, polarity }
}
