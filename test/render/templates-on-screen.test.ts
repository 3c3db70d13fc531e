/** Any template of any type on screen: every section of it is drawn, in its row, and nothing stands outside of it. ALMANAC_TEMPLATE_SCREENS says how many. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../shared/templates/apply.ts'
import { anyTemplate } from '../builders/any-template.ts'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { openScreen, screenFaults } from '../builders/screen-page.ts'

const count = Number(process.env.ALMANAC_TEMPLATE_SCREENS ?? 24)
/** A desk, the narrowest window with columns, a phone. */
const widths = [1440, 1024, 390] as const

const types = reportManifests.filter(({ templates }) => templates).map(({ id }) => id)
const wholes = await Promise.all(types.map(async (type) => sampleReport(await loadReport(type))))

let browser: TestBrowser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.stop())

const templates = fc.sample(
  fc.nat().chain((at) => {
    const whole = wholes[at % wholes.length] ?? wholes[0]
    if (!whole) throw new Error('There is no report type with templates.')
    return anyTemplate(whole).map((reports) => ({ whole, reports }))
  }),
  { numRuns: count, seed: 20_261_124 },
)

test(`${count} templates of any type are drawn on screen, at ${widths.join(', ')} px, without a fault`, async () => {
  const { page, faults: said } = await openScreen(browser)
  const faults: Record<string, string[]> = {}
  let halves = 0
  for (const [number, width] of widths.entries()) {
    await page.setViewport({ width, height: 1000 })
    for (const [index, { whole, reports }] of templates.entries()) {
      if (index % widths.length !== number) continue
      const report = applyTemplate(whole, { reports }, (key) => key)
      // of it a screen says that there is nothing to show
      if (report.no_data) continue
      halves += [report.reports.crossChannel, ...report.reports.networks].flatMap((tab) => tab.report).filter(({ span }) => span === 6).length
      const found = await screenFaults(page, report)
      if (found.length > 0) faults[`template-${index}, ${report.type}, ${width} px`] = found
    }
  }
  expect(faults).toEqual({})
  expect(said).toEqual([])
  expect(halves).toBeGreaterThan(0)
}, 14_400_000)
