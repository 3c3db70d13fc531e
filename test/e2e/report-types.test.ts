/** Every report type of the registry as people meet it, in a real browser on the whole stack: picker, first step, figures, passports, link. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import type { ReportManifest } from '../../shared/reports/language/manifest.ts'
import { type Report, reportTabs, type Section, type TabReport } from '../../shared/reports/report.ts'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { chooseOption, closeDialog, named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
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

/** Which of the choices has something to show, where that is not the first. */
const choices: Record<string, string | undefined> = { competitor: 'Northbound Coffee' }

/** From the picker, by its name, past its first step. */
async function open(page: Page, { id, name, subject }: ReportManifest): Promise<Report> {
  return answerOf(page, id, async () => {
    await page.goto(`${house.stack.origin}/reports/run`)
    await page.locator('::-p-aria(Search for reports)').fill(name)
    await pressKey(page, '::-p-aria(Search for reports)', 'Enter')
    await page.waitForFunction((type) => location.pathname.endsWith(`/run/${type}`), {}, id)
    if (subject) await takeFirstStep(page, choices[id] ?? '')
  })
}

async function takeFirstStep(page: Page, choice: string): Promise<void> {
  const radio = '#first-step [role=radiogroup] label'
  const chosen = await page.waitForSelector(`${radio}, #first-step button, [data-tile]`)
  // a single choice needs no choosing
  if (await chosen?.evaluate((element) => element.matches('[data-tile]'))) return
  if (await chosen?.evaluate((element) => element.matches('button'))) await chooseOption(page, '#first-step button', choice)
  else await click(page, radio)
  await page.waitForFunction(() => !document.querySelector('#first-step [role=status]'))
  await click(page, named('button', 'Run report'))
}

/** Everything that may stand in the place of a block without data. */
const emptyWords = ({ content }: Section) => [...Object.values(messages.empty), ...content.flatMap(({ no_data }) => no_data?.message || [])]
const isEmpty = ({ content }: Section) => content.some((block) => block.no_data !== null)

/** Returns of each section its heading, whether it says that it is empty, and whether a button opens a passport. */
const sectionsOnScreen = (page: Page, { code, report: sections }: Pick<TabReport, 'code' | 'report'>) =>
  page.$$eval(
    `#report-body:has(section[id^="${code}-"]) section[id]`,
    (found, words) =>
      found.map((section) => ({
        heading: section.querySelector('h2')?.textContent,
        empty: words.some((said) => section.textContent?.includes(said)),
        explained: section.querySelector('button[aria-label^="How "]') !== null,
      })),
    [...new Set(sections.flatMap(emptyWords))],
  )

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

async function drawsEverySection(page: Page, report: Report): Promise<void> {
  for (const tab of reportTabs(report)) {
    if (reportTabs(report).length > 1) await click(page, `[role=tab][data-code=${tab.code}]`)
    const expected = tab.report.map((section) => ({ heading: section.title, empty: isEmpty(section) }))
    await eventually(
      () => sectionsOnScreen(page, tab),
      (shown) => {
        expect(shown.map(({ heading, empty }) => ({ heading, empty }))).toEqual(expected)
        for (const { title, content } of tab.report)
          if (content.some((block) => block.passports.some((key) => key in tab.passports)))
            expect(shown.find(({ heading }) => heading === title)).toMatchObject({ explained: true })
      },
    )
    await eventually(
      () => page.$$eval('[data-tile]:not([data-tile=coverage])', (tiles) => tiles.map((tile) => tile.getAttribute('data-tile'))),
      (tiles) => expect(tiles).toEqual(tab.summary.map(({ key }) => key)),
    )
  }
}

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewport({ width: 390, height: 844 })
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
  const text = await page.evaluate(() => document.body.innerText)
  expect(text).not.toContain('could not be shown')
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
const rest = heads.filter(({ id }) => id !== 'comprehensive')
const chosen = [...whole, ...sampleOf(rest, 2, 'report types')]

test.each(chosen.map((head) => [head.id, head] as const))(
  '%s is opened from the picker, read, explained by keyboard, brought back, shared and closed',
  async (id, head) => {
    const { page, faults } = await pageForType(id)
    const report = await open(page, head)
    // profiles without an ad account are reported until that is switched off (docs/behaviours.md#the-ads-notice)
    if ('warning' in report && Array.isArray(report.warning) && report.warning.length > 0) {
      await click(page, '[role=dialog] label')
      await closeDialog(page)
    }
    expect(report.no_data).toBeNull()
    await drawsEverySection(page, report)
    await fitsPhone(page)
    await page.setViewport({ width: 1440, height: 1000 })

    const again = await answerOf(page, id, () => page.reload())
    expect(again.request).toEqual(report.request)
    await waitUntilLoaded(page)
    const first = report.reports.crossChannel
    const explained = first.report.find(({ content: [block] }) => block && block.no_data === null && block.passports.length > 0)
    expect(explained).toBeDefined()
    await opensPassport(page, named('button', 'Export'), '[data-tile]')
    await opensPassport(page, `#report-body section[id$="-${explained?.key}"]`, `section[id$="-${explained?.key}"]`)
    await strangerReads(page, first)

    if (head.subject) {
      await click(page, named('button', 'Back'))
      await page.waitForSelector('#first-step')
      await eventually(
        async () => new URL(page.url()).search,
        (search) => expect(search).toBe(''),
      )
      await click(page, named('button', 'Cancel'))
    } else await click(page, named('button', 'Close report'))
    await waitForText(page, 'Please select a report')
    expect(faults).toEqual([])
    await page.browserContext().close()
  },
)
