/** Pages of a PDF in the look of a brand, with the words of a template, as the browser lays them out before it prints. */
import { beforeAll, expect, test } from '@jest/globals'
import type { Report } from '../../shared/reports/report.ts'
import { brandedReport, brandLogo } from '../builders/branded-report.ts'
import { openPrint } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'
import { expectGolden } from './golden.ts'

const logoPath = '/pictures/logo'

const printing = startPrinting()
let report: Report
beforeAll(async () => {
  report = await brandedReport()
})

test.each([
  ['cover', 1],
  ['figures', 3],
  ['words-above-a-chart', 4],
])('%s', async (name, number) => {
  const input = {
    id: 'golden',
    report,
    hash: 'a'.repeat(64),
    madeAt: '2026-11-21T09:00:00Z',
    madeBy: 'Ellery Pike',
    client: 'Northbound Coffee',
    logo: logoPath,
  }
  const { page, faults, refused } = await openPrint(printing.browser, input, new Map([[logoPath, { contentType: 'image/png', bytes: brandLogo() }]]))
  await page.evaluate((kept) => {
    // whose lines are dashed by who packs it
    delete document.body.dataset.pdf
    for (const [at, sheet] of [...document.querySelectorAll('.page')].entries()) if (at + 1 !== kept) sheet.remove()
  }, number)
  await expectGolden(page, `paper/${name}`)
  expect([faults, refused]).toEqual([[], []])
  await page.browserContext().close()
})
