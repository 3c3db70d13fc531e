/** Which suite exported a report over ads, by columns that no other one has. */
import { plainName } from '../readers/csv/plain-name.ts'
import type { Table } from '../readers/csv/table.ts'
import type { AdSuite } from './exports.ts'
import { adSuites } from './index.ts'

/** How many columns of a suite identify its report; one that no other suite has counts as two. */
const least = 2
const weightOf = ({ columns, sure }: AdSuite, name: string) => (sure?.(name) ? least : columns.test(name) ? 1 : 0)

/** The suite that exported a table; null where none can be told. */
export function exportedBy({ header }: Pick<Table, 'header'>): AdSuite | null {
  const counted = adSuites.map((suite) => ({ suite, found: header.reduce((sum, name) => sum + weightOf(suite, plainName(name)), 0) }))
  const [first, second] = counted.sort((a, b) => b.found - a.found)
  return first && first.found >= least && first.found > (second?.found ?? 0) ? first.suite : null
}

/** Returns why the rows of a report have no days, where a suite dates them by the first day that each covers; null otherwise. */
export function noDays(table: Pick<Table, 'header'>): string | null {
  return adSuites.map(({ starts }) => starts?.why(table) ?? null).find((why) => why !== null) ?? null
}
