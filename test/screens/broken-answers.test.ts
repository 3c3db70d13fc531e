/** Answers that break their contract, as of a proxy or another version: no screen breaks, and each shows a sentence or the rest. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { answerKeys } from '../../shared/api/answer-keys.ts'
import { isWhole } from '../../shared/api/whole-answer.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { type Answers, type Asked, BrokenAnswer, startMockedApp } from '../builders/mocked-app.ts'
import { chosen, rerun, sampleOf, seed, sizeOf } from '../builders/sizes.ts'
import { halfOf } from './broken-ways.ts'
import { type Viewer, viewers, wholeAnswers } from './every-request.ts'

const app = startMockedApp()
/** Every screen of the frame asks for them, so they are broken on one. */
const ofFrame = ['GET /me', 'GET /alert/count']

/** Until nothing is read or fetched any more. */
async function settled(page: Page): Promise<void> {
  const countOf = async () => app.asked().length + (await page.evaluate(() => performance.getEntriesByType('resource').length))
  for (let [before, count] = [-1, 0]; before !== count; ) {
    before = count
    await wait(200)
    await waitUntilLoaded(page)
    count = await countOf()
  }
}

/** The paths that ask for each route. */
async function pathsByRoute({ name, paths }: Viewer, whole: Answers): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const path of sampleOf(paths, 3, `screens of ${name}`)) {
    await settled(await app.open(path, whole))
    expect([path, app.asked('POST /error').map(({ body }) => body)]).toEqual([path, []])
    for (const route of new Set(app.asked().map((one) => one.route))) {
      const others = found.get(route) ?? []
      if (route in answerKeys.routes && !(ofFrame.includes(route) && others.length > 0)) found.set(route, [...others, path])
    }
  }
  return found
}

type Kind = readonly [name: string, breakIt: (whole: unknown) => unknown]
const kinds: readonly Kind[] = [
  ['{}', () => ({})],
  ['[]', () => []],
  ['null', () => null],
  ['every other key', halfOf],
]

/** One of the kinds that the client refuses, by turns, and each that the contract allows all the same. */
function kindsFor(route: string, whole: unknown, turn: number): readonly Kind[] {
  const isAllowed = ([, breakIt]: Kind) => isWhole(breakIt(whole), answerKeys.routes[route], answerKeys.shapes)
  const refused = kinds.filter((kind) => !isAllowed(kind))
  return [...refused.slice(turn % refused.length).slice(0, 1), ...kinds.filter(isAllowed)]
}

/** Whether anything stands on the page besides its frame. */
function hasText(): boolean {
  const copy = document.body.cloneNode(true)
  if (copy instanceof HTMLElement) for (const one of copy.querySelectorAll('aside, header, script, style')) one.remove()
  return copy.textContent?.trim() !== ''
}

async function show(page: Page, path: string): Promise<string[]> {
  const before = app.asked('POST /error').length
  await page.evaluate((to) => history.pushState(null, '', to), path)
  const slow = await settled(page).then(
    () => [],
    () => ['it loads for ever'],
  )
  // the part of a screen may still be on its way when nothing says that it loads
  const isEmpty = await page.waitForFunction(hasText, { timeout: 10_000 }).then(
    () => false,
    () => true,
  )
  const crashes = app.asked('POST /error').slice(before)
  return [...slow, ...(isEmpty ? ['it is empty'] : []), ...crashes.map(({ body }) => JSON.stringify(body).slice(0, 300))]
}

test.each(viewers)(
  'of $name no screen breaks when an answer to it does',
  async (viewer) => {
    const whole = { ...(await wholeAnswers()), ...viewer.answers }
    // what many screens ask for is broken on two of them, other ones with each commit
    const pairs = [...(await pathsByRoute(viewer, whole))].flatMap(([route, paths]) => chosen(paths, 2, `${seed} ${route}`).map((path) => ({ route, path })))
    const broken: string[] = []
    for (const [turn, [route, paths]] of [...Map.groupBy(sampleOf(pairs, 8, `answers to ${viewer.name}`), (pair) => pair.route)].entries()) {
      const given: unknown = Reflect.get(whole, route)
      const answerTo = (asked: Asked): unknown => (typeof given === 'function' ? given(asked) : given)
      const sample: Asked = { route, params: {}, query: { type: 'posts' }, body: undefined }
      for (const [name, breakIt] of kindsFor(route, answerTo(sample), turn)) {
        const page = await app.open('/help/reviews', { ...whole, [route]: (asked: Asked) => new BrokenAnswer(breakIt(answerTo(asked))) })
        await settled(page)
        for (const { path } of paths) broken.push(...(await show(page, path)).map((fault) => `${path}, ${route} answered ${name}: ${fault}`))
      }
    }
    expect([...broken, ...(broken.length > 0 ? [rerun()] : [])]).toEqual([])
  },
  sizeOf(180_000, 1_800_000),
)

const empty = new BrokenAnswer({})
test.each([
  ['a session', '/dashboard', messages.generic, { 'GET /me': empty }],
  [
    'a report',
    '/reports/run/comprehensive',
    messages.notLoaded.report,
    { 'GET /reports/social-media-performance': new BrokenAnswer({ title: 'A report', reports: {} }) },
  ],
  ['a shared report', '/shared-report/abc', messages.generic, { 'GET /shared-reports/{token}': empty }],
] as const)('%s that is not whole is a failure that can be tried again', async (_, path, sentence, answers) => {
  const page = await app.open(path, answers)
  await page.waitForSelector(named('button', 'Try again'))
  await waitForText(page, sentence)
})
