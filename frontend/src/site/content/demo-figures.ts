/** Invented figures for the pictures of the front page. They add up as the product adds up. */
import type { NetworkCode } from '../../../../shared/networks.ts'

const parts = [
  ['facebook', 686_471],
  ['google', 61_450],
  ['instagram', 1_447_787],
  ['linkedin', 164_949],
  ['pinterest', 193_470],
  ['threads', 101_456],
  ['tiktok', 2_069_182],
  ['twitter', 84_304],
] as const satisfies readonly (readonly [NetworkCode, number])[]

/** Of the profiles that were there in both periods. */
const compared = 4_709_893
const prior = 3_793_128

export const passportFigures = {
  parts,
  value: parts.reduce((sum, [, value]) => sum + value, 0),
  compared,
  prior,
  growth: `+${((compared / prior - 1) * 100).toFixed(1)}%`,
  coverage: '267 of 267 profile-days (100%).',
  comparedWith: '26 Sep to 24 Oct 2026, 29 days. 2 profiles joined during the comparison period. They count in totals but not in changes.',
  known: 'To 22 Nov 2026. The last two days may still rise.',
} as const

/** Seconds after the planned time; a recipient whose mail was refused has a reason instead. */
export const ledgerRows = [
  { name: 'Mara Okafor', email: 'mara@northbound.example', sent: '18.2' },
  { name: 'Jonas Berg', email: 'jonas@northbound.example', sent: '18.4' },
  { name: 'Sana Latif', email: 'sana@northbound.example', sent: '18.9' },
  { name: 'accounts', email: 'accounts@northbound.example', sent: null },
] as const
export const ledgerSteps = [
  ['Computed', '1.7'],
  ['Checked', '1.7'],
  ['Rendered', '17.6'],
  ['Stored', '17.6'],
] as const
