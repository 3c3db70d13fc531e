import useSWRInfinite from 'swr/infinite'
import type { ReadRoute } from '../../../shared/api/client.ts'
import { useMounted } from './mounted-reads.ts'
import { type Telling, useTelling } from './use-read.ts'

type Paged = { cursor: string | null }

/** A list with cursors, a page at a time. */
export function usePages<T extends Paged>(
  route: ReadRoute,
  load: (cursor: string | null) => Promise<T>,
  config: Telling & { pollMs?: (pages: T[]) => number } = {},
) {
  const { pollMs, ...telling } = config
  const { forget, events } = useTelling(telling)
  const swr = useSWRInfinite<T, unknown>(
    (index: number, previous: T | null) => (previous && !previous.cursor ? null : [route, 'page', index === 0 ? null : previous?.cursor]),
    ([, , cursor]: readonly [ReadRoute, 'page', string | null]) => load(cursor),
    { ...events, ...(pollMs ? { refreshInterval: (pages?: T[]) => pollMs(pages ?? []) } : {}), revalidateOnFocus: true },
  )
  useMounted(route, [route, 'page'], swr.mutate)
  return {
    pages: swr.data ?? [],
    more: () => void swr.setSize(swr.size + 1),
    isLoading: swr.isLoading,
    isValidating: swr.isValidating,
    error: swr.error,
    retry: () => {
      forget()
      void swr.mutate()
    },
  }
}
