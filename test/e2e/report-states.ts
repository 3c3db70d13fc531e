/** Open reports, their menus and dialogs. */
import { waitUntilLoaded } from '../builders/browser.ts'
import { dates, dialog, failed, held, opened, passport, press, report, scheduleDialog, summarised, unanswered, within } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const
const other = 'other' as const

export const reportStates: readonly State[] = [
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
  {
    name: 'loading report',
    who: owner,
    spoils: true,
    open: unanswered('/reports/social', held, '/reports/run/comprehensive', { selector: '#report-body [aria-hidden], #report-body [role=status]' }),
  },
  { name: 'report that failed', who: owner, spoils: true, open: unanswered('/reports/social', failed, '/reports/run/comprehensive', 'Try again') },
]
