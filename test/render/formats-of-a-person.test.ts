/** The formats that somebody chose, from their preferences to the emails they open and the PDF that is theirs alone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getUser, putUser } from '../../functions/kernel/accounts/store.ts'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { createScheduledReport } from '../../shared/api/schedules.ts'
import { getSharedReport } from '../../shared/api/shared-reports.ts'
import { formatDate, formatRange } from '../../shared/dates/format.ts'
import { formatFigure } from '../../shared/format.ts'
import { type Formats, houseFormats, inFormats } from '../../shared/formats.ts'
import type { Report } from '../../shared/reports/report.ts'
import { cheapHash } from '../builders/password-hash.ts'
import { type Session, signIn } from '../builders/session.ts'
import { startStack, type TestStack } from '../builders/stack.ts'

const email = 'greta@almanac.test'
const member = { id: 'user-greta', email, name: 'Greta Falk', role: 'RESTRICTED', type: 'member', joined: true } as const
const groups = { 'group-northbound': { role: 'RESTRICTED', permissions: { reports: 'manage' } } } as const
const german: Formats = { number: 'point', date: 'day', week: 'sunday' }
const swedish: Formats = { number: 'space', date: 'iso', week: 'monday' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
let stack: TestStack
let greta: Session

beforeAll(async () => {
  if (!existsSync(join(printFolder, 'index.html'))) await buildFrontend(() => undefined)
  stack = await startStack({ seed: true })
}, 180_000)
beforeEach(async () => {
  await putUser('acct-demo', { ...member, groups }, cheapHash('almanac-demo'))
  greta = await signIn(stack.origin, email)
})
afterAll(() => stack.stop())

const Mails = v.array(v.object({ id: v.string(), to: v.array(v.string()) }))

/** The newest email to somebody. */
async function mailTo(address: string) {
  const all = v.parse(Mails, await (await fetch(`${stack.origin}/_local/mail.json`)).json())
  const [newest] = all.filter(({ to }) => to.includes(address)).sort((a, b) => (a.id < b.id ? 1 : -1))
  const {
    subject = '',
    html = '',
    text = '',
    attachments,
  } = await PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${newest?.id}.eml`)).arrayBuffer())
  const [file] = attachments
  return { subject, html, text, pdf: file && typeof file.content !== 'string' ? await textOf(new Uint8Array(file.content)) : '' }
}

async function textOf(data: Uint8Array): Promise<string> {
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  const text = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n')
  return plainSpaces(text)
}
const plainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

async function choose({ number, date, week }: Formats): Promise<void> {
  const { status } = await greta('PATCH', '/me/preferences', { number_format: number, date_format: date, week_start: week })
  expect(status).toBe(200)
}

async function order(changes: Record<string, unknown>) {
  const body = { flavor: 'comprehensive', type: 'WEEKLY', quantity: 1, timezone: 'Europe/London', profiles: ['demo-linkedin'], ...changes }
  const { status, body: answer } = await greta('POST', '/reports/scheduled', body)
  expect({ status, answer }).toMatchObject({ status: 201 })
  return v.parse(createScheduledReport.response, answer).records
}

async function advance(to: string) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ to }) }
  expect((await fetch(`${stack.origin}/_local/scheduler/advance`, init)).status).toBe(200)
}

/** The sealed report behind the link of an email: its figures are the same for everybody. */
async function reportOf(text: string): Promise<Report> {
  const token = /shared-report\/([\w-]{43})/.exec(text)?.[1]
  return v.parse(getSharedReport.response, await (await fetch(`${stack.origin}/api/shared-reports/${token}`)).json()).report
}

/** The figures of the tiles as they read with some formats, those alone whose digits have a mark. */
function figuresIn(formats: Formats, { reports }: Report): string[] {
  const figures = inFormats(formats, () =>
    reports.crossChannel.summary.flatMap(({ value, unit }) => (value === null ? [] : [formatFigure(value, unit, 'compact'), formatFigure(value, unit)])),
  )
  return [...new Set(figures.map(plainSpaces))].filter((figure) => /\d[., ]\d/.test(figure))
}
const rangeIn = (formats: Formats, { dates }: Report) => inFormats(formats, () => formatRange(dates.dateFrom, dates.dateTo))

function expectFormats(pdf: string, formats: Formats, report: Report): void {
  const [own, house] = [figuresIn(formats, report), figuresIn(houseFormats, report)]
  expect(own.length).toBeGreaterThan(3)
  expect(own.filter((figure) => pdf.includes(figure)).length).toBeGreaterThan(3)
  // sentences that were written into the report keep its digits
  const written = JSON.stringify(report)
  const isSaid = (figure: string) => new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![\\d.,])`).test(pdf) && !written.includes(figure)
  expect(house.filter(isSaid)).toEqual([])
  expect(pdf).toContain(rangeIn(formats, report))
}

