/** Tables on paper, whatever their figures. */
import { expect, test } from '@jest/globals'
import type { BlockOf } from '../../shared/blocks/index.ts'
import { type ReportType, reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { type Report, reportTabs } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { openPrint, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'

const printing = startPrinting()

/** Every change is of hundreds of per cent: as wide as changes of campaigns that have just begun. */
function withWideChanges(report: Report): Report {
  const copy = structuredClone(report)
  const tables = reportTabs(copy).flatMap((tab) =>
    tab.report.flatMap(({ content }) => content.filter((block): block is BlockOf<'table'> => block.kind === 'table')),
  )
  for (const { values, footer } of tables)
    for (const row of footer ? [...values, footer] : values)
      for (const cell of Object.values(row)) if (cell.growth && cell.growth.kind !== 'none') cell.growth = { kind: 'percent', value: 876.5 }
  return copy
}

const types: readonly ReportType[] = reportManifests.map(({ id }) => id)

test.each(types)('%s: a change of hundreds of per cent touches neither its figure nor the next column', async (type) => {
  const report = withWideChanges(sampleReport(await loadReport(type)))
  const input = { id: 'wide', report, hash: 'd'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' }
  const { page, faults } = await openPrint(printing.browser, input)
  expect([...(await pageFaults(page)), ...faults]).toEqual([])
  await page.close()
})
