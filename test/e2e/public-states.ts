/** Shared reports and pages without an account. */
import { at, shareOf } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const

export const publicStates: readonly State[] = [
  { name: 'shared report', who: owner, open: async (page, origin) => at(await shareOf(page, origin, false), '[data-tile]')(page, origin) },
  {
    name: 'shared report with a password',
    who: owner,
    open: async (page, origin) => at(await shareOf(page, origin, false, 'espresso crema'), '[type=password]')(page, origin),
  },
  { name: 'shared report that is gone', who: owner, open: async (page, origin) => at(await shareOf(page, origin, true), 'h1')(page, origin) },
  { name: 'help', open: at('/help/reviews', 'h1') },
  { name: 'not found', open: at('/no-such-page', 'h1') },
]
