import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'
import { getSharedPdf, getSharedReport } from '../../../shared/api/shared-reports.ts'
import { createShare } from '../../../shared/api/shares.ts'
import { contentName } from '../../../shared/content-name.ts'
import { formatFigure } from '../../../shared/format.ts'
import { linkMessages } from '../../../shared/link-messages.ts'
import { startPrinting } from '../../../test/builders/printing.ts'
import { type Session, signIn, visitor } from '../../../test/builders/session.ts'
import { startStack, type TestStack } from '../../../test/builders/stack.ts'

startPrinting()
let stack: TestStack
let owner: Session

beforeAll(async () => {
  stack = await startStack({ seed: true })
  owner = await signIn(stack.origin, 'owner@almanac.test')
}, 240_000)
afterAll(() => stack?.stop())

async function share(changes: Record<string, unknown> = {}) {
  const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: '2026-08-27', priorTo: '2026-09-26' }
  const request = { type: 'comprehensive', profiles: ['demo-linkedin'], ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' }
  const { body } = await owner('POST', '/reports/share', { type: 'comprehensive', data: { request }, ...changes })
  const { id, link } = v.parse(createShare.response, body)
  return { id, path: `/shared-reports/${new URL(link).pathname.slice('/shared-report/'.length)}` }
}

async function textOf(url: string): Promise<string> {
  const document = await getDocument({ data: await (await fetch(url)).bytes(), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

test('a link offers the PDF of its sealed report once its owner allows it, and the same file to everybody', async () => {
  const { id, path } = await share()
  const reader = visitor(stack.origin)
  const refused = { status: 403, body: { error: linkMessages.refused.noPdf('Northbound') } }
  expect(await reader('GET', `${path}/pdf`)).toMatchObject(refused)
  expect((await reader('GET', path)).body).toMatchObject({ downloads: false })

  expect((await owner('PATCH', `/reports/share/${id}`, { downloads: true })).body).toMatchObject({ downloads: true })
  const { report, content } = v.parse(getSharedReport.response, (await reader('GET', path)).body)
  const answers = await Promise.all([reader('GET', `${path}/pdf`), reader('GET', `${path}/pdf`)])
  const [one = '', other = ''] = answers.map(({ body }) => v.parse(getSharedPdf.response, body).url)
  expect(new URL(one).pathname).toBe(new URL(other).pathname)
  const text = await textOf(one)
  expect(text).toContain(contentName(content))
  for (const { value, unit } of report.reports.crossChannel.summary) expect(text).toContain(formatFigure(value, unit, 'compact'))

  await owner('PATCH', `/reports/share/${id}`, { downloads: false })
  expect(await reader('GET', `${path}/pdf`)).toMatchObject(refused)
}, 120_000)

test('the PDF of a link needs its password, ends with it, and is not offered by another tenant', async () => {
  const { id, path } = await share({ downloads: true, password: 'espresso crema' })
  expect(await visitor(stack.origin)('GET', `${path}/pdf`)).toMatchObject({ status: 403, body: { code: 'password_needed' } })
  const stranger = await signIn(stack.origin, 'other@almanac.test')
  expect((await stranger('PATCH', `/reports/share/${id}`, { downloads: true })).status).toBe(404)
  expect((await owner('DELETE', `/reports/share/${id}`)).status).toBe(200)
  expect(await visitor(stack.origin)('GET', `${path}/pdf`)).toMatchObject({ status: 410, body: { error: linkMessages.refused.gone } })
})
