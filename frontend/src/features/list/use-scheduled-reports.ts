import { call } from '../../lib/api.ts'
import { usePages } from '../../lib/use-pages.ts'

const load = (cursor: string | null) => call('GET /reports/scheduled', { query: cursor ? { cursor } : {} })
type Page = Awaited<ReturnType<typeof load>>

/** While a run is about to be made its state is asked for again, so Scheduled turns into Ready by itself. */
const pollMs = 5_000

function isDueSoon(pages: readonly Page[]): boolean {
  const soon = Date.now() + 60_000
  return pages.some((page) => page.records.some((record) => record.state === 'SCHEDULED' && Date.parse(record.generate_at) < soon))
}

/** Scheduled and generated runs, newest first, a page at a time. */
export function useScheduledReports() {
  const { pages, ...list } = usePages('GET /reports/scheduled', load, { pollMs: (known) => (isDueSoon(known) ? pollMs : 0) })
  return { records: pages.flatMap((page) => page.records), hasMore: Boolean(pages.at(-1)?.cursor), ...list }
}
