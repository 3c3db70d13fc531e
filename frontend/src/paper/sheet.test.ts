import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../test/builders/dataset.ts'
import { drawnPages, startPaper } from '../../../test/builders/paper.tsx'

startPaper()
const values = { impressions: Array.from({ length: 28 }, (_, day) => 100 + day), followers: Array.from({ length: 28 }, () => 900) }
const report = reportOf({
  range: ['2026-11-01', '2026-11-28'],
  profiles: (['facebook', 'linkedin'] as const).map((network) => ({ profile: aProfile(network, network), days: [{ from: '2026-11-01', values }] })),
})
const subject = 'Posts with the label Winter'

test('every page names what the report is limited to', () => {
  const pages = [...drawnPages({ ...report, subject })]
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(([, html]) => !html.includes(subject)).map(([id]) => id)).toEqual([])
})

test('a whole report names no limit', () => {
  for (const [, html] of drawnPages(report)) expect(html).not.toContain('<bdi>: ')
})
