import { useRef, useState } from 'react'
import type { ReadRoute } from '../../../shared/api/client.ts'
import { useReading } from './use-read.ts'

type Paged = { cursor: string | null }

/** The first pages of a list with cursors, as many as were asked for, each where the one before it ends. `pages`: those that need not be read again. */
async function firstPages<T extends Paged>(load: (cursor: string | null) => Promise<T>, count: number, pages: T[]): Promise<T[]> {
  if (pages.length === 0) pages.push(await load(null))
  for (let cursor = pages.at(-1)?.cursor; cursor && pages.length < count; cursor = pages.at(-1)?.cursor) pages.push(await load(cursor))
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
  const known = useRef<T[]>([])
  const list = useReading<{ count: number; about?: string }, T[]>(
    route,
    { count, ...(about === undefined ? {} : { about }) },
    (asked) => firstPages(load, asked.count, known.current.splice(0)),
    {
      // what is on screen stays until there is more
      keepPreviousData: true,
      revalidateOnFocus: true,
      ...(pollMs ? { refreshInterval: (pages) => pollMs(pages ?? []) } : {}),
    },
  )
  return {
    pages: list.data ?? [],
    /** So many pages more; those on screen are not read again for it. */
    more: (by = 1) => {
      known.current = [...(list.data ?? [])]
      setAsked({ about, count: count + by })
    },
    isLoading: list.isLoading && list.data === undefined,
    isValidating: list.isValidating,
    error: list.error,
    retry: list.retry,
  }
}
