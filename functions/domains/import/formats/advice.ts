/** Advice for recognised tables that cannot be imported. */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { networkExports } from '../../networks/index.ts'
import { namesOf } from '../../readers/csv/named-cells.ts'
import type { Table } from '../../readers/csv/table.ts'

const websiteMetrics = ['sessions', 'engaged sessions', 'active users', 'new users', 'total users', 'bounce rate', 'event count', 'key events', 'users']

/** Google Analytics has its name and days over its table, each line behind a hash. */
function isAnalytics({ title }: Pick<Table, 'title'>, names: ReadonlySet<string>): boolean {
  const found = websiteMetrics.filter((name) => names.has(name)).length
  return title?.startsWith('#') ? found > 0 : found > 1
}

/** Returns null for any other table. `network`: of the profile that it is for. */
export function adviceOn(table: Table, network: NetworkCode): string | null {
  const names = namesOf(table.header)
  for (const { advice } of networkExports) {
    const own = advice?.(table, network) ?? null
    if (own !== null) return own
  }
  if (isAnalytics(table, names)) return importMessages.knownUnread('a report of Google Analytics', 'the figures of the profile from its network')
  const found = networkExports.flatMap(({ unread = [] }) => unread).find(({ columns }) => columns.every((name) => names.has(name)))
  return found ? importMessages.knownUnread(found.name, found.instead) : null
}
