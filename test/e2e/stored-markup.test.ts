/** Markup that somebody stored where a text is asked for: in a real browser it stands as text, and none of it ever runs. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { answerFor, printOrigin } from '../../functions/domains/print/print-bundle.ts'
import { drawOn } from '../../functions/domains/print/render-pdf.ts'
import { printFolder } from '../../scripts/local/build-frontend.ts'
import { getSharedReport } from '../../shared/api/shared-reports.ts'
import { createShare } from '../../shared/api/shares.ts'
import { emailOf } from '../../shared/notifications/notification.ts'
import { reportFailed } from '../../shared/notifications/report-failed/definition.ts'
import { reportReady } from '../../shared/notifications/report-ready/definition.ts'
import type { PrintInput } from '../../shared/print-ready.ts'
import { waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { half, other, payloads } from '../builders/payloads.ts'
import { emptyReport } from '../builders/report.ts'
import { signIn } from '../builders/sign-in.ts'
import { storeMarkup, trapTemplate, wordsOf, wordyTemplate } from '../builders/store-markup.ts'
import { standing, type Watched, watched } from '../builders/watched.ts'

const house = startHouse()
let owner: Watched
const account = 'acct-demo'
const profile = 'import-facebook'
const newPage = () => watched(house.browser, [house.stack.origin, printOrigin])

beforeAll(async () => {
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
  owner = await newPage()
  await signIn(owner.page, house.stack.origin)
  await storeMarkup(owner.page, account, profile)
}, 300_000)

afterAll(() => {
  delete process.env.ALMANAC_PRINT_BUNDLE
})

/** Without dates, a report is of the last weeks; `storeMarkup` fills their last days. */
const own = `profile=${profile}`
/** Reports with texts of others, and how many of the payloads each has room for. */
const reports = [
  ['posts', `${own}&template_id=${trapTemplate}`, payloads.length],
  ['reviews', own, payloads.length],
  ['tasks', own, half],
  ['ads_performance', own, half],
  ['inbox_activity', own, 30],
  ['sentiment', `sentiment_type=profiles&${own}`, 30],
  ['listener_performance', 'listener_id=listener-brand', 20],
  ['advocacy', 'advocacy_group_id=advocacy-northbound', 100],
] as const
/** Between them they print all payloads. */
const printed = ['posts', 'tasks']

const Answered = v.object({ request: v.looseObject({ type: v.string() }) })

/** Opens a report as its maker, and gives what it was asked for. */
async function open({ page }: Watched, type: string, search: string): Promise<unknown> {
  const [response] = await Promise.all([
    page.waitForResponse(async (given) => {
      if (!given.url().includes('/api/reports/') || given.request().method() !== 'GET' || !given.ok()) return false
      const answer = v.safeParse(Answered, await given.json())
      return answer.success && answer.output.request.type === type
    }),
    page.goto(`${house.stack.origin}/reports/run/${type}?${search}`),
  ])
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  return v.parse(Answered, await response.json()).request
}

/** The token of a new link. */
async function share({ page }: Watched, type: string, request: unknown): Promise<string> {
  const answer = await page.evaluate(
    async (body) => (await fetch('/api/reports/share', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    JSON.stringify({ type, data: { request } }),
  )
  return new URL(v.parse(createShare.response, answer).link).pathname.split('/').at(-1) ?? ''
}

/** The print page as the renderer opens it: our own files and nothing else. */
async function print(report: PrintInput['report']): Promise<Watched> {
  const paper = await newPage()
  const { page } = paper
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    void answerFor(request.url()).then((answer) => (answer ? request.respond({ ...answer, body: Buffer.from(answer.body) }) : request.abort()))
  })
  const [madeBy = '', client = ''] = payloads
  const input: PrintInput = { id: 'trap', report, hash: 'a'.repeat(64), madeAt: '2026-11-20T17:00:00.000Z', madeBy, client }
  await page.goto(`${printOrigin}/`)
  const drawn = await drawOn(page, input)
  expect(drawn).toMatchObject({ failed: 0 })
  return paper
}

/** Nothing ran, nothing was made of a text, and so many of them stand there. */
async function expectTexts({ page, executions }: Watched, least: number): Promise<number[]> {
  const { texts, elements } = await standing(page)
  expect({ executions, elements }).toEqual({ executions: [], elements: [] })
  expect(texts.length).toBeGreaterThanOrEqual(least)
  return texts
}

