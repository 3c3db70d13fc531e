import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { coverageParts } from '../../../../shared/reports/coverage-parts.ts'
import { emptyReport } from '../../../../test/builders/report.ts'
import { CoverageCell } from './coverage.tsx'

const { crossChannel: whole, ...reports } = emptyReport().reports

/** The drawn part of every bar, with one network for each count of days of 27; null: an empty bar. */
function barsOf(...days: readonly number[]) {
  const networks = days.map((have) => ({ ...whole, code: 'facebook' as const, coverage: { have, expected: 27, notes: [] } }))
  const tab = { ...whole, coverage: { have: days.reduce((sum, one) => sum + one, 0), expected: 27 * days.length, notes: [] } }
  const html = renderToStaticMarkup(<CoverageCell tab={tab} report={{ ...emptyReport(), reports: { ...reports, crossChannel: tab, networks } }} />)
  return [...html.matchAll(/<i>(?:<b style="width:([^"]*)"><\/b>)?<\/i>/g)].map(([, width]) => width ?? null)
}

test('each bar is as full as its network has days', () => {
  expect(barsOf(27, 26, 9, 1, 0)).toEqual(['100%', 'clamp(2px, 96.3%, 100% - 3px)', 'clamp(2px, 33.3%, 100% - 3px)', 'clamp(2px, 3.7%, 100% - 3px)', null])
})

test('the days of networks that are not shown have a bar', () => {
  const shown = { ...whole, code: 'facebook' as const, coverage: { have: 3, expected: 27, notes: [] } }
  expect(coverageParts({ have: 3, expected: 189 }, [shown])).toEqual([shown.coverage, { have: 0, expected: 162 }])
  expect(coverageParts({ have: 3, expected: 27 }, [shown])).toEqual([shown.coverage])
})
