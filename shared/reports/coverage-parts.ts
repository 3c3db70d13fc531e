import type { Coverage, TabReport } from './report.ts'

type Days = Pick<Coverage, 'have' | 'expected'>

/** The coverage of networks that a report leaves out: what those it shows lack of the whole; null where they make all of it. */
export function coverageLeft({ have, expected }: Days, networks: readonly Pick<TabReport, 'coverage'>[]): Days | null {
  const sum = (of: keyof Days) => networks.reduce((total, { coverage }) => total + (coverage?.[of] ?? 0), 0)
  const left = { have: Math.max(0, have - sum('have')), expected: expected - sum('expected') }
  return left.expected > 0 ? left : null
}

/** One part for each network, and one for those that are left out. */
export function coverageParts(whole: Days, networks: readonly Pick<TabReport, 'coverage'>[]): Days[] {
  const left = coverageLeft(whole, networks)
  return [...networks.map(({ coverage }) => coverage ?? { have: 0, expected: 0 }), ...(left ? [left] : [])]
}