test('whatever runs is seen: without a policy as a call, with that of the app as what it refused', async () => {
  const { page, executions } = await newPage()
  const put = (markups: readonly string[]) =>
    page.evaluate((given) => {
      document.body.replaceChildren()
      for (const markup of given) document.body.appendChild(document.createElement('div')).innerHTML = markup
    }, markups)
  const calls = () => new Set(executions.filter((one) => one.startsWith('call '))).size
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const one = ['<img src=x onerror=trap(1)>']
  await put(one)
  await until(() => executions.length > 0)
  expect(executions).toEqual(['call 1'])
  expect((await standing(page)).elements).toHaveLength(1)
  await put(payloads)
  await until(() => calls() > 25)
  await page.goto(`${house.stack.origin}/login`)
  executions.length = 0
  await put(one)
  await until(() => executions.length > 0)
  expect(executions).toEqual(['refused script-src-attr inline'])
})

test('over 300 payloads stand as text in the reports, to their maker, to a stranger with the link and in print, and none runs', async () => {
  expect(new Set(payloads).size).toBeGreaterThan(300)
  const stranger = await newPage()
  const onPaper = new Set<number>()
  for (const [type, search, room] of reports) {
    const request = await open(owner, type, search)
    await expectTexts(owner, room)
    if (!printed.includes(type)) continue
    const token = await share(owner, type, request)
    await stranger.page.goto(`${house.stack.origin}/shared-report/${token}`)
    await stranger.page.waitForSelector('[data-tile]')
    await expectTexts(stranger, room)
    const { report } = v.parse(getSharedReport.response, await (await fetch(`${house.stack.origin}/api/shared-reports/${token}`)).json())
    const paper = await print(report)
    for (const place of await expectTexts(paper, half)) onPaper.add(place)
    await paper.page.close()
  }
  expect(onPaper.size).toBe(payloads.length)
}, 300_000)

test('of the texts and the cover of a template words alone are drawn, on screen, by link and in print, whatever was stored', async () => {
  const seen = async (reader: Watched) => {
    await reader.page.waitForFunction((words) => document.body?.textContent?.includes(words), {}, wordsOf(1))
    await waitUntilLoaded(reader.page)
    // the policy refuses their styles where they are parsed; nothing is drawn in them
    const executions = reader.executions.filter((one) => !/^refused style-src-(?:attr|elem) inline$/.test(one))
    await expectTexts({ ...reader, executions }, 0)
  }
  owner.executions.length = 0
  const request = await open(owner, 'posts', `${own}&template_id=${wordyTemplate}`)
  await seen(owner)
  const token = await share(owner, 'posts', request)
  const stranger = await newPage()
  await stranger.page.goto(`${house.stack.origin}/shared-report/${token}`)
  await seen(stranger)
  const { report } = v.parse(getSharedReport.response, await (await fetch(`${house.stack.origin}/api/shared-reports/${token}`)).json())
  const paper = await print(report)
  await seen(paper)
  const cover = await paper.page.$eval('.page', ({ textContent }) => textContent)
  expect(cover).toContain(wordsOf(0))
  owner.executions.length = 0
}, 300_000)

test('names stand as text in the lists, the settings and the first step of a report', async () => {
  const paths = { '/reports': 1, '/reports/links': 1, '/reports/schedule': 1, '/settings/profiles/group-imports': 1, '/reports/run/competitor': 5 }
  for (const [path, least] of Object.entries(paths)) {
    await owner.page.goto(house.stack.origin + path)
    await owner.page.waitForFunction((most) => (document.body?.textContent?.match(/trap\(/g) ?? []).length >= most, {}, least)
    await waitUntilLoaded(owner.page)
    await expectTexts(owner, least)
  }
})

test('an email shows them all as text to a reader without any policy', async () => {
  const mails = payloads.slice(0, half).flatMap((text, n) => {
    const report = { ...emptyReport({ notes: [other(n)], entities: [{ entity_gid: 'g', name: text }] }), title: text }
    const pdf = { pages: 1, bytes: 1, url: null }
    const once = { schedule: null, orderedBy: text, to: other(n), next: null }
    const ready = { ...once, report, hash: 'a'.repeat(64), client: text, agency: other(n), token: text, linkUntil: '2026-12-20', pdf }
    const at = { at: '2026-11-20T17:00:00.000Z', timezone: 'Europe/London' }
    const recipients = { all: 1, sent: 0, unknown: 0 }
    const failed = { title: text, client: text, reason: other(n), planned: at, lastTry: at, recipients, next: null, to: 'orderer', run: text } as const
    return [emailOf(reportReady, ready, 'https://app.example'), emailOf(reportFailed, failed, 'https://app.example')]
  })
  const reader = await newPage()
  await reader.page.setContent(mails.map(({ html }) => html).join(''))
  await expectTexts(reader, payloads.length)
})
