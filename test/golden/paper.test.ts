/** Pages of a PDF in the look of a brand, with the words of a template, as the browser lays them out before it prints. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PNG } from 'pngjs'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../shared/templates/apply.ts'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { openPrint } from '../builders/print-page.ts'
import { expectGolden } from './golden.ts'

const said = 'More people saw what we wrote this week, and more of them answered. The figures below say where they came from, and what they did. '
const cover = `<h2>The week of Northbound Coffee</h2><p>${said.repeat(2)}</p><h3>What we did</h3><ul><li>Twelve posts</li><li>مقهى ☕ 太郎</li></ul>`
const logoPath = '/pictures/logo'

function logo(): Uint8Array {
  const png = new PNG({ width: 300, height: 60 })
  for (let y = 0; y < 60; y++) for (let x = 0; x < 300; x++) if ((x >> 4) % 2 === 0) png.data.set([31, 77, 63, 255], (y * 300 + x) * 4)
  return PNG.sync.write(png)
}

let browser: TestBrowser
let report: Report
beforeAll(async () => {
  await buildFrontend(() => undefined, ['print'])
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
  browser = await startBrowser()
  const whole = sampleReport(await loadReport('comprehensive'))
  const sections = [
    { key: 'summary', title: null },
    { key: 'audience', title: null, extraText: `<p>${said.repeat(4)}</p><ul><li>One</li><li>Two</li></ul>` },
    { key: 'audience_share', title: null },
  ]
  report = {
    ...applyTemplate(whole, { reports: [{ code: 'cross_channel', sections, summary: [] }] }, (key) => key),
    cover,
    notes: [],
    brand: {
      logo: { id: 'logo', width: 300, height: 60 },
      color: '#1f4d3f',
      font: 'lora',
      footer: 'Northbound, Edinburgh',
      sender: null,
      white_label: true,
      domain: null,
    },
  }
}, 180_000)
afterAll(async () => {
  delete process.env.ALMANAC_PRINT_BUNDLE
  await browser?.stop()
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
  const { page, faults, refused } = await openPrint(browser, input, new Map([[logoPath, { contentType: 'image/png', bytes: logo() }]]))
  await page.evaluate((kept) => {
    for (const [at, sheet] of [...document.querySelectorAll('.page')].entries()) if (at + 1 !== kept) sheet.remove()
  }, number)
  await expectGolden(page, `paper/${name}`)
  expect([faults, refused]).toEqual([[], []])
  await page.browserContext().close()
})
