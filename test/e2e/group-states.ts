/** Profile groups, and what is done to profiles. */
import { at, dialog, press } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const
const groups = at('/settings/profile-groups', 'main tbody tr')
const profiles = at('/settings/profiles', 'main tbody tr')

/** Of the screen, what a click opens. */
const then =
  (open: typeof groups, selector: string, words = ''): State['open'] =>
  (page, origin) =>
    open(page, origin)
      .then(() => press(page, selector, words))
      .then(() => dialog(page))

/** The form of a dialog, once what it is about has loaded. */
const form =
  (open: State['open']): State['open'] =>
  (page, origin) =>
    open(page, origin).then(() => page.waitForSelector('[role=dialog] form'))

export const groupStates: readonly State[] = [
  { name: 'profile groups', who: owner, open: groups },
  { name: 'adding a profile group', who: owner, open: form(then(groups, 'main header button', 'Add profile group')) },
  {
    name: 'a profile group that is not filled in',
    who: owner,
    open: (page, origin) =>
      form(then(groups, 'main header button', 'Add profile group'))(page, origin)
        .then(() => press(page, '[role=dialog] button', 'Save'))
        .then(() => page.waitForSelector('[aria-invalid=true]')),
  },
  { name: 'editing a profile group', who: owner, open: form(then(groups, 'main tbody button[aria-label^="Edit"]')) },
  { name: 'removing a profile group', who: owner, open: then(groups, 'main tbody button[aria-label^="Remove"]') },
  { name: 'adding a profile', who: owner, open: form(then(profiles, 'main header button', 'Add profile')) },
  { name: 'editing a profile', who: owner, open: form(then(profiles, 'main tbody button[aria-label^="Edit"]')) },
  { name: 'removing a profile', who: owner, open: then(profiles, 'main tbody button[aria-label^="Remove"]') },
]
