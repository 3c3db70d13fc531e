/** The way to an import in states that the server alone decides. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { permissionSections } from '../../shared/permissions.ts'
import { click, eventually } from '../builders/act.ts'
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

const shape = {
  rows_read: 2,
  rows_written: 1,
  rows_to_write: 1,
  progress: 1,
  error: null,
  created_at: '2026-11-20T09:00:00Z',
  ended_at: '2026-11-20T09:00:02Z',
}
const result = {
  ...{ file: 'posts.csv', format: 'facebook-posts', kind: 'Facebook posts', read: 2, written: 1, notes: [], from: '2026-11-01', to: '2026-11-02', unread: [] },
  ...{ skipped: [{ line: 3, reason: 'Views: "many" is not a number.' }], skippedTotal: 1 },
}
const checkedFile = {
  file: 'posts.csv',
  kind: 'Facebook posts',
  result,
  error: null,
  read_columns: ['Views'],
  columns: null,
  asks: null,
  account_choice: null,
  unsaid: {},
}

const accounts = [
  { id: '1784', name: 'shop' },
  { id: '1799', name: 'partner' },
]
const job = { ...shape, state: 'checked' as const, files: ['posts.csv'], results: null }
const openFile = {
  ...{ ...checkedFile, result: null, error: 'Please choose the account of this profile.' },
  ...{ account_choice: { accounts, more: 0, by_username: false }, unsaid: { rows_of: null } },
}
const answeredFile = { ...checkedFile, unsaid: { rows_of: '1784' }, account_choice: openFile.account_choice }
const asking = (...checked: readonly (typeof openFile)[]) => ({
  ...pages,
  'POST /profiles/{id}/import': { import: { ...job, id: 'check-1', checked: [...checked] } },
  'POST /imports/{id}/check': { import: { ...job, id: 'check-2', checked: [answeredFile] } },
  'POST /imports/{id}/start': { import: { ...job, id: 'import-1', state: 'done' as const, results: [result], checked: null } },
  'POST /imports/{id}/seen': new Refusal(204, ''),
})
const hintsOf = (page: Page) =>
  page.$$eval('[role=dialog] select', (all) =>
    all.map((one) => [one.labels[0]?.textContent, document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent]),
  )
async function chooseShop(page: Page) {
  await click(page, 'button[aria-label="Account of this profile of posts.csv"]')
  await waitForText(page, 'Rows of other accounts are skipped.')
  await page.select('[role=dialog] select', '1784')
  await click(page, '[role=dialog] button', 'Use this')
  await waitForText(page, '1 skipped line')
}

test('of a file with rows of several accounts somebody chooses the one of the profile by its name, for these files alone', async () => {
  const page = await app.open('/settings/profiles/p-facebook', asking(openFile))
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n' })
  await chooseShop(page)
  expect(app.asked('POST /imports/{id}/check').map(({ body }) => body)).toEqual([{ rowsOf: '1784', files: [0] }])
  await give(page, { 'more.csv': 'id\n' })
  await eventually(
    async () => app.asked('POST /profiles/{id}/import').map(({ query }) => query.rowsOf),
    (sent) => expect(sent).toEqual([undefined, '1784']),
  )
  await chooseShop(page)
  await click(page, '[role=dialog] button', 'Import')
  await waitForText(page, 'Skipped lines as Excel')
  await give(page, { 'next.csv': 'id\n' })
  await eventually(
    async () => app.asked('POST /profiles/{id}/import').map(({ query }) => query.rowsOf),
    (sent) => expect(sent).toEqual([undefined, '1784', undefined]),
  )
})

test('an account that was chosen is forgotten when the only file with its rows is ignored', async () => {
  const other = { ...openFile, file: 'partner.csv', account_choice: { ...openFile.account_choice, accounts: accounts.slice(1) } }
  const page = await app.open('/settings/profiles/p-facebook', asking(openFile, other))
  const both = { import: { ...job, id: 'check-2', checked: [answeredFile, other] } }
  app.answer({ 'POST /imports/{id}/check': both })
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n', 'partner.csv': 'id\n' })
  await chooseShop(page)
  await click(page, 'button[aria-label="Ignore posts.csv"]')
  await eventually(
    async () => app.asked('POST /imports/{id}/check').map(({ body }) => body),
    (sent) => expect(sent).toEqual([{ rowsOf: '1784', files: [0, 1] }, { files: [1] }]),
  )
})

test('each open question explains itself under its field; a username is advised where the export has usernames', async () => {
  const unsaid = { rows_of: null, date_order: null }
  const page = await app.open('/settings/profiles/p-facebook', asking({ ...openFile, unsaid }))
  const order = ['Date order', 'The file doesn’t say. We’ll remember your choice for the next file with these columns.']
  const account = ['Account of this profile', 'Rows of other accounts are skipped.']
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n' })
  await click(page, 'button[aria-label="Date order, Account of this profile of posts.csv"]')
  await page.waitForSelector('[role=dialog] select')
  expect(await hintsOf(page)).toEqual([order, account])
  const many = { ...openFile, unsaid: { ...unsaid, year: null }, account_choice: { accounts, more: 1200, by_username: true } }
  await app.open('/settings/profiles/p-facebook', asking(many), { width: 390, height: 844 })
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n' })
  const open = 'button[aria-label="Date order, Year of the last day, Account of this profile of posts.csv"]'
  await page.waitForSelector(open)
  await eventually(
    () => page.$eval(open, (button) => button.getBoundingClientRect().right),
    (right) => expect(right).toBeLessThan(390 - 16),
  )
  await click(page, open)
  await page.waitForSelector('[role=dialog] select')
  const more = '1,200 accounts with fewer rows are not listed. With a username in the profile settings, you won’t be asked again.'
  const year = ['Year of the last day', 'The dates in the file have no year. The other dates follow from the year of the last day.']
  expect(await hintsOf(page)).toEqual([order, year, [account[0], `${account[1]} ${more}`]])
})

test('skipped lines are downloaded in both formats from the result and the history, and a result on screen is marked as seen', async () => {
  const [check, done] = [
    { ...shape, id: 'check-1', state: 'checked' as const, files: ['posts.csv'], results: null, checked: [checkedFile] },
    { ...shape, id: 'import-1', state: 'done' as const, files: ['posts.csv'], results: [result], checked: null },
  ]
  const past = {
    ...shape,
    id: 'import-0',
    state: 'done' as const,
    files: ['old.csv'],
    kinds: ['Facebook posts'],
    rows_skipped: 1,
    from: '2026-11-01',
    to: '2026-11-02',
  }
  const page = await app.open('/settings/profiles/p-facebook', {
    ...pages,
    'GET /profiles/{id}/imports': { imports: [{ ...past, by: 'Ann', undone: null, can_undo: false }], cursor: null },
    'POST /profiles/{id}/import': { import: check },
    'POST /imports/{id}/start': { import: done },
    'POST /imports/{id}/seen': new Refusal(204, ''),
    'GET /imports/{id}/skipped': new Refusal(404, 'This import does not exist, or you have no access to it.'),
  })
  await click(page, 'main li button', 'Excel')
  await waitForText(page, 'This import does not exist')
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n' })
  await page.waitForSelector('ul[aria-label=Files]')
  await click(page, '[role=dialog] button', 'Import')
  await waitForText(page, 'Skipped lines as Excel')
  await click(page, '[role=dialog] button', 'Skipped lines as CSV')
  await eventually(
    async () => app.asked('GET /imports/{id}/skipped').map(({ params, query }) => [params.id, query.format]),
    (downloads) =>
      expect(downloads).toEqual([
        ['import-0', 'xlsx'],
        ['import-1', 'csv'],
      ]),
  )
  await eventually(
    async () => app.asked('POST /imports/{id}/seen').map(({ params }) => params),
    (seen) => expect(seen).toEqual([{ id: 'check-1' }]),
  )
})
