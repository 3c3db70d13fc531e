/** The list of report templates and the choice of a type, over a mocked API. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import { templateMessages, templateScreenMessages } from '../../shared/template-messages.ts'
import { starters } from '../../shared/templates/starters.ts'
import { click, eventually, pressKey, replaceText } from '../builders/act.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { aTemplate, builderAnswers, templateId } from './builder-ways.ts'

const app = startMockedApp()
const list = '/reports/templates'
const none = 'You have not created any custom report templates yet'

type Row = Answered<'GET /reports/templates'>['templates'][number]
const aRow = (name: string, changes: Partial<Row> = {}): Row => ({
  _id: templateId,
  name,
  name_shortened: name,
  flavor: 'comprehensive',
  created_at: '2026-11-02T09:00:00.000Z',
  createdBy: { id: 'user-ada', name: 'Ada Brook' },
  updated_at: '2026-11-02T09:00:00.000Z',
  version: 1,
  schedules: 0,
  range: null,
  compare: null,
  ...changes,
})
const listed = (...templates: Row[]): Answers => ({ 'GET /reports/templates': { templates, removed: [] } })

const press = (page: Page, label: string, role = 'button') => click(page, named(role, label))
const names = (page: Page) => page.$$eval('[role=dialog] tbody td:first-child', (cells) => cells.map((cell) => cell.textContent))
const showing = (page: Page, ...wanted: string[]) =>
  eventually(
    () => names(page),
    (now) => expect(now).toEqual(wanted),
  )

const long = 'Quarterly review for the Edinburgh and Leith shops, with reviews'
const short = `${long.slice(0, 39).trimEnd()}…`
const three = listed(
  aRow('Board pack'),
  aRow(long, { _id: `${'0'.repeat(25)}B`, name_shortened: short, flavor: 'reviews' }),
  aRow('Winter blend, posts only', { _id: `${'0'.repeat(25)}C`, flavor: 'posts', createdBy: null }),
)

test('the list has name, date, author and type, is searched once the letters stop, and is kept to one type', async () => {
  const page = await app.open(list, three)
  await showing(page, 'Board pack', short, 'Winter blend, posts only')
  const rows = await page.$$eval('[role=dialog] tr', (all) => all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)))
  expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
    ['Name', 'Created', 'Author', 'Type'],
    ['Board pack', expect.stringMatching(/2 Nov\w* 2026/), expect.stringContaining('Ada Brook'), 'Social media performance'],
    [short, expect.anything(), expect.anything(), 'Review performance'],
    ['Winter blend, posts only', expect.anything(), '–', 'Post performance'],
  ])
  await page.waitForSelector(`[role=dialog] td[title="${long}"]`)
  const search = named('searchbox', 'Search templates')
  await click(page, search)
  // before any timer can run
  const meanwhile = await page.$eval(search, async (field) => {
    document.execCommand('insertText', false, 'winter')
    await Promise.resolve()
    return [field instanceof HTMLInputElement && field.value, document.querySelectorAll('[role=dialog] tbody tr').length]
  })
  expect(meanwhile).toEqual(['winter', 3])
  await showing(page, 'Winter blend, posts only')
  await replaceText(page, search, 'nothing like it')
  await waitForText(page, templateScreenMessages.noMatch)
  await page.$eval(search, (field) => field instanceof HTMLInputElement && field.select())
  await pressKey(page, search, 'Backspace')
  const types = await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', 'Post performance')
  expect(types.slice(0, 2)).toEqual(['All types', 'Social media performance'])
  await showing(page, 'Winter blend, posts only')
})

test('a template needs a name that is not empty; on a phone it is renamed, run and removed', async () => {
  const opened = aTemplate({ flavor: 'comprehensive' })
  const answers: Answers = {
    ...listed(aRow('Board pack')),
    'GET /reports/templates/{id}': { template: opened, versions: [] },
    'PATCH /reports/templates/{id}': { template: { ...opened, name: 'Pocket pack', version: 2 } },
    'DELETE /reports/templates/{id}': { deleted: true },
    'GET /reports/social-media-performance': new Refusal(400, 'Not in this test.'),
  }
  const page = await app.open('/reports-mobile/templates', answers, { width: 390, height: 844 })
  await showing(page, 'Board pack')
  await page.waitForFunction(() => document.documentElement.scrollWidth <= 390)
  const choose = async (name: string, act: string) => {
    await press(page, `More: ${name}`)
    await press(page, act, 'menuitem')
  }
  await choose('Board pack', 'Rename')
  await page.waitForSelector('input[name=name]')
  await replaceText(page, 'input[name=name]', '   ')
  await press(page, 'Rename')
  await waitForText(page, templateMessages.nameEmpty)
  expect(app.asked('PATCH /reports/templates/{id}')).toEqual([])
  app.answer(listed(aRow('Pocket pack')))
  await replaceText(page, 'input[name=name]', 'Pocket pack')
  await press(page, 'Rename')
  await showing(page, 'Pocket pack')
  await choose('Pocket pack', 'Remove')
  app.answer(listed())
  await press(page, 'Remove')
  await waitForText(page, none)
  expect(app.asked('PATCH /reports/templates/{id}').map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Pocket pack', version: 1 })])
  expect(app.asked('DELETE /reports/templates/{id}').map(({ params }) => params)).toEqual([{ id: templateId }])
})

test('a new template begins with the choice among all twelve types; closing that is going back', async () => {
  const page = await app.open(list, listed())
  await waitForText(page, none)
  for (const away of ['Close', 'Back']) {
    await press(page, 'Create report template')
    await waitForText(page, 'Step 2 of 2, choose a type')
    await eventually(
      () => page.$$eval('[role=dialog] ul', (lists) => lists.map((one) => one.querySelectorAll('button').length)),
      (counts) => expect(counts).toEqual([12, 5]),
    )
    await press(page, away)
    await waitForText(page, none)
  }
  await press(page, 'Close')
  await page.waitForFunction(() => location.pathname === '/reports')
})

test('a starter is saved as a template of its own, and a locked type says why and opens nothing', async () => {
  const reason = featureMessages.report_builder
  const types = reportManifests.map(({ id, title, description, icon }) => ({
    id,
    title,
    description,
    icon,
    enabled: id !== 'sentiment',
    reason: id === 'sentiment' ? reason : null,
  }))
  const options = { options: types.map(({ id }) => id), types }
  const page = await app.open('/reports/templates/new', { ...(await builderAnswers('comprehensive')), 'GET /reports/options': options })
  await page.waitForSelector('[role=dialog] li button[aria-disabled=true]')
  const locked = await page.$('[role=dialog] li button[aria-disabled=true]')
  const told = page.waitForSelector('[data-kind=locked]')
  await locked?.focus()
  await page.keyboard.press('Enter')
  await told
  expect(new URL(page.url()).pathname).toBe('/reports/templates/new')
  await click(page, '::-p-xpath(//li/button[contains(., "Executive, one page")])')
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  await page.waitForSelector('[data-canvas] h2')
  const starter = starters.find(({ name }) => name === 'Executive, one page')
  expect(app.asked('POST /reports/templates').map(({ body }) => body)).toEqual([expect.objectContaining({ name: starter?.name, flavor: starter?.flavor })])
})

test('the dialog is not closed while it loads, and says when the templates could not be had', async () => {
  const waiting = Promise.withResolvers<Refusal>()
  const page = await app.open(list, { 'GET /reports/templates': () => waiting.promise })
  await page.waitForSelector('[role=dialog]')
  // the toast closes after five seconds
  const told = waitForText(page, messages.busy)
  await press(page, 'Close')
  await told
  await page.waitForSelector('[role=dialog]')
  waiting.resolve(new Refusal(500, messages.unable.getTemplates))
  await waitForText(page, templateScreenMessages.notLoaded)
  // toasts have such a button too
  await click(page, '[role=dialog] button[aria-label="Close"]')
  await page.waitForFunction(() => location.pathname === '/reports')
})

test('a plan without the builder says so and leads to the prices', async () => {
  const without: Answers = {
    'GET /me': { me: { ...sampleMe, features: { ...sampleMe.features, report_builder: false } } },
    'GET /subscription/plans': new Refusal(403, 'Not in this test.'),
  }
  const page = await app.open(list, without)
  await waitForText(page, 'Custom report builder is not available with your current subscription.')
  const link = await page.$eval('[role=dialog] a', (one) => [one.textContent, one.getAttribute('href')])
  expect(link).toEqual(['Please upgrade', '/pricing'])
  await click(page, '[role=dialog] a')
  await page.waitForFunction(() => location.pathname === '/pricing')
  await waitForText(page, 'Compare Features')
  await app.open('/reports/templates/new', without)
  await page.waitForFunction(() => location.pathname === '/reports')
  await waitForText(page, featureMessages.report_builder)
})
