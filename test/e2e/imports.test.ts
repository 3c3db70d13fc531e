/** What an agency does with its files, in a real browser: drops them, sees what they are, finds them in the report, and takes them back. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { pageOf } from '../builders/sign-in.ts'
import { give } from './import-ways.ts'
import { press } from './screen-ways.ts'

const house = startHouse()

async function open(path: string, who = 'owner') {
  const person = await pageOf(house.browser, house.stack.origin, who)
  await person.page.goto(house.stack.origin + path)
  await person.page.waitForSelector('#content h1')
  return person
}

/** Files let go over what has this text in its row. */
async function drop(page: Page, row: string, files: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForSelector('tbody tr')
  await page.evaluate(
    (text, given) => {
      const target = [...document.querySelectorAll('tbody tr')].find((one) => one.textContent?.includes(text))
      const dataTransfer = new DataTransfer()
      for (const [name, content] of Object.entries(given)) dataTransfer.items.add(new File([content], name))
      for (const type of ['dragover', 'drop']) target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    row,
    files,
  )
}

const dialogText = (page: Page) => page.$eval('[role=dialog]', (element) => element.textContent ?? '')
async function importFiles(page: Page): Promise<void> {
  await page.waitForSelector('ul[aria-label=Files]')
  await press(page, '[role=dialog] button', 'Import')
  await waitForText(page, 'Reports show the new figures from now on.')
}
async function closeResult(page: Page): Promise<void> {
  await press(page, '[role=dialog] button', 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}
async function impressionsOf(page: Page, profile: string, from: string, to: string): Promise<string> {
  await page.goto(`${house.stack.origin}/reports/run/comprehensive?profile=${profile}&from_date=${from}&to_date=${to}`)
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  return page.evaluate(() => [...document.querySelectorAll('[data-tile]')].find((tile) => tile.textContent?.includes('Impressions'))?.textContent ?? '')
}
async function undoLast(page: Page, profile: string): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profiles/${profile}`)
  await page.locator('button[aria-label^="Undo the import of"]').click()
  await page.waitForSelector('[role=alertdialog]')
  await press(page, '[role=alertdialog] button', 'Undo import')
  await waitForText(page, 'The import was undone.')
  await page.waitForFunction(() => document.querySelector('section[aria-labelledby=import-history] li')?.textContent?.includes('Undone'))
}

const overview = 'x/x_account_overview.csv'
testWith(overview)('an export that is dropped on its profile is recognised, imported and found in the report; undone, it is gone', async () => {
  const { page, faults } = await open('/settings/profiles')
  await drop(page, 'X import', { 'x_account_overview.csv': readFileSync(realFile(overview), 'utf8') })
  await page.waitForSelector('ul[aria-label=Files]')
  expect(await dialogText(page)).toMatch(/X import.*X account overview.*Impressions/s)
  await importFiles(page)
  await closeResult(page)
  expect(await impressionsOf(page, 'import-twitter', '2025-08-01', '2025-08-31')).toContain('82.2K')
  await undoLast(page, 'import-twitter')
  expect(await page.evaluate(async () => JSON.stringify(await (await fetch('/api/profiles')).json()))).toContain('"id":"import-twitter"')
  await page.goto(`${house.stack.origin}/settings/profiles/import-twitter`)
  await waitForText(page, 'None yet')
  expect(faults).toEqual([])
})

test('a file of one’s own is mapped beside its cells, by keyboard alone, and the next one with its columns is read without a word', async () => {
  const { page, faults } = await open('/settings/profiles/import-linkedin')
  const own = (first: number) => `Day,Shown,Thumbs up\n2026-11-01,${first},5\n2026-11-02,140,6\n`
  await page.focus('main section button')
  await page.keyboard.press('Enter')
  await give(page, { 'mine.csv': own(120), 'notes.txt': 'hello' })
  await waitForText(page, 'We do not recognise this file.')
  await page.focus('button[aria-label="Map columns of mine.csv"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('select')
  expect(await dialogText(page)).toContain('120 · 140')
  await page.focus('select[aria-label="Shown holds"]')
  await page.keyboard.type('Impr')
  await page.select('select[aria-label="Thumbs up holds"]', 'reactions')
  await press(page, '[role=dialog] button', 'Use these columns')
  await waitForText(page, '2 rows to write')
  await importFiles(page)
  expect(await dialogText(page)).toContain('"Shown" as impressions')
  await give(page, { 'next.csv': own(121) })
  await waitForText(page, 'Columns are read as they were mapped')
  await importFiles(page)
  await closeResult(page)
  expect(await impressionsOf(page, 'import-linkedin', '2026-11-01', '2026-11-02')).toContain('261')
  await undoLast(page, 'import-linkedin')
  expect(await impressionsOf(page, 'import-linkedin', '2026-11-01', '2026-11-02')).toContain('260')
  expect(faults).toEqual([])
})

test('the order of dates that a file leaves open is said beside its columns, and holds for the next file in another session', async () => {
  const own = (shown: number) => ({ 'mine.csv': `Tag,Shown\n01/11/2025,${shown}\n02/11/2025,140\n` })
  const { page, faults } = await open('/settings/profiles/import-linkedin')
  await press(page, 'main section button', 'Import')
  await give(page, own(120))
  await press(page, 'button[aria-label="Map columns of mine.csv"]')
  await page.waitForSelector('select')
  await page.select('select[aria-label="Tag holds"]', 'date')
  await page.select('select[aria-label="Shown holds"]', 'impressions')
  await page.select('[role=dialog] select:not([aria-label])', 'day')
  await press(page, '[role=dialog] button', 'Use these columns')
  await waitForText(page, 'Dates such as 03/04/2026 are read with the day first.')
  await importFiles(page)
  expect(await impressionsOf(page, 'import-linkedin', '2025-11-01', '2025-11-02')).toContain('260')

  const { page: later } = await open('/settings/profiles/import-linkedin')
  await press(later, 'main section button', 'Import')
  await give(later, own(121))
  await waitForText(later, 'are read with the day first, as was said on')
  await importFiles(later)
  expect(await impressionsOf(later, 'import-linkedin', '2025-11-01', '2025-11-02')).toContain('261')
  expect(faults).toEqual([])
})

test('who may only look at profiles is told so and has nothing to import with', async () => {
  const { page } = await open('/settings/profiles', 'readonly')
  await waitForText(page, 'ask someone who manages the profiles')
  expect(await page.$$('main button[aria-label^="Import into"]')).toHaveLength(0)
  await drop(page, 'Facebook', { 'days.csv': 'date,impressions\n2026-11-01,5\n' })
  expect(await page.$('[role=dialog]')).toBeNull()
  await page.goto(`${house.stack.origin}/settings/profiles/demo-facebook`)
  await waitForText(page, 'You can view this profile.')
  expect(await page.$(named('button', 'Import'))).toBeNull()
})

test('dropped beside the profiles, files wait for one to be chosen; of a profile that is removed meanwhile nothing is imported', async () => {
  const { page } = await open('/settings/profiles')
  await page.waitForSelector('tbody tr')
  await press(page, 'main header button', 'Import')
  await give(page, { 'days.csv': 'date,impressions\n2026-11-01,5\n' })
  await waitForText(page, 'days.csv')
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().includes('/import?')) return void request.continue()
    const body = JSON.stringify({ error: 'This profile does not exist, or you have no access to it.' })
    return void request.respond({ status: 404, contentType: 'application/problem+json', body })
  })
  await page.locator('[role=dialog] button[aria-haspopup=listbox]').click()
  await page.waitForSelector('[role=option]')
  await press(page, '[role=option]', 'YouTube import')
  await press(page, '[role=dialog] button', 'Read file')
  await page.waitForSelector('[role=dialog] [role=alert]')
  expect(await dialogText(page)).toContain('does not exist')
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
  await press(page, 'main button', 'Import')
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
