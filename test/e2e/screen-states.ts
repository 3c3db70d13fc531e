/** Every screen, dialog and state of the product, and the way there. */
import { chooseOption, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { accountStates } from './account-states.ts'
import { adminStates } from './admin-states.ts'
import { auditStates } from './audit-states.ts'
import { bannerStates } from './banner-states.ts'
import { builderStates } from './builder-states.ts'
import { groupStates } from './group-states.ts'
import { importStates } from './import-states.ts'
import { leavingStates } from './leaving-states.ts'
import { notificationStates } from './notification-states.ts'
import { recipientStates } from './recipient-states.ts'
import { scheduleStates } from './schedule-states.ts'
import {
  at,
  clickOn,
  competitors,
  dates,
  dialog,
  failed,
  held,
  list,
  opened,
  passport,
  press,
  report,
  scheduleDialog,
  shareOf,
  summarised,
  unanswered,
  within,
} from './screen-ways.ts'
import { settingsStates } from './settings-states.ts'
import { shellStates } from './shell-states.ts'
import type { State } from './state.ts'
import { subscriptionStates } from './subscription-states.ts'
import { teamStates } from './team-states.ts'
import { templateStates } from './template-states.ts'
import { undeliveredStates } from './undelivered-states.ts'

const owner = 'owner' as const
const other = 'other' as const

export const states: readonly State[] = [
  // the largest first: they take longest
  { name: 'report: comprehensive', who: owner, open: report('comprehensive') },
  { name: 'report: posts', who: owner, open: report('posts') },
  { name: 'report: reviews', who: owner, open: report('reviews') },
  { name: 'report: tasks', who: owner, open: report('tasks') },
  { name: 'report: inbox activity', who: other, open: report('inbox_activity') },
  { name: 'report: industry benchmark', who: other, open: report('industry_benchmark') },
  { name: 'report: facebook ads', who: other, open: report('facebook_ads', '?ad_account=act-harbour&profile=other-facebook') },
  { name: 'report: sentiment', who: owner, open: report('sentiment', '?sentiment_type=profiles&profile=demo-facebook,demo-instagram') },
  { name: 'report: listener', who: owner, open: report('listener_performance', '?listener_id=listener-brand') },
  { name: 'report: competitor', who: owner, open: report('competitor', '?profile=demo-facebook') },
  { name: 'report: advocacy', who: owner, open: report('advocacy', '?advocacy_group_id=advocacy-northbound') },
  {
    name: 'report: ads, with profiles that need attention',
    who: owner,
    open: async (page, origin) => {
      await report('ads_performance')(page, origin)
      await dialog(page)
    },
  },
  {
    name: 'a network of a report',
    who: owner,
    open: within((page) => press(page, '[role=tab]', 'Instagram').then(() => waitUntilLoaded(page)), 'comprehensive'),
  },
  { name: 'a chart as a table', who: owner, open: within((page) => press(page, 'section button', 'View as table')) },
  { name: 'dates', who: owner, open: within((page) => dates(page, 'Report dates:')) },
  { name: 'comparison', who: owner, open: within((page) => dates(page, 'Compared to:')) },
  { name: 'profiles of a report', who: owner, open: within(opened('Profiles:')) },
  { name: 'labels of a report', who: owner, open: within(opened('Labels:'), 'posts') },
  { name: 'templates', who: owner, open: within(opened('Default report template')) },
  { name: 'export menu', who: owner, open: within((page) => press(page, 'button', 'Export').then(() => page.waitForSelector('[role=menu]'))) },
  {
    name: 'menu of a block',
    who: owner,
    open: within((page) => press(page, 'section[aria-labelledby] button[aria-haspopup=menu]').then(() => page.waitForSelector('[role=menu]'))),
  },
  {
    name: 'share dialog',
    who: owner,
    open: within((page) =>
      summarised(page)
        .then(() => press(page, 'button', 'Share'))
        .then(() => dialog(page)),
    ),
  },
  {
    name: 'share dialog with its password',
    who: owner,
    open: within((page) =>
      summarised(page)
        .then(() => press(page, 'button', 'Share'))
        .then(() => dialog(page))
        .then(() => press(page, '[role=dialog] button', 'Set password'))
        .then(() => page.waitForSelector('[autocomplete="new-password"]')),
    ),
  },
  { name: 'schedule dialog of a report', who: owner, open: within(scheduleDialog) },
  { name: 'number passport', who: owner, open: within(passport) },

  { name: 'home', who: owner, open: at('/dashboard', '[data-change]') },
  {
    name: 'home with a passport',
    who: owner,
    open: async (page, origin) => {
      await at('/dashboard', '[data-change]')(page, origin)
      await page.locator('[data-change] button').click()
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
  ...scheduleStates,
  { name: 'shared links', who: owner, open: at('/reports/links', 'main h1') },
  {
    name: 'password of a shared link',
    who: owner,
    open: async (page, origin) => {
      await shareOf(page, origin, false, 'espresso crema')
      await at('/reports/links', 'td [aria-label^="Change password"]')(page, origin)
      await page.click('td [aria-label^="Change password"]')
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
      await page.locator('input[placeholder="Name or email"]').click()
      await page.waitForSelector('[role=listbox] [role=option]')
    },
  },
  { name: 'first step: sentiment', who: owner, open: at('/reports/run/sentiment', '#first-step') },
  { name: 'first step: listener', who: owner, open: at('/reports/run/listener_performance', '#first-step') },
  { name: 'first step: advocacy', who: owner, open: at('/reports/run/advocacy', '#first-step') },
  { name: 'first step: ad account', who: other, open: at('/reports/run/facebook_ads', '#first-step') },
  { name: 'first step: competitors', who: owner, open: competitors },
  {
    name: 'a select of a first step',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/run/competitor', '#first-step')(page, origin)
      await page.locator('#first-step button').click()
      await page.waitForSelector('[role=listbox]')
    },
  },
  {
    name: 'removal of a competitor',
    who: owner,
    open: async (page, origin) => {
      await competitors(page, origin)
      await press(page, 'button[aria-label="Remove Kettle & Crane"]')
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'suggestions of competitors',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/run/competitor', '#first-step')(page, origin)
      await chooseOption(page, '#first-step button', 'Facebook import')
      await page.locator('input[role=combobox]').fill('tide')
      await page.waitForSelector('[role=listbox] [role=option]')
    },
  },
  ...importStates,
  ...subscriptionStates,
  ...teamStates,
  ...groupStates,
  ...settingsStates,
  ...leavingStates,
  ...builderStates,
  ...adminStates,
  ...auditStates,
  ...templateStates,
  ...notificationStates,
  ...undeliveredStates,
  ...bannerStates,
  ...shellStates,
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
  { name: 'help', open: at('/help/reviews', 'h1') },
  { name: 'not found', open: at('/no-such-page', 'h1') },
  ...accountStates,
  ...recipientStates,
  { name: 'shared report', who: owner, open: async (page, origin) => at(await shareOf(page, origin, false), '[data-tile]')(page, origin) },
  {
    name: 'shared report with a password',
    who: owner,
    open: async (page, origin) => at(await shareOf(page, origin, false, 'espresso crema'), '[type=password]')(page, origin),
  },
  { name: 'shared report that is gone', who: owner, open: async (page, origin) => at(await shareOf(page, origin, true), 'h1')(page, origin) },

  // the frame and the list wait one after the other; this is the list
  { name: 'loading list', who: owner, spoils: true, open: unanswered('/reports/rows', held, '/reports', { selector: 'main h1' }) },
  {
    name: 'loading report',
    who: owner,
    spoils: true,
    open: unanswered('/reports/social', held, '/reports/run/comprehensive', { selector: '#report-body [aria-hidden], #report-body [role=status]' }),
  },
  { name: 'list that failed', who: owner, spoils: true, open: unanswered('/reports/rows', failed, '/reports', 'Try again') },
  { name: 'report that failed', who: owner, spoils: true, open: unanswered('/reports/social', failed, '/reports/run/comprehensive', 'Try again') },
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
