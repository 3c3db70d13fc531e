import { isWhole } from '../../../shared/networks.ts'
import type { Report, TabReport } from '../../../shared/reports/report.ts'

/** The network that a report is of alone, which says more than the tab for all. With profiles of others, which have no data, there is none. */
export function onlyNetwork({ reports: { tabs, networks } }: Pick<Report, 'reports'>): TabReport | undefined {
  const [only, ...others] = networks
  const whole = tabs.find(({ code }) => isWhole(code))
  return only && others.length === 0 && (whole?.networks.every(({ _code }) => _code === only.code) ?? true) ? only : undefined
}
