/** A report with a few tiles, as it is shown on screen, and its summary. */
import type { Report } from '../../shared/reports/report.ts'
import type { Answers } from '../builders/mocked-app.ts'
import { emptyReport } from '../builders/report.ts'

const report = emptyReport()

export const sampleReport: Report = { ...report, reports: { ...report.reports, tabs: [{ code: 'cross_channel', display: 'All networks', networks: [] }] } }

const text = 'Leith Studio reached 7.3M people.'

export const reportAnswers: Answers = {
  'GET /reports/social-media-performance': sampleReport,
  'POST /reports/summary': {
    data: { summary: { short: text, summary: text, highlights: [], cited: { summary: [], highlights: [] } }, conclusions: [], recommendations: [] },
  },
}