test('a scheduled report that goes to them alone has their digits and dates, in the email and in its PDF', async () => {
  await choose(german)
  const [run] = await order({ generate_at: inDays(1), recipient_users: [member.id] })
  await advance(inDays(1.01))
  const { subject, html, text, pdf } = await mailTo(email)
  const report = await reportOf(text)
  expect(subject).toBe(`${report.entities[0]?.name}: ${report.title}, ${report.subject}, ${rangeIn(german, report)}`)
  const [own, house] = [figuresIn(german, report), figuresIn(houseFormats, report)]
  expect(own.some((figure) => html.includes(`>${figure}<`))).toBe(true)
  expect(house.filter((figure) => html.includes(`>${figure}<`))).toEqual([])
  expectFormats(pdf, german, report)
  expect(run?.generate_at).toBeDefined()
}, 180_000)

test('of one that others get too each reads their own formats, in the email and in its PDF, and all the same snapshot', async () => {
  await choose(swedish)
  await order({ generate_at: inDays(2), recipient_users: [member.id], recipient_emails: 'reader@client.test' })
  await advance(inDays(2.01))
  const [own, other] = [await mailTo(email), await mailTo('reader@client.test')]
  const report = await reportOf(own.text)
  expect([own.subject, other.subject]).toEqual(
    [swedish, houseFormats].map((formats) => `${report.entities[0]?.name}: ${report.title}, ${report.subject}, ${rangeIn(formats, report)}`),
  )
  expectFormats(own.pdf, swedish, report)
  expect(other.pdf).toContain(rangeIn(houseFormats, report))
  const snapshots = [own, other].map(({ pdf }) => /Fingerprint ([\da-f-]{14})/.exec(pdf)?.[1])
  expect([new Set(snapshots).size, snapshots[0]?.length]).toEqual([1, 14])
}, 180_000)

test('a PDF that they ask for now has theirs, with dates as ISO 8601 where they chose so', async () => {
  await choose(swedish)
  await order({ type: 'ONCE', generate_at: 'now' })
  await advance(inDays(2.02))
  const { text, pdf } = await mailTo(email)
  expectFormats(pdf, swedish, await reportOf(text))
}, 180_000)

test('that a report was not sent, that a password is forgotten or was changed is told in their dates and their timezone', async () => {
  await choose(swedish)
  expect((await greta('PATCH', '/me/preferences', { timezone: 'Asia/Tokyo' })).status).toBe(200)
  const date = (instant: string) => inFormats(swedish, () => formatDate(instant))
  expect((await greta('POST', '/auth/forgot', { email })).status).toBe(202)
  expect((await mailTo(email)).text).toMatch(/asked for it on \w{3} 20\d\d-\d\d-\d\d, \d\d:\d\d GMT\+9\./)
  const changed = { current: 'almanac-demo', password: 'kettle crane river' }
  expect((await greta('POST', '/auth/password', changed)).status).toBe(204)
  expect((await mailTo(email)).text).toMatch(/When: +\w{3} 20\d\d-\d\d-\d\d, \d\d:\d\d GMT\+9/)

  greta = await signIn(stack.origin, email, changed.password)
  const [run] = await order({ generate_at: inDays(3), recipient_emails: 'reader@client.test' })
  const user = await getUser('acct-demo', member.id)
  if (user) await putUser('acct-demo', { ...user, groups: {} })
  await advance(inDays(3.01))
  const { subject, text } = await mailTo(email)
  expect(subject).toMatch(/^Not sent: /)
  expect(text).toMatch(new RegExp(`Planned: +\\w{3} ${date(run?.local_time ?? '')}, \\d\\d:\\d\\d Europe/London`))
})
