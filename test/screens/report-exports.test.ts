/** What a report can be exported to, and what stands in the way. */
import { expect, test } from '@jest/globals'
import { report } from '../../frontend/src/samples/report.ts'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { digestOf } from '../../shared/reports/digest.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { closeToast, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { plainHost } from '../builders/launch-browser.ts'
import { held, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'

const app = startMockedApp()
const loaded = { 'GET /reports/performance': report, 'POST /reports/summary': { data: null } }
const writes = () => app.asked().filter(({ route }) => !route.startsWith('GET') && !['POST /me/indicators', 'POST /reports/summary'].includes(route))

test('rows that the server cannot export say so, and their menu can be used again', async () => {
  const page = await app.open('/reports/run/posts', { ...loaded, 'POST /export/rows': new Refusal(500, messages.generic, { requestId: 'r-1' }) })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  for (const _ of ['first', 'again']) {
    await click(page, 'section[aria-labelledby] button[aria-haspopup=menu]')
    await click(page, '[role=menuitem]')
    await page.waitForFunction((said) => document.querySelector('[data-kind=error]')?.textContent?.includes(said), {}, messages.unable.exportReport)
    await closeToast(page)
  }
})

test('an export that the plan leaves out is locked with the reason, which a click shows, and nothing else happens', async () => {
  const features = { ...sampleMe.features, export_pdf: false, export_csv: false }
  const page = await app.open('/reports/run/posts', { ...loaded, 'GET /me': { me: { ...sampleMe, features } } })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  for (const feature of ['export_pdf', 'export_csv'] as const) {
    await click(page, named('button', 'Export'))
    await click(page, '[role=menuitem]', featureMessages[feature])
    await page.waitForFunction((reason) => document.querySelector('[data-kind=locked]')?.textContent?.includes(reason), {}, featureMessages[feature])
    await closeToast(page, 'locked')
  }
  expect(writes()).toEqual([])
})

test('a report is exported to CSV and to Excel from its menu, and its rows likewise', async () => {
  const page = await app.open('/reports/run/posts', { ...loaded, 'POST /export/csv': held, 'POST /export/rows': held })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  const formats = (route: 'POST /export/csv' | 'POST /export/rows') => app.asked(route).map(({ body }) => Reflect.get(body ?? {}, 'format'))
  for (const label of ['Export to CSV', 'Export to Excel']) {
    await click(page, named('button', 'Export'))
    await click(page, named('menuitem', label))
  }
  await eventually(
    async () => formats('POST /export/csv'),
    (all) => expect(all).toEqual(['csv', 'xlsx']),
  )
  await click(page, 'section[aria-labelledby] button[aria-haspopup=menu]')
  await click(page, '[role=menuitem]', screenMessages.rows.xlsx.download)
  await eventually(
    async () => formats('POST /export/rows'),
    (all) => expect(all).toEqual(['xlsx']),
  )
})

test('a PDF requested again before the first request was answered has the same idempotency key', async () => {
  const page = await app.open('/reports/run/posts', { ...loaded, 'POST /reports/scheduled': held })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  const keys = () => app.asked('POST /reports/scheduled').map(({ body }) => (body instanceof Object ? Reflect.get(body, 'idempotency_key') : null))
  for (const times of [1, 2]) {
    await click(page, named('button', 'Export'))
    await click(page, named('menuitem', 'Export to PDF'))
    await eventually(
      async () => keys(),
      (all) => expect(all).toHaveLength(times),
    )
  }
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[0]).toEqual(expect.any(String))
})

test('over plain HTTP at a name of the team’s own, a PDF is ordered with the digest of what is shown', async () => {
  const page = await app.open('/reports/run/posts', { ...loaded, 'POST /reports/scheduled': held }, undefined, plainHost)
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  const secure = await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto])
  expect(secure).toEqual([false, false, false])
  await click(page, named('button', 'Export'))
  await click(page, named('menuitem', 'Export to PDF'))
  await eventually(
    async () => app.asked('POST /reports/scheduled').map(({ body }) => body),
    (bodies) => expect(bodies).toEqual([expect.objectContaining({ idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) })]),
  )
  expect(app.asked('POST /reports/scheduled')[0]?.body).toMatchObject({ generated_report: { digest: await digestOf(report) } })
})

test('Facebook Ads requests one account of one profile and its dates, and offers a refresh, a link and a PDF', async () => {
  const page = await app.open('/reports/run/facebook_ads?ad_account=act-harbour&profile=p-facebook', {
    'GET /reports/facebookads': genericReport(report),
    'GET /facebook/adaccounts': [],
    'POST /reports/summary': { data: null },
  })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  expect(app.asked('GET /reports/facebookads')[0]?.query).toMatchObject({
    id: 'act-harbour',
    profile_gid: 'p-facebook',
    dateFrom: expect.any(String),
    dateTo: expect.any(String),
  })
  await waitForText(page, 'Report dates:')
  await page.waitForSelector(named('button', 'Refresh'))
  await click(page, named('button', 'Export'))
  await page.waitForSelector('[role=menuitem]')
  const choices = await page.$$eval('[role=menuitem]', (items) => items.map((item) => item.textContent))
  expect(choices).toEqual(['Shareable link', 'Export to PDF', 'Export to PDF with passports'])
})
