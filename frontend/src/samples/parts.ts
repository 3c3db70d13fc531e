/** What the sample blocks are made of. */
import type { Figure } from '../../../shared/blocks/shared.ts'
import { growth } from '../../../shared/metrics/growth.ts'
import { type NetworkCode, networks } from '../../../shared/networks.ts'
import { days } from './seeded.ts'

export const range = { dateFrom: '2026-10-23', dateTo: '2026-11-20', priorFrom: '2026-09-18', priorTo: '2026-10-16' }
export const labels = days(range.dateFrom, 29)
const priorLabels = days(range.priorFrom, 29)
export const from = (code: NetworkCode) => ({ badge: { network: code }, color: `n-${code}`, label: networks[code].display, key: code })

export function figure(value: number | null, prior: number | null, unit: Figure['unit'] = 'count', polarity: Figure['polarity'] = 'higher'): Figure {
  return { value, prior, growth: growth(value, prior, 'FLOW', unit), unit, polarity }
}

/** What every block has. */
export const head = (key: string, passports: string[]) => ({ key, title: null, subTitle: null, passports, no_data: null })
/** What charts over time have. */
export const chart = { type: 'chart' as const, bucket: 'day' as const, labels, priorLabels, colors: [], partialFrom: 27 }

/** Network, followers, engagements: the most engagements first. */
export const byNetwork: [NetworkCode, number, number][] = [
  ['tiktok', 64_315, 90_950],
  ['instagram', 86_940, 61_190],
  ['facebook', 48_210, 17_482],
  ['youtube', 21_640, 7_482],
  ['linkedin', 12_480, 6_783],
  ['twitter', 9_870, 3_066],
]
