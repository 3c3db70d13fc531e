/** The pages before somebody is signed in, and the way there. */
import type { Page } from 'puppeteer-core'
import { pressKey } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { fillIn, submit } from './form-ways.ts'
import { at, forgot, linkTo, meanwhile, press, signUp } from './screen-ways.ts'
import type { State } from './state.ts'

const security = at('/settings/preferences/security', 'main li')
const ofSecurity = (button: string, wanted: string) => async (page: Page, origin: string) => {
  await security(page, origin)
  await press(page, 'main button', button)
  await page.waitForSelector(wanted)
}

export const accountStates: readonly State[] = [
  { name: 'security', who: 'owner', open: security },
  { name: 'security: password', who: 'owner', open: ofSecurity('Change password', 'input[name=current]') },
  {
    name: 'security: second step, QR code',
    who: 'owner',
    open: async (page, origin) => {
      await ofSecurity('Set up', '[role=dialog] input[name=password]')(page, origin)
      await submit(page, { password: 'almanac-demo' })
      await page.waitForSelector('[role=dialog] svg[role=img] path')
    },
  },
  {
    name: 'sign in, second step',
    spoils: true,
    open: async (page, origin) => {
      await meanwhile(page, '/auth/login', (request) => request.respond({ contentType: 'application/json', body: '{"second_step":true}' }))
      await at('/login', 'input[name=email]')(page, origin)
      await submit(page, { email: 'owner@almanac.test', password: 'almanac-demo' })
      await page.waitForSelector('input[name=code]')
    },
  },
  { name: 'sign in', open: at('/login', 'input[name=email]') },
  {
    name: 'sign in refused',
    open: async (page, origin) => {
      await at('/login', 'input[name=email]')(page, origin)
      await submit(page, { email: 'nobody' })
      await page.waitForSelector('[data-invalid], [aria-invalid=true]')
    },
  },
  { name: 'sign up', open: at('/signup', 'input[name=email]') },
  {
    name: 'sign up refused, with a weak password',
    open: async (page, origin) => {
      await at('/signup/scale/yearly', 'input[name=email]')(page, origin)
      await fillIn(page, { password: 'password1234' })
      await waitForText(page, 'Easy to guess')
      await pressKey(page, 'input[name=password]', 'Enter')
      await page.waitForSelector('[data-invalid]')
    },
  },
  {
    name: 'sign up sent',
    open: async (page, origin) => {
      await signUp(page, origin)
      await waitForText(page, 'Send again')
    },
  },
  {
    name: 'confirmation in another browser',
    open: async (page, origin) => {
      const link = await linkTo(origin, await signUp(page, origin))
      await page.deleteCookie({ name: 'almanac_signup', url: `${origin}/api/auth` })
      await at(new URL(link).pathname, 'input[name=password]')(page, origin)
    },
  },
  { name: 'forgotten password', open: at('/password', 'input[name=email]') },
  {
    name: 'forgotten password, sent',
    open: async (page, origin) => {
      await forgot(page, origin, 'nobody@almanac.test')
    },
  },
  {
    name: 'new password, which is weak',
    open: async (page, origin) => {
      await forgot(page, origin, 'manager@almanac.test')
      await at(new URL(await linkTo(origin, 'manager@almanac.test')).pathname, 'input[name=password]')(page, origin)
      await fillIn(page, { password: 'password1234' })
      await waitForText(page, 'Easy to guess')
      await pressKey(page, 'input[name=password]', 'Enter')
      await page.waitForSelector('[data-invalid]')
    },
  },
  { name: 'link to a new password that is over', open: at(`/password/${'A'.repeat(43)}`, 'main a') },
  { name: 'link to a new email address that is over', open: at(`/email/${'A'.repeat(43)}`, 'main a') },
  { name: 'confirmation that is over', open: at(`/confirm/${'A'.repeat(43)}`, 'main a') },
  {
    name: 'sign up closed',
    spoils: true,
    open: (page, origin) =>
      meanwhile(page, '/auth/signup', (request) =>
        request.respond({ contentType: 'application/json', body: '{"mode":"invite","open":false,"billing":"none"}' }),
      )
        .then(() => page.goto(`${origin}/signup`))
        .then(() => waitForText(page, 'by invitation only')),
  },
]
