/** The list of notifications, its panel and its settings, and the way there. */
import type { Page } from 'puppeteer-core'
import { waitForText } from '../builders/browser.ts'
import { list, openBell, settings, tell } from './notification-ways.ts'
import { at, failed, held, press, unanswered } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'owner' as const

/** Of each tone, with and without somebody's picture; names of another direction among them. */
async function told(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
  await tell(page, 'post_published', { publication_gid: 'p1', post: 'Slow pours, quiet mornings', network: 'instagram' })
  await tell(page, 'post_failure', { publication_gid: 'p2', post: 'Our shop opens on Saturday 🎉', network: 'facebook', reason: 'The picture was refused' })
  await tell(page, 'comment', { by: 'דניאל כהן', about: 'קפה', comment: 'טוב מאוד!', publication_gid: 'p3' })
}

export const notificationStates: readonly State[] = [
  { name: 'notifications', who, open: (page, origin) => told(page, origin).then(() => list(page, origin)) },
  {
    name: 'panel of notifications',
    who,
    open: async (page, origin) => {
      await told(page, origin)
      await at('/settings', 'main h1')(page, origin)
      await openBell(page)
    },
  },
  {
    name: 'menu of the panel of notifications',
    who,
    open: async (page, origin) => {
      await at('/settings', 'main h1')(page, origin)
      await openBell(page)
      await press(page, '[role=dialog] button[aria-label=More]')
      await page.waitForSelector('[role=menu]')
    },
  },
  {
    name: 'no unread notifications',
    who: 'other',
    open: async (page, origin) => {
      await list(page, origin)
      await press(page, 'main label', 'Unread')
      await waitForText(page, 'No notifications found')
    },
  },
  { name: 'notification settings', who, open: settings },
  {
    name: 'quiet hours and a weekly email',
    who: 'advocate',
    open: async (page, origin) => {
      await settings(page, origin)
      await press(page, '[role=radiogroup][aria-label=Emails] label', 'Weekly')
      await press(page, '[role=radiogroup][aria-label="Quiet hours"] label', 'On')
      await waitForText(page, 'Times are in')
    },
  },
  {
    name: 'Slack channel of a type',
    who,
    open: async (page, origin) => {
      await settings(page, origin)
      await press(page, 'main td button')
      await page.waitForSelector('[role=dialog] input[type=url]')
    },
  },
  { name: 'loading notifications', who, spoils: true, open: unanswered('/alert?', held, '/notifications', { selector: 'main [data-alerts] [aria-hidden]' }) },
  { name: 'notifications that failed', who, spoils: true, open: unanswered('/alert?', failed, '/notifications', 'Try again') },
  {
    name: 'notification settings that failed',
    who,
    spoils: true,
    open: unanswered('/me/notifications', failed, '/settings/preferences/notifications', 'Try again'),
  },
]
