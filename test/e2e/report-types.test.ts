/** Every report type of the registry as people meet it, in a real browser on the whole stack: picker, first step, figures, passports, link. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import type { ReportManifest } from '../../shared/reports/language/manifest.ts'
import { type Report, reportTabs, type Section, type TabReport } from '../../shared/reports/report.ts'
import { chooseOption, closeDialog, named, type TestPage, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'

const house = startHouse()
let people: TestPage[]

/** The plan of each has what that of the other leaves out. */
const emails = ['owner@almanac.test', 'other@almanac.test']

beforeAll(async () => {
  people = await Promise.all(emails.map(signedIn))
}, 240_000)

async function signedIn(email: string): Promise<TestPage> {
  const person = await house.browser.newPage()
  await person.page.goto(`${house.stack.origin}/login`)
  await person.page.locator('input[name=email]').fill(email)
  await person.page.locator('input[name=password]').fill('almanac-demo')
  await person.page.keyboard.press('Enter')
  await person.page.waitForFunction(() => location.pathname === '/dashboard')
  return person
}

async function whoMayRun(type: string): Promise<TestPage> {
  for (const person of people) {
    const { types } = await person.page.evaluate(async () => (await fetch('/api/reports/options')).json())
    if (types.some((one: { id: string; enabled: boolean }) => one.id === type && one.enabled)) return person
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

/** Which of the choices has something to show, where that is not the first. */
const choices: Record<string, string | undefined> = { competitor: 'Northbound Coffee' }

/** From the picker, by its name, past its first step. */
async function open(page: Page, { id, name, subject }: ReportManifest): Promise<Report> {
  return answerOf(page, id, async () => {
    await page.goto(`${house.stack.origin}/reports/run`)
    await page.locator('::-p-aria(Search for reports)').fill(name)
    await page.keyboard.press('Enter')
    await page.waitForFunction((type) => location.pathname.endsWith(`/run/${type}`), {}, id)
    if (subject) await takeFirstStep(page, choices[id] ?? '')
  })
}

async function takeFirstStep(page: Page, choice: string): Promise<void> {
  const chosen = await page.waitForSelector('#first-step [role=radiogroup] label, #first-step button, [data-tile]')
  // what needs no choosing went on by itself
  if (await chosen?.evaluate((element) => element.matches('[data-tile]'))) return
  if (await chosen?.evaluate((element) => element.matches('button'))) await chooseOption(page, '#first-step button', choice)
  else await chosen?.click()
  await page.waitForFunction(() => !document.querySelector('#first-step [role=status]'))
  await page.locator(named('button', 'Run report')).click()
}

/** Everything that may stand in the place of a block without data. */
const emptyWords = ({ content }: Section) => [...Object.values(messages.empty), ...content.flatMap(({ no_data }) => no_data?.message || [])]
const isEmpty = ({ content }: Section) => content.some((block) => block.no_data !== null)

/** Heading of each section on screen, whether it says that it has nothing, and how many of its buttons open passports. */
async function sectionsOnScreen(page: Page, { code, report: sections }: Pick<TabReport, 'code' | 'report'>) {
  await page.waitForSelector(`#report-body section[id^="${code}-"]`)
  return page.$$eval(
    '#report-body section[id]',
    (found, words) =>
      found.map((section) => ({
        heading: section.querySelector('h2')?.textContent,
        empty: words.some((said) => section.textContent?.includes(said)),
        explained: section.querySelector('button[aria-label^="How "]') !== null,
      })),
    [...new Set(sections.flatMap(emptyWords))],
  )
}

/** Once the charts have been drawn anew. */
const fits = (page: Page) => page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)

/** What axe finds against WCAG 2.2 AA on the whole page, each with the first place. */
async function barriers(page: Page): Promise<string[]> {
  // the library ships as one script that leaves `axe` in the page
  await page.evaluate(axe.source)
  const found = await page.evaluate(`axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(JSON.stringify)`)
  const { violations }: Pick<axe.AxeResults, 'violations'> = JSON.parse(String(found))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** With the keyboard alone: Tab to the button, Enter, Escape. */
async function opensPassport(page: Page, before: string, inside: string): Promise<void> {
  await page.focus(before)
  const isThere = () => page.evaluate((css) => Boolean(document.activeElement?.matches(css)), `${inside} button[aria-label^="How "]`)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  const button = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('Enter')
  const dialog = await page.waitForSelector('[role=dialog][aria-label^="Number passport: "]')
  await page.waitForFunction((element) => element?.contains(document.activeElement), {}, dialog)
  await page.keyboard.press('Escape')
  await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, {}, button)
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}

/** Profiles without an ad account are told of until that is switched off (docs/behaviours.md#the-ads-notice). */
async function dismissAttention(page: Page): Promise<void> {
  await page.locator('[role=dialog] label').click()
  await closeDialog(page)
}

const heads: readonly ReportManifest[] = reportManifests

describe.each(heads.map((head) => [head.id, head] as const))('%s', (_, head) => {
  let person: TestPage
  let report: Report

  beforeEach(async () => {
    person = await whoMayRun(head.id)
    const { page, faults } = person
    faults.length = 0
    await page.setViewport({ width: 1440, height: 1000 })
    // what was switched off before is on again
    await page.evaluate(() => localStorage.clear())
    report = await open(page, head)
    if ('warning' in report && Array.isArray(report.warning) && report.warning.length > 0) await dismissAttention(page)
  })

  test('opens from the picker and draws every section of its answer, on every tab, on a phone too', async () => {
    const { page, faults } = person
    expect(report.no_data).toBeNull()
    for (const tab of reportTabs(report)) {
      if (reportTabs(report).length > 1) await page.locator(`[role=tab][data-code=${tab.code}]`).click()
      const shown = await sectionsOnScreen(page, tab)
      const expected = tab.report.map((section) => ({
        heading: section.title,
        empty: isEmpty(section),
        explained: section.content.some((block) => block.passports.some((key) => key in tab.passports)),
      }))
      expect(shown.map(({ heading, empty }) => ({ heading, empty }))).toEqual(expected.map(({ heading, empty }) => ({ heading, empty })))
      expect(shown.filter(({ explained }) => explained).map(({ heading }) => heading)).toEqual(
        expect.arrayContaining(expected.filter(({ explained }) => explained).map(({ heading }) => heading)),
      )
      expect(await page.$$eval('[data-tile]:not([data-tile=coverage])', (tiles) => tiles.map((tile) => tile.getAttribute('data-tile')))).toEqual(
        tab.summary.map(({ key }) => key),
      )
    }
    await page.setViewport({ width: 390, height: 844 })
    await fits(page)
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('could not be shown')
    expect(faults).toEqual([])
  })

  test('has no barrier that a machine can find, and tells of a tile and of a section how they are made by keyboard alone', async () => {
    const { page } = person
    expect(await barriers(page)).toEqual([])
    await opensPassport(page, named('button', 'Export'), '[data-tile]')
    const explained = report.reports.crossChannel.report.find(({ content: [first] }) => first && first.no_data === null && first.passports.length > 0)
    expect(explained).toBeDefined()
    await opensPassport(page, `#report-body section[id$="-${explained?.key}"]`, `section[id$="-${explained?.key}"]`)
  })

  test('is brought back by its address, is read by a stranger with its link, and closes to where it came from', async () => {
    const { page, faults } = person
    const again = await answerOf(page, head.id, () => page.reload())
    expect(again.request).toEqual(report.request)
    await page.locator(named('button', 'Export')).click()
    await page.locator(named('menuitem', 'Shareable link')).click()
    await page.locator(named('button', 'Create link')).click()
    const link = await page.waitForSelector('[data-share-link]')
    const address = (await link?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))) ?? ''
    const stranger = await house.browser.newPage()
    await stranger.page.goto(address)
    const first = report.reports.crossChannel
    expect((await sectionsOnScreen(stranger.page, first)).map(({ heading }) => heading)).toEqual(first.report.map(({ title }) => title))
    expect(await stranger.page.$(named('button', 'Back'))).toBeNull()
    expect(stranger.faults).toEqual([])
    await stranger.page.close()
    await closeDialog(page)
    if (head.subject) {
      await page.locator(named('button', 'Back')).click()
      await page.waitForSelector('#first-step')
      expect(new URL(page.url()).search).toBe('')
      await page.locator(named('button', 'Cancel')).click()
    } else await page.locator(named('button', 'Close report')).click()
    await waitForText(page, 'Please select a report')
    expect(faults).toEqual([])
  })
})
