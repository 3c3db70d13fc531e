import { expect, test } from '@jest/globals'
import { reportManifests } from '../../../shared/reports/index.ts'
import { screens } from '../../../shared/screens.ts'
import { smallAddress } from '../../../shared/small-addresses.ts'
import { reportScreenTitle } from './report-screen-title.ts'

test('every screen of reports has its own title, also at its small address', () => {
  const paths = screens.filter((path) => /^\/reports(\/|$)/.test(path))
  const titles = paths.map(reportScreenTitle)
  expect(new Set(titles).size).toBe(paths.length)
  expect(paths.map((path) => reportScreenTitle(smallAddress(path)))).toEqual(titles)
})

test.each([
  ['/reports', 'Reports'],
  ['/reports/', 'Reports'],
  ['/reports/run/posts', reportManifests.find(({ id }) => id === 'posts')?.name],
  ['/reports/run/none', 'Run a report'],
  ['/reports/templates/template-1', 'Report template'],
])('%s: %s', (path, title) => {
  expect(reportScreenTitle(path)).toBe(title)
})
