/** What the report builder saves, refuses, warns of and asks, and sections of half the width. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createReportTemplate, updateReportTemplate } from '../../shared/api/templates.ts'
import { builderMessages } from '../../shared/builder-messages.ts'
import { templateMessages } from '../../shared/template-messages.ts'
import { click, eventually, hasFocus, pressKey, typeInto } from '../builders/act.ts'
import { chooseOption, named, waitForGone, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { choose } from '../e2e/builder-states.ts'
import { addText, box, name, part, row, save, ticked, untickTabs, whenSaved, whenTicked } from '../e2e/builder-ways.ts'
import { aTemplate, openBuilder, templateId } from './builder-ways.ts'

const app = startMockedApp()

test('two sections are set to half the width by keyboard and stand side by side; alone a half says what it waits for', async () => {
  const page = await openBuilder(app, 'comprehensive')
  const turn = async (key: string) => {
    await choose(page, 'cross_channel', key)
    await pressKey(page, `${part(key)} [aria-label="Half width"]`, 'Enter')
  }
  const isAlone = () =>
    page.waitForFunction((selector, text) => document.querySelector(selector)?.textContent?.includes(text), {}, part('engagement'), builderMessages.halfAlone)
  // a grid of posts needs its room
  await choose(page, 'cross_channel', 'top_posts')
  await page.waitForSelector(`${part('top_posts')} [data-grip]`)
  await eventually(
    () => page.$$(`${part('top_posts')} [aria-label="Half width"]`),
    (found) => expect(found).toEqual([]),
  )
  await turn('engagement')
  await isAlone()
  await turn('engagement_by_network')
  await eventually(
    () =>
      page.$$eval(['engagement', 'engagement_by_network'].map(part).join(', '), (parts) =>
        parts.map((one) => one.getBoundingClientRect()).map(({ top, width }) => [Math.round(top), Math.round(width)]),
      ),
    ([one, other]) => expect(one).toEqual(other),
  )
  await eventually(
    () => page.$eval(part('engagement'), (one) => one.textContent),
    (text) => expect(text).not.toContain(builderMessages.halfAlone),
  )
  await click(page, named('button', 'Undo, Ctrl Z'))
  await isAlone()
  await click(page, named('button', 'Redo, Ctrl Shift Z'))
  await name(page, 'Two columns')
  await save(page)
  await whenSaved(page)
  const [made] = app.asked('POST /reports/templates')
  expect(made?.body).toMatchObject({ name: 'Two columns', reports: expect.arrayContaining([expect.objectContaining({ code: 'cross_channel' })]) })
  const halves = v.parse(
    v.object({ reports: v.array(v.object({ sections: v.array(v.object({ key: v.string(), width: v.optional(v.string()) })) })) }),
    made?.body,
  )
  expect(halves.reports[0]?.sections.flatMap((one) => (one.width === 'half' ? [one.key] : []))).toEqual(['engagement', 'engagement_by_network'])
})

test('what is left out is faded and not saved, what stands on the canvas is, and the next save changes the first', async () => {
  const saved = { 'PATCH /reports/templates/{id}': { template: aTemplate({ name: 'Weekly client summary', version: 2 }) } }
  const page = await openBuilder(app, 'tasks', saved)
  const [, first = '', second = ''] = await ticked(page)
  await click(page, box(first))
  await page.waitForSelector(`${part(first)} [inert]`)
  await page.waitForSelector('aside [aria-label="Cross-channel"]:indeterminate')
  // tree and canvas are one selection
  await choose(page, 'cross_channel', second)
  await page.waitForSelector(`${row(second)}[aria-current]`)
  await addText(page, second, 'Half of it came from two evenings.')
  await name(page, 'Weekly client summary')
  await Promise.all([waitForText(page, templateMessages.saved), save(page)])
  await whenSaved(page)
  const [made] = app.asked('POST /reports/templates').map(({ body }) => v.parse(createReportTemplate.body, body))
  expect(made).toMatchObject({ name: 'Weekly client summary', flavor: 'tasks' })
  const sections = made?.reports[0]?.sections ?? []
  expect(sections.map(({ key }) => key)).not.toContain(first)
  expect(sections.find(({ key }) => key === second)).toMatchObject({ extraText: '<p>Half of it came from two evenings.</p>' })

  // the steps go on over the first save
  await click(page, box(first))
  await Promise.all([waitForText(page, templateMessages.updated), save(page)])
  const changes = app.asked('PATCH /reports/templates/{id}').map(({ body }) => v.parse(updateReportTemplate.body, body))
  expect(changes.map(({ version, reports }) => [version, reports[0]?.sections.some(({ key }) => key === first)])).toEqual([[1, true]])
  // what is saved asks nothing when it is left
  await click(page, named('button', 'Close report builder'))
  await page.waitForFunction(() => !document.querySelector('[data-canvas]'))
})

test('a template without a name or without a section is not saved', async () => {
  const page = await openBuilder(app)
  await Promise.all([waitForText(page, templateMessages.nameEmpty), save(page)])
  await hasFocus(page, 'aside input[placeholder="Template name"]')
  await name(page, 'Empty')
  await untickTabs(page)
  await whenTicked(page, (keys) => expect(keys).toEqual([]))
  await Promise.all([waitForText(page, templateMessages.noSections), save(page)])
  expect(app.asked('POST /reports/templates')).toEqual([])
})

test('hints of a cover agree: the standard one is printed until it is switched off or written over', async () => {
  const page = await openBuilder(app)
  await click(page, 'button[aria-label="Edit cover"]')
  await waitForText(page, builderMessages.coverOwn)
  await waitForText(page, builderMessages.coverEmpty)
  await typeInto(page, '[aria-label="Text of the cover"][contenteditable=true]', 'For the board')
  await waitForGone(page, builderMessages.coverOwn)
  await click(page, named('button', 'Use the standard cover'))
  await waitForText(page, builderMessages.coverOwn)
  await page.waitForSelector('[role=switch][aria-checked=true]')
})

test('a cover that is too high is told before it is printed; a phone is told where to go', async () => {
  const page = await openBuilder(app)
  await click(page, 'button[aria-label="Edit cover"]')
  const text = '[aria-label="Text of the cover"][contenteditable=true]'
  await click(page, text)
  await hasFocus(page, text)
  for (let line = 0; line < 24; line++) {
    await page.keyboard.type(`Line ${line}`)
    await page.keyboard.press('Enter')
  }
  await waitForText(page, 'Your cover page may exceed page size and the content could be cut off.')
  await page.setViewport({ width: 390, height: 844 })
  await waitForText(page, 'The builder needs a wider window')
  await click(page, named('button', 'Back to templates'))
  await waitForGone(page, 'The builder needs a wider window')
})

test('leaving a template with a saved draft says that the draft stays', async () => {
  const page = await openBuilder(app)
  await name(page, 'Board pack')
  await waitForText(page, /Draft saved/)
  await click(page, named('button', 'Close report builder'))
  await waitForText(page, `${builderMessages.exitQuestion} ${builderMessages.draftStays}`)
})

test('letters typed right after "Heading" is pressed are the heading', async () => {
  const page = await openBuilder(app)
  await click(page, 'button[aria-label="Edit cover"]')
  const text = '[aria-label="Text of the cover"][contenteditable=true]'
  await click(page, text)
  await hasFocus(page, text)
  // both in one task, before the browser draws another frame
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Heading"]')?.focus()
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type('November')
  await eventually(
    () => page.$$eval(`${text} h2`, (all) => all.map(({ textContent }) => textContent)),
    (headings) => expect(headings).toEqual(['November']),
  )
})

test('dates that left the product are seen as such, and another choice mends it', async () => {
  const old = aTemplate({ name: 'Of old', range: 'last_fortnight' })
  const path = `/reports/templates/${templateId}`
  const answers = { 'GET /reports/templates/{id}': { template: old, versions: [] }, 'PATCH /reports/templates/{id}': { template: { ...old, version: 2 } } }
  const page = await openBuilder(app, 'tasks', answers, path)
  await waitForText(page, builderMessages.goneRange)
  await eventually(
    () => page.$eval('[data-dates]', (dates) => dates.textContent),
    (dates) => expect(dates).toBe('DatesNo longer available'),
  )
  await chooseOption(page, '::-p-xpath(//aside//button[contains(., "last fortnight")])', 'Month to date')
  await waitForGone(page, builderMessages.goneRange)
  await Promise.all([waitForText(page, templateMessages.updated), save(page)])
  expect(app.asked('PATCH /reports/templates/{id}').map(({ body }) => v.parse(updateReportTemplate.body, body).range)).toEqual(['month_to_date'])
})

test.each([
  ['Save as a new template', 'POST /reports/templates', templateMessages.saved],
  ['Save over theirs', 'PATCH /reports/templates/{id}', templateMessages.updated],
] as const)('when somebody else saved meanwhile: %s', async (act, route, done) => {
  const opened = aTemplate({ name: 'Shared one' })
  const path = `/reports/templates/${templateId}`
  const answers = {
    'GET /reports/templates/{id}': { template: opened, versions: [] },
    'PATCH /reports/templates/{id}': new Refusal(409, templateMessages.changed),
  }
  const page = await openBuilder(app, 'tasks', answers, path)
  await name(page, 'Mine')
  app.answer({ 'GET /reports/templates/{id}': { template: { ...opened, name: 'Theirs', version: 2 }, versions: [] } })
  await save(page)
  await waitForText(page, builderMessages.otherSaved)
  app.answer({ 'PATCH /reports/templates/{id}': { template: { ...opened, name: 'Mine', version: 3 } } })
  await Promise.all([waitForText(page, done), click(page, named('button', act))])
  expect(app.asked(route).at(-1)?.body).toMatchObject({ name: 'Mine', ...(route.startsWith('PATCH') ? { version: 2 } : {}) })
})
