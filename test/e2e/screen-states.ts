/** Home, lists and pickers, and every state of the product by area. */
import { waitForText } from '../builders/browser.ts'
import { accountStates } from './account-states.ts'
import { adminStates } from './admin-states.ts'
import { auditStates } from './audit-states.ts'
import { bannerStates } from './banner-states.ts'
import { builderStates } from './builder-states.ts'
import { firstStepStates } from './first-step-states.ts'
import { groupStates } from './group-states.ts'
import { importStates } from './import-states.ts'
import { leavingStates } from './leaving-states.ts'
import { notificationStates } from './notification-states.ts'
import { publicStates } from './public-states.ts'
import { recipientStates } from './recipient-states.ts'
import { reportStates } from './report-states.ts'
import { scheduleStates } from './schedule-states.ts'
import { at, clickOn, dialog, failed, held, list, press, shareOf, unanswered } from './screen-ways.ts'
import { settingsStates } from './settings-states.ts'
import { shellStates } from './shell-states.ts'
import type { State } from './state.ts'
import { subscriptionStates } from './subscription-states.ts'
import { teamStates } from './team-states.ts'
import { templateStates } from './template-states.ts'
import { undeliveredStates } from './undelivered-states.ts'

const owner = 'owner' as const
const other = 'other' as const

export const listStates: readonly State[] = [
  { name: 'home', who: owner, open: at('/dashboard', '[data-change]') },
  {
    name: 'home with a passport',
    who: owner,
    open: async (page, origin) => {
      await at('/dashboard', '[data-change]')(page, origin)
      await press(page, '[data-change] button')
      await page.waitForSelector('[role=dialog]')
    },
  },
  { name: 'home without profile groups', who: 'advocate', open: at('/dashboard', 'main h2') },
  { name: 'list', who: owner, open: list },
  { name: 'empty list', who: other, open: list },
  {
    name: 'list menu',
    who: owner,
    open: (page, origin) =>
      list(page, origin)
        .then(() => press(page, 'td button[aria-haspopup=menu]'))
        .then(() => page.waitForSelector('[role=menu]')),
  },
  {
    name: 'run drawer',
    who: owner,
    open: (page, origin) =>
      list(page, origin)
        .then(() => press(page, 'td:first-child button'))
        .then(() => dialog(page))
        .then(() => page.waitForSelector('[role=dialog] h2')),
  },
  {
    name: 'removal of a run',
    who: owner,
    open: async (page, origin) => {
      await list(page, origin)
      await press(page, 'td button[aria-haspopup=menu]')
      await press(page, '[role=menuitem]', 'Remove')
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'edit of a schedule',
    who: owner,
    open: async (page, origin) => {
      await list(page, origin)
      await press(page, 'td button[aria-haspopup=menu]')
      await press(page, '[role=menuitem]', 'Edit')
      await page.waitForSelector('#edit-form[aria-busy=false]')
    },
  },
  { name: 'shared links', who: owner, open: at('/reports/links', 'main h1') },
  {
    name: 'password of a shared link',
    who: owner,
    open: async (page, origin) => {
      await shareOf(page, origin, false, 'espresso crema')
      await at('/reports/links', 'td [aria-label^="Change password"]')(page, origin)
      await press(page, 'td [aria-label^="Change password"]')
      await dialog(page)
    },
  },
  { name: 'picker', who: owner, open: at('/reports/run', '[role=dialog]') },
  {
    name: 'picker with locked reports',
    who: owner,
    open: (page, origin) => at('/reports/run', '[role=dialog]')(page, origin).then(() => page.locator('::-p-aria(Search for reports)').fill('in')),
  },
  { name: 'schedule', who: owner, open: at('/reports/schedule', '#schedule-form') },
  {
    name: 'schedule with faults',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/schedule', '#schedule-form')(page, origin)
      await clickOn(page, 'button', 'Schedule')
      await page.waitForSelector('[data-invalid]')
    },
  },
  {
    name: 'recipients of a schedule',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/schedule', '#schedule-form')(page, origin)
      await press(page, 'input[placeholder="Name or email"]')
      await page.waitForSelector('[role=listbox] [role=option]')
    },
  },
  {
    name: 'menu of reports',
    who: owner,
    open: (page, origin) =>
      list(page, origin)
        .then(() => press(page, 'header nav button', 'Reports'))
        .then(() => page.waitForSelector('[role=menu]')),
  },
  {
    name: 'menu of the account',
    who: owner,
    open: (page, origin) =>
      list(page, origin)
        .then(() => press(page, 'header button', 'Account of'))
        .then(() => page.waitForSelector('[role=menu]')),
  },
  {
    name: 'go to',
    who: owner,
    open: (page, origin) =>
      list(page, origin)
        .then(() => press(page, 'header button', 'Go to'))
        .then(() => dialog(page)),
  },

  // the frame and the list wait one after the other; this is the list
  { name: 'loading list', who: owner, spoils: true, open: unanswered('/reports/rows', held, '/reports', { selector: 'main h1' }) },
  { name: 'list that failed', who: owner, spoils: true, open: unanswered('/reports/rows', failed, '/reports', 'Try again') },
  { name: 'the whole app failed', who: owner, spoils: true, open: unanswered('/me', failed, '/reports', 'Try again') },
  {
    name: 'offline',
    who: owner,
    spoils: true,
    open: (page, origin) =>
      list(page, origin)
        .then(() => page.setOfflineMode(true))
        .then(() => waitForText(page, 'ffline')),
  },
]

/** `screens-AREA.test.ts` opens those of an area. */
export const areas = {
  reports: [...reportStates, ...firstStepStates],
  lists: [...listStates, ...scheduleStates, ...templateStates, ...builderStates, ...shellStates],
  settings: [...importStates, ...teamStates, ...groupStates, ...settingsStates, ...notificationStates, ...undeliveredStates],
  account: [...accountStates, ...subscriptionStates, ...leavingStates],
  admin: [...adminStates, ...auditStates, ...bannerStates],
  public: [...publicStates, ...recipientStates],
} as const satisfies Record<string, readonly State[]>
