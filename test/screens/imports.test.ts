/** The way to an import in states that the server alone decides. */
import { expect, test } from '@jest/globals'
import { permissionSections } from '../../shared/permissions.ts'
import { click } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { drop, give } from '../e2e/import-ways.ts'
import { pages } from './page-answers.ts'

const app = startMockedApp()
const days = { 'days.csv': 'date,impressions\n2026-11-01,5\n' }

test('somebody who may only look at profiles is told so and has no way to import', async () => {
  const permissions = Object.fromEntries(permissionSections.map((section) => [section, 'view' as const]))
  const entities = sampleMe.entities.map((group) => ({ ...group, admin: false, permissions }))
  const me = { ...sampleMe, role: 'RESTRICTED' as const, isOwner: false, entities }
  const page = await app.open('/settings/profiles', { ...pages, 'GET /me': { me } })
  await waitForText(page, 'ask someone who manages the profiles')
  const buttons = await page.$$('main button[aria-label^="Import into"]')
  expect(buttons).toEqual([])
  await drop(page, 'Leith Studio', days)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const dialog = await page.$('[role=dialog]')
  expect(dialog).toBeNull()
  await app.open('/settings/profiles/p-facebook', { ...pages, 'GET /me': { me } })
  await waitForText(page, 'You can view this profile.')
  const button = await page.$(named('button', 'Import'))
  expect(button).toBeNull()
})

test('files without a profile wait until one is chosen, and say when it was removed meanwhile', async () => {
  const error = 'This profile does not exist, or you have no access to it.'
  const page = await app.open('/settings/profiles', { ...pages, 'POST /profiles/{id}/import': new Refusal(404, error) })
  await page.waitForSelector('tbody tr')
  await click(page, 'main header button', 'Import')
  await give(page, days)
  await waitForText(page, 'days.csv')
  await click(page, '[role=dialog] button[aria-haspopup=listbox]')
  await click(page, '[role=option]', 'Harbour Coffee')
  await click(page, '[role=dialog] button', 'Read file')
  await page.waitForSelector('[role=dialog] [role=alert]')
  await waitForText(page, error)
  expect(app.asked('POST /profiles/{id}/import').map(({ params }) => params)).toEqual([{ id: 'p-linkedin' }])
})
