/** Known exports that cannot be imported, with the export to use instead. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { namesOf } from '../csv/named-cells.ts'
import type { Table } from '../csv/table.ts'

type KnownExport = { readonly name: string; readonly columns: readonly string[]; readonly instead: string }

const suite = 'insights and content from Meta Business Suite'
const knownExports: readonly KnownExport[] = [
  { name: 'Facebook’s page insights from before 2023', columns: ['lifetime total likes', 'daily new likes'], instead: suite },
  { name: 'Facebook’s post insights from before 2023', columns: ['permalink', 'lifetime post total reach'], instead: suite },
  { name: 'Meta’s earnings', columns: ['date', 'content_monetization'], instead: suite },
  { name: 'LinkedIn’s table of posts', columns: ['post title', 'post link', 'created date'], instead: 'the daily content metrics' },
  { name: 'LinkedIn’s table of competitors', columns: ['page', 'total followers', 'total post engagements'], instead: 'content, followers or visitors' },
  { name: 'Google Ads’ report by hour', columns: ['hour', 'cost', 'clicks'], instead: 'the report by day' },
  { name: 'LinkedIn’s followers by job, location or industry', columns: ['total followers', 'job function'], instead: 'the daily followers' },
]

const websiteMetrics = ['sessions', 'engaged sessions', 'active users', 'new users', 'total users', 'bounce rate', 'event count', 'key events', 'users']

/** Google Analytics has its name and days over its table, each line behind a hash. */
function isAnalytics({ title }: Pick<Table, 'title'>, names: ReadonlySet<string>): boolean {
  const found = websiteMetrics.filter((name) => names.has(name)).length
  return title?.startsWith('#') ? found > 0 : found > 1
}

/** Returns what to do with a table that is known and not read; null for any other. */
export function knownUnread(table: Table): string | null {
  const names = namesOf(table.header)
  if (isAnalytics(table, names)) return importMessages.knownUnread('a report of Google Analytics', 'the figures of the profile from its network')
  const found = knownExports.find(({ columns }) => columns.every((name) => names.has(name)))
  return found ? importMessages.knownUnread(found.name, found.instead) : null
}
