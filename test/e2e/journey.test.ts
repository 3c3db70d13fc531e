/** The main job as a new user does it, in a real browser on the whole stack: sign in, run, compare, share, export, mail. Each step begins anew. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getHome } from '../../shared/api/home.ts'
import { formatRange } from '../../shared/dates/index.ts'
import { formatFigure } from '../../shared/format.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { smallAddress } from '../../shared/small-addresses.ts'
import { click, eventually, hasFocus, pressKey, replaceText, typeInto } from '../builders/act.ts'
import { closeDialog, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { changedTile, downloadOf, pdfText, readyToShare, tiles } from './journey-ways.ts'
import { mailCount, mailsTo, readMail } from './mail-ways.ts'
import { startPeople } from './people-ways.ts'
import { clickNamed, gone } from './schedule-ways.ts'

const house = startHouse()
const open = startPeople(house)
const comprehensive = '/reports/run/comprehensive'
const owner = 'owner@almanac.test'

test('a wrong password is refused in one sentence, the right one leads home', async () => {
  const { page, faults } = await house.browser.newPage()
  await page.goto(`${house.stack.origin}/login`)
  await typeInto(page, 'input[name=email]', owner)
  await typeInto(page, 'input[name=password]', 'wrong')
  await page.keyboard.press('Enter')
  await waitForText(page, messages.signIn.wrong)
  await replaceText(page, 'input[name=password]', 'almanac-demo')
  await pressKey(page, 'input[name=password]', 'Enter')
  await page.waitForSelector(named('heading', 'Changed most since last week'))
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  // nobody is signed in, then the wrong password
  expect(faults.filter((fault) => !fault.includes('401') && !fault.includes('/api/auth/login'))).toEqual([])
  await page.browserContext().close()
})

test('a figure of home opens its passport, and leads to the report that has the same figure', async () => {
  const { page, faults, call } = await open('owner', '/')
  const { changes } = v.parse(getHome.response, await call('GET', '/home'))
  const [first] = changes
  if (!first) throw new Error('Nothing changed in the demo.')
  const figure = formatFigure(first.figure.value, first.figure.unit, 'compact')
  await eventually(
    () => page.$eval('[data-change]', ({ textContent }) => textContent),
    (text) => expect(text).toContain(figure),
  )
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await click(page, '[data-change] button')
  await waitForText(page, 'Usual week: between')
  await closeDialog(page)
  await click(page, '[data-change] a')
  const tile = `[data-tile="${first.key}"]`
  await page.waitForSelector(tile)
  await waitUntilLoaded(page)
  await eventually(
    () => page.$eval(tile, ({ textContent }) => textContent),
    (text) => expect(text).toContain(figure),
  )
  expect(faults).toEqual([])
})

test('the picker finds a report by its description; another comparison changes its tiles, and the address brings it back', async () => {
  const { page, faults } = await open('owner', '/reports/run')
  await waitForText(page, 'Please select a report')
  await typeInto(page, '::-p-aria(Search for reports)', 'audience')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname.endsWith('/comprehensive'))
  const before = await tiles(page)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['followers', 'net_growth', 'impressions', 'reach', 'engagements', 'er_impressions', 'posts_published']),
  )
  await click(page, 'button', 'Report dates:')
  await click(page, '[role=tab]', 'Compared to:')
  await click(page, 'label', 'Same period last year (match')
  await clickNamed(page, 'Save')
  await changedTile(page, 'impressions', before.impressions)
  const after = await tiles(page)
  expect(page.url()).toMatch(/prior_from=\d{4}-\d{2}-\d{2}/)
  await page.reload()
  await page.waitForFunction((same) => document.querySelector('[data-tile=impressions]')?.textContent === same, {}, after.impressions)
  expect(faults).toEqual([])
})

test('a shared link shows the same figures to a stranger, without controls, until it is revoked', async () => {
  const { page, faults, call } = await open('owner', comprehensive)
  const own = await tiles(page)
  await readyToShare(page)
  await clickNamed(page, 'Export')
  await clickNamed(page, 'Shareable link', 'menuitem')
  await clickNamed(page, 'Create link')
  const link = await page.waitForSelector('[data-share-link]')
  const address = await link?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))
  expect(address).toContain('/shared-report/')
  const stranger = await house.browser.newPage()
  await stranger.page.goto(address ?? '')
  const shared = await tiles(stranger.page)
  expect(shared.impressions).toBe(own.impressions)
  const controls = await stranger.page.$$(named('button', 'Export'))
  expect([controls, new URL(stranger.page.url()).search, stranger.faults]).toEqual([[], '', []])
  const { shares } = v.parse(
    v.object({ shares: v.array(v.looseObject({ id: v.string(), mailed_to: v.nullable(v.unknown()) })) }),
    await call('GET', '/reports/share'),
  )
  // links that were emailed are listed as well
  const made = shares.find(({ mailed_to }) => mailed_to === null)
  await call('DELETE', `/reports/share/${made?.id}`)
  await stranger.page.reload()
  await waitForText(stranger.page, linkMessages.refused.gone)
  await stranger.page.browserContext().close()
  expect(faults).toEqual([])
})

test('the PDF request is confirmed in words, and its mail carries a PDF with the right dates', async () => {
  const { page, faults, told } = await open('owner', comprehensive)
  await readyToShare(page)
  await clickNamed(page, 'Export')
  await clickNamed(page, 'Export to PDF', 'menuitem')
  await told(messages.pdf.queued(owner))
  await mailCount(house.stack.origin, owner, 1)
  const [mail] = await mailsTo(house.stack.origin, owner)
  const { attachments, html, text } = await readMail(house.stack.origin, mail?.id ?? '')
  const { searchParams } = new URL(page.url())
  const dates = formatRange(searchParams.get('from_date') ?? '', searchParams.get('to_date') ?? '')
  expect(html).toContain(dates)
  expect(text).toContain('Impressions')
  const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  expect(pdf).toBeInstanceOf(ArrayBuffer)
  if (pdf instanceof ArrayBuffer) expect(await pdfText(pdf)).toContain(dates)
  expect(faults).toEqual([])
})

test('the post performance report opens, and its CSV holds the posts', async () => {
  const { page, faults } = await open('owner', '/reports/run/posts')
  await tiles(page)
  await clickNamed(page, 'Export')
  const csv = await downloadOf(page, '/api/export/csv', () => clickNamed(page, 'Export to CSV', 'menuitem'))
  expect(csv).toMatch(/^200 .*"Northbound Coffee - Posts, [^"]+\.csv/)
  await clickNamed(page, 'Export')
  const xlsx = await downloadOf(page, '/api/export/csv', () => clickNamed(page, 'Export to Excel', 'menuitem'))
  expect(xlsx).toMatch(/^200 .*"Northbound Coffee - Posts, [^"]+\.xlsx/)
  expect(faults).toEqual([])
})

test('a block gives its rows by mouse and by keyboard, and a tile those of its figure', async () => {
  const { page, faults } = await open('owner', '/reports/run/tasks')
  await tiles(page)
  const saved = (act: () => Promise<unknown>) => downloadOf(page, '/api/export/rows', act)
  const menu = screenMessages.rows.menu('Created and completed')
  await clickNamed(page, menu)
  const byMouse = await saved(() => click(page, '[role=menuitem]'))
  expect(byMouse).toMatch(/^200 .*Rows of Created and completed, [^"]*\d{4} Fingerprint [\da-f-]{14}\.csv.*"section":"flow"/)
  await gone(page, '[role=menu]')
  await pressKey(page, `[aria-label="${menu}"]`, 'ArrowDown')
  await hasFocus(page, '[role=menuitem]')
  const byKeyboard = await saved(() => page.keyboard.press('Enter'))
  expect(byKeyboard).toBe(byMouse)
  await click(page, '[data-tile=created] button[aria-label^="How "]')
  const ofTile = await saved(() => clickNamed(page, screenMessages.rows.csv.download))
  expect(ofTile).toContain('"tile":"created"')
  expect(faults).toEqual([])
})

test('a phone shows the report without scrolling sideways', async () => {
  const { page, faults } = await open('owner')
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(house.stack.origin + smallAddress(comprehensive))
  await tiles(page)
  await eventually(
    () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    (fits) => expect(fits).toBe(true),
  )
  expect(faults).toEqual([])
})
