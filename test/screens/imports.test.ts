/** The way to an import in states that the server alone decides. */
import { expect, test } from '@jest/globals'
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
  accounts: [],
  unsaid: {},
}

test('of a file with rows of several accounts somebody chooses the one of the profile', async () => {
  const open = { ...checkedFile, result: null, error: 'Please choose the account of this profile.', accounts: ['shop', 'partner'], unsaid: { rows_of: null } }
  const job = { ...shape, state: 'checked' as const, files: ['posts.csv'], results: null }
  const page = await app.open('/settings/profiles/p-facebook', {
    ...pages,
    'POST /profiles/{id}/import': { import: { ...job, id: 'check-1', checked: [open] } },
    'POST /imports/{id}/check': { import: { ...job, id: 'check-2', checked: [{ ...checkedFile, unsaid: { rows_of: 'shop' }, accounts: open.accounts }] } },
  })
  await click(page, 'main button', 'Import')
  await give(page, { 'posts.csv': 'id\n' })
  await click(page, 'button[aria-label="Account of this profile of posts.csv"]')
  await waitForText(page, 'Rows of the others are skipped.')
  await page.select('[role=dialog] select', 'shop')
  await click(page, '[role=dialog] button', 'Use this')
  await waitForText(page, '1 skipped line')
  expect(app.asked('POST /imports/{id}/check').map(({ body }) => body)).toEqual([{ rowsOf: 'shop', files: [0] }])
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
