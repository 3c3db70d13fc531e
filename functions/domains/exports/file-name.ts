import type { DateRange } from '../../../shared/dates/index.ts'
import { reportFileName } from '../../../shared/report-name.ts'
import { clientOf } from '../../../shared/reports/client-of.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'

type Exported = { readonly range: DateRange /** profile groups of its profiles */; readonly groups: ReadonlySet<string> }

/** "Leith Studio - Posts, 1-31 Mar 2026", without extension; rows of several profile groups have the name of the account. */
export function exportFileName(
  { entities, accountName }: Pick<Actor, 'entities' | 'accountName'>,
  title: string,
  { range: { from, to }, groups }: Exported,
): string {
  const own = entities.filter(({ entity_gid }) => groups.has(entity_gid))
  return reportFileName(clientOf({ entities: own }, accountName), { title }, { dateFrom: from, dateTo: to })
}
