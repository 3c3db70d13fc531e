/** What the menu of a report template does, and the choice of its version in a schedule. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { templateScreenMessages } from '../../shared/template-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { emptyReport } from '../builders/report.ts'
import { aTemplate, templateId } from './builder-ways.ts'
import { openedRun, sampleRun, withSchedule } from './sample-runs.ts'
import { addAddress, clickNamed, formReady, gone, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const copyId = `${'0'.repeat(25)}B`
const at = '2026-11-02T09:00:00.000Z'

type Row = Answered<'GET /reports/templates'>['templates'][number]
const aRow = (name: string, changes: Partial<Row> = {}): Row => ({
  ...{ _id: templateId, name, name_shortened: name, flavor: 'comprehensive', created_at: at, createdBy: null, updated_at: at, version: 1 },
  ...{ schedules: 0, range: null, compare: null, ...changes },
})
const board = aRow('Board pack')
const copy = aRow('Copy of Board pack', { _id: copyId })
const listed = (...templates: Row[]): Answers => ({ 'GET /reports/templates': { templates, removed: [] } })
/** A template with this many versions, the newest first. */
const versions = (count: number): Answers => ({
  'GET /reports/templates/{id}': {
    template: aTemplate({ flavor: 'comprehensive', version: count }),
    versions: Array.from({ length: count }, (_, before) => ({ version: count - before, name: 'Board pack', saved_at: at, savedBy: null })),
  },
})

const showing = (page: Page, ...wanted: string[]) =>
  eventually(
    () => textsOf(page, '[role=dialog] tbody td:first-child'),
    (names) => expect(names).toEqual(wanted),
  )
const choose = async (page: Page, template: string, act: string) => {
  await clickNamed(page, `More: ${template}`)
  await clickNamed(page, act, 'menuitem')
}

test('a duplicate is a template of its own, and the list follows', async () => {
  const page = await app.open('/reports/templates', { ...listed(board), ...versions(1), 'POST /reports/templates': { template: aTemplate({ _id: copyId }) } })
  await showing(page, 'Board pack')
  app.answer(listed(board, copy))
  await choose(page, 'Board pack', 'Duplicate')
  await showing(page, 'Board pack', 'Copy of Board pack')
  expect(app.asked('POST /reports/templates').map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Copy of Board pack', flavor: 'comprehensive', reports: [] }),
  ])
})

test('the history says what each version changed, and restores an earlier one', async () => {
  const changed = 'The name changes from “Board” to “Board pack”.'
  const page = await app.open('/reports/templates', {
    ...{ ...listed(aRow('Board pack', { version: 2 })), ...versions(2) },
    'GET /reports/templates/{id}/changes': { changes: [changed] },
    'POST /reports/templates/{id}/restore': { template: aTemplate({ version: 3 }) },
  })
  await choose(page, 'Board pack', 'History')
  await waitForText(page, changed)
  expect(app.asked('GET /reports/templates/{id}/changes').map(({ query }) => query)).toEqual([{ from: 1, to: 2 }])
  await click(page, '::-p-xpath(//button[starts-with(., "Version 1")])')
  await waitForText(page, templateScreenMessages.first)
  app.answer({ ...listed(aRow('Board', { version: 3 })), ...versions(3) })
  await clickNamed(page, 'Restore version 1')
  await page.waitForSelector('::-p-xpath(//button[@aria-pressed="true"][starts-with(., "Version 3")])')
  expect(app.asked('POST /reports/templates/{id}/restore').map(({ body }) => body)).toEqual([{ restored: 1, version: 2 }])
  await page.keyboard.press('Escape')
  await showing(page, 'Board')
})

test('what uses a template is said before it is removed; a removed one is restored from the list', async () => {
  const removed = { _id: copyId, name: copy.name, removed_at: at, restorable_until: '2026-12-02T09:00:00.000Z' }
  const page = await app.open('/reports/templates', {
    ...listed(aRow('Board pack', { schedules: 1 }), copy),
    'DELETE /reports/templates/{id}': { deleted: true },
    'POST /reports/templates/{id}/recover': { restored: true },
  })
  await choose(page, 'Board pack', 'Remove')
  await waitForText(page, templateScreenMessages.remove('Board pack', 1))
  await page.keyboard.press('Escape')
  await gone(page, '[role=alertdialog]')
  await choose(page, copy.name, 'Remove')
  await waitForText(page, templateScreenMessages.remove(copy.name, 0))
  app.answer({ 'GET /reports/templates': { templates: [board], removed: [removed] } })
  await clickNamed(page, 'Remove')
  await showing(page, 'Board pack')
  app.answer(listed(board, copy))
  await clickNamed(page, `Restore ${copy.name}`)
  await showing(page, 'Board pack', copy.name)
  expect(app.asked('POST /reports/templates/{id}/recover').map(({ params }) => params)).toEqual([{ id: copyId }])
})

test('a schedule can stay with one version of a template, which its run says', async () => {
  const record = sampleRun({ template_id: templateId, template_version: 1 })
  const page = await app.open('/reports/schedule', {
    ...{ ...withSchedule, ...listed(board), ...versions(1) },
    'POST /reports/scheduled': { schedule_id: record.schedule_id, records: [record], message: null },
    'GET /reports/scheduled/{id}': openedRun(record),
  })
  await formReady(page, '#schedule-form')
  const field = (value: string) => `::-p-xpath(//form[@id="schedule-form"]//button[contains(., "${value}")])`
  await chooseOption(page, field('Default report template'), 'Board pack')
  const offered = await chooseOption(page, field('The newest at each run'), 'Always version 1')
  expect(offered).toEqual(['The newest at each run', expect.stringContaining('Always version 1')])
  await addAddress(page, 'first@leith.example')
  await clickNamed(page, 'Schedule')
  await gone(page, '#schedule-form')
  expect(app.asked('POST /reports/scheduled').map(({ body }) => body)).toEqual([expect.objectContaining({ template_id: templateId, template_version: 1 })])
  await click(page, 'table tbody tr button')
  await page.waitForSelector('[role=dialog] dl')
  await waitForText(page, 'Board pack, version 1')
})

const aListener = (_id: string, name: string): Answered<'GET /listen'>['listeners'][number] => ({
  ...{ _id, name, type: 'brand', enabled: true, processed: true, results: 12 },
  ...{ entity_gids: ['group-leith'], timezone: 'Europe/London', message: null },
})

test('a report that asks what it is about does so before it is run with its template', async () => {
  const page = await app.open('/reports/templates', {
    ...listed(aRow('Ears', { flavor: 'listener_performance' })),
    'GET /listen': { listeners: [aListener('listener-brand', 'Leith in the press'), aListener('listener-rival', 'Kettle & Crane')] },
    'GET /reports/listener': { ...genericReport(emptyReport({ type: 'listener_performance' })), error: null },
  })
  await choose(page, 'Ears', 'Run report')
  await page.waitForFunction(() => location.pathname.endsWith('/listener_performance'))
  await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', 'Leith in the press')
  expect(app.asked('GET /reports/listener')).toEqual([])
  await clickNamed(page, 'Run report')
  await eventually(
    async () => app.asked('GET /reports/listener').map(({ query }) => query),
    (queries) => expect(queries).toEqual([expect.objectContaining({ template_id: templateId, listener_gid: 'listener-brand' })]),
  )
  expect(new URL(page.url()).searchParams.get('template_id')).toBe(templateId)
})
