import { useEffect, useRef, useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import type { Alert } from '../../../../shared/api/notifications.ts'
import type { Topic } from '../../../../shared/notifications/notice-looks.ts'
import { call } from '../../lib/api.ts'
import { useReading } from '../../lib/use-read.ts'
import { shownOf } from './marks.ts'
import { usePending } from './pending.ts'
import { useCount } from './use-unread.ts'

export type AlertFilter = 'all' | 'unread' | Topic
type Page = Answered<'GET /alert'>
type Pages = { readonly filter: AlertFilter; readonly pages: readonly Page[] }

const load = (filter: AlertFilter, page: number) => call('GET /alert', { query: { page: String(page), ...(filter === 'all' ? {} : { type: filter }) } })
const endOf = (page: Page | undefined) => page?.alerts.at(-1)?.id

/**
 * The first `count` pages. They are by number, so a page more follows those that are known only while these end as they did:
 * something new, or removed, has moved them all otherwise, and they are read anew.
 */
async function firstPages(filter: AlertFilter, count: number, known: readonly Page[]): Promise<readonly Page[]> {
  if (known.length > 0 && count === known.length + 1) {
    const [last, next] = await Promise.all([load(filter, count - 2), load(filter, count - 1)])
    if (endOf(last) === endOf(known.at(-1))) return [...known.slice(0, -1), last, next]
  }
  return Promise.all(Array.from({ length: count }, (_, page) => load(filter, page)))
}

/** Each once, though a page that was read a moment later may begin with the end of the one before. */
function merged(pages: readonly Page[]): Alert[] {
  return [...new Map(pages.flatMap(({ alerts }) => alerts).map((alert) => [alert.id, alert])).values()]
}

/** Reads a list anew when others are unread than before, once what somebody did here has arrived. */
function useFollowing(again: () => Promise<unknown>, isMarking: boolean): void {
  const count = useCount()
  const now = count && `${count.unread} ${count.newest}`
  const last = useRef(now)
  useEffect(() => {
    if (isMarking) return
    if (last.current !== undefined && last.current !== now) void again()
    last.current = now
  }, [now, isMarking, again])
}

/** The own notifications of a filter, newest first, a page more at a time. */
export function useAlerts(filter: AlertFilter) {
  const pending = usePending()
  const [asked, setAsked] = useState({ filter, count: 1 })
  // another list begins with one page
  const count = asked.filter === filter ? asked.count : 1
  const known = useRef<Pages>({ filter, pages: [] })
  const list = useReading(
    'GET /alert',
    { filter, count },
    async (wanted): Promise<Pages> => {
      const before = known.current.filter === wanted.filter ? known.current.pages : []
      known.current = { filter: wanted.filter, pages: await firstPages(wanted.filter, wanted.count, before) }
      return known.current
    },
    // what is on screen stays until there is more; its place says why there is none
    { keepPreviousData: true, silent: true },
  )
  useFollowing(list.mutate, pending.unread !== null)
  const pages = list.data?.filter === filter ? list.data.pages : []
  const shown = shownOf(merged(pages), pending)
  return {
    alerts: filter === 'unread' ? shown.filter(({ read }) => !read) : shown,
    pages: pages.length,
    isThere: pages.length > 0,
    goesOn: pages.at(-1)?.isFinalPage === false,
    /** a first or a further page is on its way */
    isLoading: list.isValidating && pages.length < count,
    isValidating: list.isValidating,
    error: list.error,
    more: () => setAsked({ filter, count: pages.length + 1 }),
    retry: list.retry,
  }
}
