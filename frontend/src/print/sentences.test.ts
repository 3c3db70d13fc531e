import { expect, test } from '@jest/globals'
import { aTile, emptyReport } from '../../../test/builders/report.ts'
import { headline, highlights } from './sentences.ts'

test('a change of some profiles is never said to lead to the figure of all', () => {
  const report = emptyReport()
  const [rate, impressions] = [aTile('er_impressions', 'Engagement rate', 4, 5), aTile('impressions', 'Impressions', 109, 115)]
  const tabOf = (compared: boolean) => ({
    ...report.reports.crossChannel,
    summary: [rate, impressions].map((tile) => (compared ? tile : { ...tile, value: 120, figure: { ...tile.figure, value: 120, compared: tile.value ?? 0 } })),
  })
  const said = (compared: boolean) => {
    const tab = tabOf(compared)
    return [headline(tab), ...highlights({ ...report, reports: { ...report.reports, crossChannel: tab } }, tab).map(({ lead }) => lead)]
  }
  expect(said(true)).toEqual(['Impressions fell 5.2% to 109.', 'The engagement rate fell from 5 to 4.'])
  expect(said(false)).toEqual(['Impressions: 120.'])
})
