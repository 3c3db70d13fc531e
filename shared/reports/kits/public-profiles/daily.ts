/** Which days of followers pages should have, and have. */

import { memoized } from '../../../memoize.ts'
import type { ComparedProfile } from '../../../public-profiles.ts'
import type { Daily } from '../../language/items/definition.ts'
import { type PageEntry, pagesOf } from './entries.ts'
import { ofDays } from './figures.ts'

const pagesIn = memoized((entries: readonly PageEntry[]) => pagesOf(entries).filter(({ page: { state } }) => state !== 'waiting' && state !== 'outside'))

/** `nameOf`: null for a page that may not be told apart. Posts are no days: a page need not post. */
export function pageDays(nameOf: (page: ComparedProfile) => string | null): Daily<PageEntry> {
  return {
    noun: 'page',
    sources: (entries, { noun, has = () => true }) => {
      if (noun !== ofDays) return null
      const counted = pagesIn(entries).filter((one) => has(one, ''))
      return counted.map(({ page }) => ({ id: page.id, name: nameOf(page), network: page.network, since: page.since }))
    },
    of: ({ kind, page }) => (kind === 'day' ? page.id : null),
  }
}
