import { type NetworkCode, networkCodes } from '../../../shared/networks.ts'
import type { Report } from '../../../shared/reports/report.ts'

type Tabs = Pick<Report, 'reports'>

/** How many profiles a report is about on each of its networks, with those that have no data and so no pages of their own. */
export function profilesByNetwork({ reports: { tabs } }: Tabs): { network: NetworkCode; profiles: number }[] {
  const named = tabs.flatMap(({ networks }) => networks)
  return networkCodes.flatMap((network) => {
    const own = new Set(named.flatMap(({ value, _code }) => (_code === network ? [value] : [])))
    return own.size > 0 ? [{ network, profiles: own.size }] : []
  })
}
