import type { Answered } from '../../../../shared/api/client.ts'
import { call } from '../../lib/api.ts'
import { usePages } from '../../lib/use-pages.ts'
import { nextLook } from './next-look.ts'

type Page = Answered<'GET /reports/rows'>

const load = (cursor: string | null): Promise<Page> => call('GET /reports/rows', { query: cursor ? { cursor } : {} })

/** While a run is about to be made its state is asked for again, so Scheduled turns into Ready by itself. */
const pollMs = 5_000

const toCome = (pages: readonly Page[]) => pages.flatMap(({ rows }) => rows.flatMap(({ record }) => (record.state === 'SCHEDULED' ? [record] : [])))

/** The next run of each schedule, all of them, and what was made, a page at a time. */
export function useScheduledReports() {
  const { pages, ...list } = usePages('GET /reports/rows', load, { pollMs: (known) => nextLook(toCome(known), pollMs) })
  return { rows: pages.flatMap((page) => page.rows), hasMore: Boolean(pages.at(-1)?.cursor), ...list }
}
