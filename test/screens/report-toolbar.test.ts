/** The toolbar of an open report with many networks. */
import { expect, test } from '@jest/globals'
import { networkCodes } from '../../shared/networks.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { click, eventually } from '../builders/act.ts'
import { named } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { openReport } from './report-ways.ts'

const app = startMockedApp()

test('tabs of ten networks and the controls share one row at 1440, and every network can be seen and named', async () => {
  const definition = await loadReport('comprehensive')
  const networks = networkCodes.filter((code) => definition.networks === 'all' || definition.networks.includes(code)).slice(0, 10)
  const report = sampleReport(definition, networks)
  const page = await openReport(app, { 'GET /reports/social-media-performance': report })
  await eventually(
    () =>
      page.$eval('[data-tabs]', (tabs) => {
        const [bar, list] = [tabs.parentElement, tabs.querySelector('[role=tablist]')]
        // two rows are more than twice the 36 pixels of a control
        return { oneRow: (bar?.offsetHeight ?? 0) < 72, hidden: (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0) }
      }),
    (seen) => expect(seen).toEqual({ oneRow: true, hidden: 0 }),
  )
  expect(networks).toHaveLength(10)
  for (const { display } of report.reports.networks) await page.waitForSelector(named('tab', display))
  await click(page, 'button', 'Default report template')
  await page.waitForSelector(named('menu', 'Select report template'))
})
