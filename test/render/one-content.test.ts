/** One sent report has one name for its content: in its email, its PDF, its link and the rows of its figures. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getSharedReport } from '../../shared/api/shared-reports.ts'
import { contentName } from '../../shared/content-name.ts'
import { visitor } from '../builders/session.ts'
import { advance, mailsTo, order, owner, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

const spelled = /Fingerprint [\da-f]{4}(?:-[\da-f]{4}){2}/g
const namesIn = (text: string) => [...new Set(text.match(spelled))]

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

const dates = { from_date: '2026-10-01', to_date: '2026-10-14', prior_from: '2026-09-17', prior_to: '2026-09-30' }

test('email, PDF, link and rows of a sent report have the same name of its content, and another report has another', async () => {
  const { records } = await order(owner, {
    ...dates,
    type: 'ONCE',
    generate_at: '2031-06-01T09:00',
    quantity: 1,
    recipient_emails: 'one@content.test',
    pdf_extent: 'sections',
  })
  await advance('2031-06-01T08:01:00Z')
  const { content, pdf_extent } = await recordOf(owner, records[0]?._id ?? '')
  expect(pdf_extent).toBe('sections')
  const name = contentName(content ?? '')
  const [mail] = await mailsTo('one@content.test')
  const { text = '', html = '', attachments } = await PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${mail?.id}.eml`)).arrayBuffer())
  const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  if (!(pdf instanceof ArrayBuffer)) throw new Error('There is no PDF.')
  const [, token] = /\/shared-report\/([\w-]+)/.exec(html) ?? []
  const shared = v.parse(getSharedReport.response, (await visitor(stack.origin)('GET', `/shared-reports/${token}`)).body)
  const rowsOf = async (changes = {}) => {
    const { status, headers } = await owner('POST', '/export/rows', { request: { ...shared.report.request, ...changes }, tile: 'impressions' })
    expect(status).toBe(200)
    return namesIn(headers.get('content-disposition') ?? '')
  }
  expect(namesIn(text)).toEqual([name])
  expect(namesIn(html)).toEqual([name])
  expect(namesIn(await textOf(new Uint8Array(pdf)))).toEqual([name])
  expect(contentName(shared.content)).toBe(name)
  expect(await rowsOf()).toEqual([name])
  const [other] = await rowsOf({ dateFrom: '2026-10-02' })
  expect(other).toMatch(spelled)
  expect(other).not.toBe(name)
})
