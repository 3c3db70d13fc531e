/** What stands above a page while something is not as it should be, told to the page alone: everybody else's screens stay without it. */
import type { Page } from 'puppeteer-core'
import { bannerMessages as words } from '../../shared/banner-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { at, dialog, press } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'owner' as const
const home = at('/dashboard', '[data-change]')
const warning = { id: 'one', message: 'Facebook renames impressions to views on 1 Dec.', link: '/help/reviews', type: 'WARNING', closable: true }

/** Answers of `GET /me` and `GET /page-warnings`, changed on their way to the page. */
const troubled =
  (me: Readonly<Record<string, unknown>>, account = {}) =>
  async (page: Page, origin: string) => {
    await page.evaluateOnNewDocument(
      (changed, changedAccount, told) => {
        const asked = window.fetch
        window.fetch = async (input, init) => {
          const answer = await asked(input, init)
          const { pathname } = new URL(answer.url)
          if (pathname === '/api/page-warnings') return Response.json({ data: told })
          if (pathname !== '/api/me') return answer
          const { me: given } = await answer.json()
          const entities = given.entities.map((one: object) => ({ ...one, publish_killswitch: true }))
          return Response.json({ me: { ...given, entities, warned: true, account: { ...given.account, ...changedAccount }, ...changed } })
        }
      },
      me,
      account,
      warning,
    )
    await home(page, origin)
    await waitForText(page, warning.message)
  }

const undeliverable = troubled({ email_suppressed: true, suppressed_reason: 'COMPLAINT' })
const unconfirmed = troubled({ confirmed: false })
const ending = troubled({}, { ends_at: '2026-11-25T09:30:00.000Z' })

export const bannerStates: readonly State[] = [
  { name: 'banners: a new address waits, publishing is off', who, spoils: true, open: unconfirmed },
  { name: 'banners: the account is going to be deleted', who, spoils: true, open: ending },
  {
    name: 'sending the link to a new address again',
    who,
    spoils: true,
    open: async (page, origin) => {
      await unconfirmed(page, origin)
      await press(page, 'main [role=status] button', words.sendAgain)
      await dialog(page)
    },
  },
  {
    name: 'verifying an address that takes no email',
    who,
    spoils: true,
    open: async (page, origin) => {
      await undeliverable(page, origin)
      await press(page, 'main [role=alert] button', words.fix)
      await dialog(page)
    },
  },
]
