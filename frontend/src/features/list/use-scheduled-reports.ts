import { call } from '../../lib/api.ts'
import { usePages } from '../../lib/use-pages.ts'
import { nextLook } from './next-look.ts'

const load = (cursor: string | null) => call('GET /reports/scheduled', { query: cursor ? { cursor } : {} })
type Page = Awaited<ReturnType<typeof load>>

/** While a run is about to be made its state is asked for again, so Scheduled turns into Ready by itself. */
const pollMs = 5_000

const toCome = (pages: readonly Page[]) => pages.flatMap(({ records }) => records.filter(({ state }) => state === 'SCHEDULED'))

/** Scheduled and generated runs, newest first, a page at a time. */
export function useScheduledReports() {
  const { pages, ...list } = usePages('GET /reports/scheduled', load, { pollMs: (known) => nextLook(toCome(known), pollMs) })
  return { records: pages.flatMap((page) => page.records), hasMore: Boolean(pages.at(-1)?.cursor), ...list }
}
