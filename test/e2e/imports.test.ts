/** What an agency does with its files, in a real browser: drops them, sees what they are, finds them in the report, and takes them back. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { pageOf } from '../builders/sign-in.ts'
import { drop, give } from './import-ways.ts'
import { callApi, startPeople } from './people-ways.ts'

const house = startHouse()
const openPage = startPeople(house)

async function open(path: string) {
  const person = await openPage('owner')
  await person.page.goto(house.stack.origin + path)
  await person.page.waitForSelector('#content h1')
  return person
}

const seeInDialog = (page: Page, wanted: string | RegExp) =>
  eventually(
    () => page.$eval('[role=dialog]', ({ textContent }) => textContent),
    (text) => expect(text).toMatch(wanted),
  )
async function importFiles(page: Page): Promise<void> {
  await page.waitForSelector('ul[aria-label=Files]')
  await click(page, '[role=dialog] button', 'Import')
  await waitForText(page, 'Reports now show the new figures.')
}
async function closeResult(page: Page): Promise<void> {
  await click(page, '[role=dialog] button', 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}
async function seeImpressions(page: Page, profile: string, from: string, to: string, wanted: string): Promise<void> {
  await page.goto(`${house.stack.origin}/reports/run/comprehensive?profile=${profile}&from_date=${from}&to_date=${to}`)
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  await eventually(
    () => page.$$eval('[data-tile]', (tiles) => tiles.find(({ textContent }) => textContent.includes('Impressions'))?.textContent),
    (text) => expect(text).toContain(wanted),
  )
}
async function undoLast(page: Page, profile: string): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profiles/${profile}`)
  await click(page, 'button[aria-label^="Undo the import of"]')
  await click(page, '[role=alertdialog] button', 'Undo import')
  await page.waitForFunction(() => document.querySelector('section[aria-labelledby=import-history] li')?.textContent?.includes('Undone'))
}

const overview = 'x/x_account_overview.csv'
testWith(overview)('an export that is dropped on its profile is recognised, imported and found in the report; undone, it is gone', async () => {
  const { page, faults } = await open('/settings/profiles')
  await drop(page, 'X import', { 'x_account_overview.csv': readFileSync(realFile(overview), 'utf8') })
  await page.waitForSelector('ul[aria-label=Files]')
  await seeInDialog(page, /X import.*X account overview.*Impressions/s)
  await importFiles(page)
  await closeResult(page)
  await seeImpressions(page, 'import-twitter', '2025-08-01', '2025-08-31', '82.2K')
  await undoLast(page, 'import-twitter')
  const { body } = await callApi(page, 'GET', '/profiles')
  expect(JSON.stringify(body)).toContain('"id":"import-twitter"')
  await page.goto(`${house.stack.origin}/settings/profiles/import-twitter`)
  await waitForText(page, 'None yet')
  expect(faults).toEqual([])
})

test('a file of one’s own is mapped beside its cells, by keyboard alone, and the next one with its columns is read without a word', async () => {
  const { page, faults } = await open('/settings/profiles/import-linkedin')
  const own = (first: number) => `Day,Shown,Thumbs up\n2026-11-01,${first},5\n2026-11-02,140,6\n`
  await pressKey(page, 'main section button', 'Enter')
  await give(page, { 'mine.csv': own(120), 'notes.txt': 'hello' })
  await waitForText(page, 'We do not recognise this file.')
  await pressKey(page, 'button[aria-label="Map columns of mine.csv"]', 'Enter')
  await page.waitForSelector('select')
  await seeInDialog(page, '120 · 140')
  await page.focus('select[aria-label="Shown holds"]')
  await hasFocus(page, 'select[aria-label="Shown holds"]')
  await page.keyboard.type('Impr')
  await page.select('select[aria-label="Thumbs up holds"]', 'reactions')
  await click(page, '[role=dialog] button', 'Use these columns')
  await waitForText(page, '2 rows to write')
  await importFiles(page)
  await seeInDialog(page, '"Shown" as Impressions')
  // a refused file stays beside what was imported, with its reason
  await seeInDialog(page, 'notes.txt')
  await give(page, { 'next.csv': own(121) })
  await waitForText(page, 'Columns are read as mapped on')
  await importFiles(page)
  await closeResult(page)
  await seeImpressions(page, 'import-linkedin', '2026-11-01', '2026-11-02', '261')
  await undoLast(page, 'import-linkedin')
  await seeImpressions(page, 'import-linkedin', '2026-11-01', '2026-11-02', '260')
  expect(faults).toEqual([])
})

test('the order of dates that a file leaves open is said beside its columns, and holds for the next file in another session', async () => {
  const own = (shown: number) => ({ 'mine.csv': `Tag,Shown\n01/11/2025,${shown}\n02/11/2025,140\n` })
  const { page, faults } = await open('/settings/profiles/import-linkedin')
  await click(page, 'main section button', 'Import')
  await give(page, own(120))
  await click(page, 'button[aria-label="Map columns of mine.csv"]')
  await page.waitForSelector('select')
  await page.select('select[aria-label="Tag holds"]', 'date')
  await page.select('select[aria-label="Shown holds"]', 'impressions')
  await page.select('[role=dialog] select:not([aria-label])', 'day')
  await click(page, '[role=dialog] button', 'Use these columns')
  await waitForText(page, 'Dates such as 03/04/2026 are read day first.')
  await importFiles(page)
  await seeImpressions(page, 'import-linkedin', '2025-11-01', '2025-11-02', '260')

  const { page: later } = await pageOf(house.browser, house.stack.origin, 'owner')
  await later.goto(`${house.stack.origin}/settings/profiles/import-linkedin`)
  await click(later, 'main section button', 'Import')
  await give(later, own(121))
  await waitForText(later, 'are read day first, as chosen on')
  await importFiles(later)
  await seeImpressions(later, 'import-linkedin', '2025-11-01', '2025-11-02', '261')
  expect(faults).toEqual([])
})

test('a file that is too large for the API is sent past it, and read like any other', async () => {
  const { page, faults } = await open('/settings/profiles/import-facebook')
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // the frame counts meanwhile
    if (['PUT', 'POST'].includes(request.method()) && !pathname.endsWith('/me/indicators')) sent.push(`${request.method()} ${pathname}`)
  })
  const rows = Array.from({ length: 500 }, (_, at) => `${at},2026-11-01T09:00:00Z,"${'word '.repeat(2_000)}",1`)
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': `id,published_at,text,reactions\n${rows.join('\n')}\n` })
  await waitForText(page, '500 rows to write')
  expect(sent).toEqual([
    'POST /api/profiles/import-facebook/imports',
    expect.stringMatching(/^PUT \/.*imports\//),
    expect.stringMatching(/^POST \/api\/imports\/.*\/check$/),
  ])
  await importFiles(page)
  await closeResult(page)
  await undoLast(page, 'import-facebook')
  expect(faults).toEqual([])
})
