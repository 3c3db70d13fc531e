import { expect, test } from '@jest/globals'
import { reportFileName, reportName } from './report-name.ts'

const dates = { dateFrom: '2026-11-27', dateTo: '2026-12-03' }

test('a report is named by its client, its title and its dates', () => {
  expect(reportName('Leith Studio', { title: 'Social media performance' }, dates)).toBe('Leith Studio: Social media performance, 27 Nov – 3 Dec 2026')
})

test.each([
  ['Leith Studio', 'Leith Studio - Social media performance, 27 Nov - 3 Dec 2026'],
  ['A/B: "Tea" <1>', 'A-B- -Tea- -1- - Social media performance, 27 Nov - 3 Dec 2026'],
  ['\u202egpj.evil', '-gpj.evil - Social media performance, 27 Nov - 3 Dec 2026'],
  ['L'.repeat(200), `${'L'.repeat(60)} - Social media performance, 27 Nov - 3 Dec 2026`],
])('the file of %j can be saved anywhere, and keeps its dates', (client, file) => {
  expect(reportFileName(client, { title: 'Social media performance' }, dates)).toBe(file)
})

test('two reports of a brand about different competitors have names of their own', () => {
  const report = { title: 'Competitor analysis', subject: 'Kettle & Fern' }
  expect(reportName('Leith Studio', report, dates)).toBe('Leith Studio: Competitor analysis, Kettle & Fern, 27 Nov – 3 Dec 2026')
  expect(reportFileName('Leith Studio', report, dates)).toBe('Leith Studio - Competitor analysis, Kettle & Fern, 27 Nov - 3 Dec 2026')
})
