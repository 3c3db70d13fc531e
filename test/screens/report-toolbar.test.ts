/** The toolbar of an open report with many networks. */
import { expect, test } from '@jest/globals'
import { networkCodes } from '../../shared/networks.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { click } from '../builders/act.ts'
import { named } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { openReport } from './report-ways.ts'

const app = startMockedApp()

test('tabs of ten networks and the controls share one row at 1440, and every network can be seen and named', async () => {
  const definition = await loadReport('comprehensive')
  const networks = networkCodes.filter((code) => definition.networks === 'all' || definition.networks.includes(code)).slice(0, 10)
  const report = sampleReport(definition, networks)
  const page = await openReport(app, { 'GET /reports/social-media-performance': report })
  const tops = await page.$$eval('[data-tabs], [data-tabs] + div', (all) => all.map((part) => part.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const tabs = await page.$eval('[role=tablist]', ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(tabs.scrollWidth).toBe(tabs.clientWidth)
  expect(networks).toHaveLength(10)
  for (const { display } of report.reports.networks) await page.waitForSelector(named('tab', display))
  await click(page, 'button', 'Default report template')
  await page.waitForSelector(named('menu', 'Select report template'))
})
