import useSWRInfinite, { unstable_serialize } from 'swr/infinite'
import { call } from '../../lib/api.ts'

const path = '/reports/scheduled'
type Page = Awaited<ReturnType<typeof load>>
const load = (cursor: string | null) => call('GET /reports/scheduled', { query: cursor ? { cursor } : {} })

function keyOf(index: number, previous: Page | null): readonly [string, string | null] | null {
  if (previous && !previous.cursor) return null
  return [path, index === 0 ? null : (previous?.cursor ?? null)]
}

/** True for the keys of the list, to read it anew after a change. */
export function isScheduledReports(key: unknown): boolean {
  return (Array.isArray(key) && key[0] === path) || key === unstable_serialize(keyOf)
}

/** While a run is about to be made its state is asked for again, so Scheduled turns into Ready by itself. */
const pollMs = 5_000

function isDueSoon(pages: Page[] | undefined): boolean {
  const soon = Date.now() + 60_000
  return (pages ?? []).some((page) => page.records.some((record) => record.state === 'SCHEDULED' && Date.parse(record.generate_at) < soon))
}

/** Scheduled and generated runs, newest first, a page at a time. */
export function useScheduledReports() {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(keyOf, ([, cursor]) => load(cursor), {
    refreshInterval: (pages) => (isDueSoon(pages) ? pollMs : 0),
    revalidateOnFocus: true,
  })
  return {
    records: data?.flatMap((page) => page.records) ?? [],
    hasMore: Boolean(data?.at(-1)?.cursor),
    more: () => void setSize(size + 1),
    isLoading,
    isValidating,
    error,
    refresh: () => void mutate(),
  }
}
