/** What stands round every screen, and the screens that stand for others. */
import { at, dialog, opened, press } from './screen-ways.ts'
import type { State } from './state.ts'

const home = at('/dashboard', '[data-change]')

export const shellStates: readonly State[] = [
  { name: 'menu of what is added quickly', who: 'owner', open: (page, origin) => home(page, origin).then(() => opened('Quick add')(page)) },
  {
    name: 'menu of small screens',
    who: 'owner',
    isNarrow: true,
    open: async (page, origin) => {
      await home(page, origin)
      await press(page, 'header button[aria-label=Menu]')
      await dialog(page)
    },
  },
  { name: 'area that is known by name alone', who: 'owner', open: at('/inbox', 'main h1') },
  { name: 'plan and billing', who: 'owner', open: at('/settings/subscription', 'main h1') },
  { name: 'no profile groups', who: 'advocate', open: at('/reports', 'main h1') },
]
