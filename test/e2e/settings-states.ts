/** The pages below /settings that belong to a person, and the way there. */
import { fontMessages } from '../../shared/font-messages.ts'
import { replaceText } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { fontFile } from '../builders/font-file.ts'
import { at, dialog, press } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'other' as const

export const settingsStates: readonly State[] = [
  { name: 'settings', who, open: at('/settings', 'main h1') },
  { name: 'personal settings', who, open: at('/settings/preferences/personal', 'input[name=first_name]') },
  {
    name: 'change of email, refused',
    who,
    open: async (page, origin) => {
      await at('/settings/preferences/personal', 'input[name=first_name]')(page, origin)
      await press(page, 'button', 'Change')
      await dialog(page)
      await press(page, 'button[type=submit]', 'Send the link')
      await page.waitForSelector('[data-invalid]')
    },
  },
  { name: 'API documentation', who, open: at('/docs/api', '.opblock-tag') },
  { name: 'no API keys', who, open: at('/settings/api-keys', 'main h2') },
  {
    name: 'a new API key',
    who: 'owner',
    open: async (page, origin) => {
      await at('/settings/api-keys', 'main h1')(page, origin)
      await press(page, 'button', 'Create key')
      await replaceText(page, 'input[name=name]', 'Board on the wall')
      await press(page, 'button[type=submit]', 'Create')
      await page.waitForSelector('input[aria-label="API key"]')
    },
  },
  {
    name: 'API keys',
    who: 'owner',
    open: async (page, origin) => {
      await page.goto(`${origin}/favicon.svg`)
      const make = () =>
        fetch('/api/api-keys', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Nightly","scopes":["push"],"ends":"never"}' })
      await page.evaluate(`(${make})()`)
      await at('/settings/api-keys', 'main tbody tr')(page, origin)
    },
  },
  { name: 'branding', who: 'owner', open: at('/settings/branding', 'figure canvas') },
  {
    name: 'upload of a font, refused',
    who: 'owner',
    open: async (page, origin) => {
      await at('/settings/branding', 'figure canvas')(page, origin)
      await press(page, 'button', 'Upload a font')
      await dialog(page)
      await press(page, 'button[type=submit]', 'Upload')
      await waitForText(page, fontMessages.unlicensed)
    },
  },
  {
    name: 'branding with an uploaded font',
    who: 'owner',
    open: async (page, origin) => {
      await at('/settings/branding', 'figure canvas')(page, origin)
      await page.evaluate(
        async (bytes) => {
          await fetch('/api/branding/fonts?licensed=true', { method: 'POST', headers: { 'content-type': 'font/woff2' }, body: Uint8Array.from(bytes) })
        },
        [...fontFile('lora')],
      )
      await at('/settings/branding', 'figure canvas', 'ul[aria-label="Uploaded fonts"] li')(page, origin)
    },
  },
  {
    name: 'branding with a colour that cannot be read',
    who: 'owner',
    open: async (page, origin) => {
      await at('/settings/branding', 'figure canvas')(page, origin)
      await replaceText(page, 'input[maxlength="7"]', 'FFD400')
      await page.waitForSelector('form [data-invalid]')
    },
  },
]
