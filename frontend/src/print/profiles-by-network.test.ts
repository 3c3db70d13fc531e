import { expect, test } from '@jest/globals'
import { forReaders } from '../../../shared/reports/for-readers.ts'
import { report } from '../samples/report.ts'
import { profilesByNetwork } from './profiles-by-network.ts'

test('the cover counts the profiles of a network that has no data', () => {
  const all = profilesByNetwork(report)
  const [first] = report.reports.networks
  if (!first) throw new Error('The sample has a network.')
  const networks = report.reports.networks.map((tab) => (tab === first ? { ...tab, summary: [], report: [] } : tab))
  const sent = forReaders({ ...report, reports: { ...report.reports, networks } })
  expect(sent.reports.tabs.map(({ code }) => code)).not.toContain(first.code)
  expect(profilesByNetwork(sent)).toEqual(all)
})
