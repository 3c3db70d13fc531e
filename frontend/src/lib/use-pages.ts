import { useState } from 'react'
import type { ReadRoute } from '../../../shared/api/client.ts'
import { useReading } from './use-read.ts'

type Paged = { cursor: string | null }

/** The first pages of a list with cursors, as many as were asked for, each where the one before it ends. */
async function firstPages<T extends Paged>(load: (cursor: string | null) => Promise<T>, count: number): Promise<T[]> {
  const pages = [await load(null)]
  for (let cursor = pages[0]?.cursor; cursor && pages.length < count; cursor = pages.at(-1)?.cursor) pages.push(await load(cursor))
  return pages
}

/** A list with cursors, a page more at a time. */
export function usePages<T extends Paged>(
  route: ReadRoute,
  load: (cursor: string | null) => Promise<T>,
  { pollMs, about }: { pollMs?: (pages: readonly T[]) => number /** whose list it is, where there are several */; about?: string } = {},
) {
  const [asked, setAsked] = useState({ about, count: 1 })
  // another list begins with one page
  const count = asked.about === about ? asked.count : 1
  const list = useReading<{ count: number; about?: string }, T[]>(
    route,
    { count, ...(about === undefined ? {} : { about }) },
    (asked) => firstPages(load, asked.count),
    {
      // what is on screen stays until there is more
      keepPreviousData: true,
      revalidateOnFocus: true,
      ...(pollMs ? { refreshInterval: (pages) => pollMs(pages ?? []) } : {}),
    },
  )
  return {
    pages: list.data ?? [],
    more: () => setAsked({ about, count: count + 1 }),
    isLoading: list.isLoading && list.data === undefined,
    isValidating: list.isValidating,
    error: list.error,
    retry: list.retry,
  }
}
