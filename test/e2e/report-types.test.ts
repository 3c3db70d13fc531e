/** The reports that ask for something first, and the one of everything, as people meet them on the whole stack: picker, first step, passports, link. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { declaredSubject, reportManifests } from '../../shared/reports/index.ts'
import type { ReportManifest } from '../../shared/reports/language/manifest.ts'
import type { Report, TabReport } from '../../shared/reports/report.ts'
import { choiceOf, kindsOf, readSubject, type SubjectKind } from '../../shared/reports/subjects.ts'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { chooseOption, closeDialog, named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { sectionsOnScreen } from '../builders/report-on-screen.ts'
import { pageOf } from '../builders/sign-in.ts'
import { sampleOf } from '../builders/sizes.ts'

const house = startHouse()

/** Returns the page of somebody whose plan has this type: the plan of each has what that of the other lacks. */
async function pageForType(type: string): Promise<TestPage> {
  for (const who of ['owner', 'other']) {
    const person = await pageOf(house.browser, house.stack.origin, who)
    const { types } = await person.page.evaluate(async () => (await fetch('/api/reports/options')).json())
    if (types.some((one: { id: string; enabled: boolean }) => one.id === type && one.enabled)) return person
    await person.page.browserContext().close()
  }
  throw new Error(`Nobody of the demo may run ${type}.`)
}

/** The answer that the screen shows, as its endpoint sent it. */
async function answerOf(page: Page, type: string, act: () => Promise<unknown>): Promise<Report> {
  const [response] = await Promise.all([
    page.waitForResponse(async (given) => {
      if (!given.url().includes('/api/reports/') || given.request().method() !== 'GET' || !given.ok()) return false
      // of an answer to the page before, the browser may no longer have the body
      const answer = await given.json().catch(() => null)
      return answer?.request?.type === type
    }),
    act(),
  ])
  const answer = await response.json()
  // the loader stays for half a second, and what is asked for meanwhile is ignored (docs/behaviours.md#the-toolbar)
  await page.waitForFunction(() => document.querySelector('#report-body section') && !document.querySelector('[aria-busy="true"]'))
  return 'tab' in answer ? reportOfGeneric(answer) : answer
}

/** From the picker, by its name, and past what `choose` chooses. */
async function open(page: Page, { id, name }: ReportManifest, choose: () => Promise<void> = async () => undefined): Promise<Report> {
  return answerOf(page, id, async () => {
    await page.goto(`${house.stack.origin}/reports/run`)
    await page.locator('::-p-aria(Search for reports)').fill(name)
    await pressKey(page, '::-p-aria(Search for reports)', 'Enter')
    await page.waitForFunction((type) => location.pathname.endsWith(`/run/${type}`), {}, id)
    await choose()
  })
}

/** Choices whose reports have data. */
const chosen: Partial<Record<SubjectKind, string>> = { competitors: 'Northbound Coffee', listener: 'Northbound and Kettle & Crane' }

async function takeFirstStep(page: Page, type: string, kind: SubjectKind): Promise<void> {
  const scope = choiceOf(declaredSubject(type))?.names[kind]?.label
  const first = await page.waitForSelector('#first-step [role=radiogroup], #first-step button, [data-tile]')
  // a single choice needs no choosing
  if (await first?.evaluate((element) => element.matches('[data-tile]'))) return
  if (scope) await click(page, '#first-step [role=radiogroup] label', scope)
  if (kind === 'campaigns') await click(page, '#first-step label', 'Winter blend')
  else if (kind !== 'profiles') await chooseOption(page, '#first-step button', chosen[kind] ?? '')
  await page.waitForFunction(() => !document.querySelector('#first-step [role=status]'))
  await click(page, named('button', 'Run report'))
}

/** With the keyboard alone: Tab to the button, Enter, Escape. */
async function opensPassport(page: Page, before: string, inside: string): Promise<void> {
  const button = `${inside} button[aria-label^="How "]`
  await page.focus(before)
  await hasFocus(page, before)
  const label = () => page.evaluate((css) => (document.activeElement?.matches(css) ? document.activeElement.getAttribute('aria-label') : null), button)
  for (let presses = 0; presses < 60 && (await label()) === null; presses++) await page.keyboard.press('Tab')
  const reached = await label()
  expect(reached).not.toBeNull()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=dialog][aria-label^="Number passport: "]')
  await hasFocus(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await eventually(label, (now) => expect(now).toBe(reached))
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}

/** Opens the link of a new share as somebody who is not signed in. */
async function strangerReads(page: Page, { code, report }: TabReport): Promise<void> {
  await click(page, named('button', 'Export'))
  await click(page, named('menuitem', 'Shareable link'))
  await click(page, named('button', 'Create link'))
  const link = await page.waitForSelector('[data-share-link]')
  const address = (await link?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))) ?? ''
  const stranger = await house.browser.newPage()
  await stranger.page.goto(address)
  await eventually(
    () => sectionsOnScreen(stranger.page, { code, report }),
    (shown) => expect(shown.map(({ heading }) => heading)).toEqual(report.map(({ title }) => title)),
  )
  await eventually(
    () => stranger.page.$$(named('button', 'Back')),
    (found) => expect(found).toEqual([]),
  )
  expect(stranger.faults).toEqual([])
  await stranger.page.browserContext().close()
  await closeDialog(page)
}

const heads: readonly ReportManifest[] = reportManifests
const whole = heads.filter(({ id }) => id === 'comprehensive')

test.each(whole.map((head) => [head.id, head] as const))(
  '%s is opened from the picker, explained by keyboard, brought back, shared and closed',
  async (id, head) => {
    const { page, faults } = await pageForType(id)
    const report = await open(page, head)
    expect(report.no_data).toBeNull()
    const again = await answerOf(page, id, () => page.reload())
    expect(again.request).toEqual(report.request)
    await waitUntilLoaded(page)
    const first = report.reports.crossChannel
    const explained = first.report.find(({ content: [block] }) => block && block.no_data === null && block.passports.length > 0)
    expect(explained).toBeDefined()
    await opensPassport(page, named('button', 'Export'), '[data-tile]')
    await opensPassport(page, `#report-body section[id$="-${explained?.key}"]`, `section[id$="-${explained?.key}"]`)
    await strangerReads(page, first)
    await click(page, named('button', 'Close report'))
    await waitForText(page, 'Please select a report')
    expect(faults).toEqual([])
    await page.browserContext().close()
  },
)

// what each of them shows is in test/screens/every-report
const steps = heads.flatMap((head) => (head.subject ? kindsOf(head.subject).map((kind) => [head.id, kind, head] as const) : []))

test.each(sampleOf(steps, 2, 'first steps'))('%s about %s runs from its first step, and Back leads to that', async (id, kind, head) => {
  const { page, faults } = await pageForType(id)
  const report = await open(page, head, () => takeFirstStep(page, id, kind))
  expect(report.no_data).toBeNull()
  expect(readSubject(declaredSubject(id), 'request', report.request)?.kind).toBe(kind)
  await click(page, named('button', 'Back'))
  await page.waitForSelector('#first-step')
  await eventually(
    async () => new URL(page.url()).search,
    (search) => expect(search).toBe(''),
  )
  await click(page, named('button', 'Cancel'))
  await waitForText(page, 'Please select a report')
  expect(faults).toEqual([])
  await page.browserContext().close()
})
