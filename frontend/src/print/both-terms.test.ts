/** Paper has no tooltips, so every page prints both terms of a partial change. */
import { expect, test } from '@jest/globals'
import { changeTerms } from '../../../shared/change-words.ts'
import { formatGrowth } from '../../../shared/format.ts'
import type { Report, Tile } from '../../../shared/reports/report.ts'
import { aProfile, reportOf } from '../../../test/builders/dataset.ts'
import { drawnPages, startPaper } from '../../../test/builders/paper.tsx'

startPaper()

const range = ['2026-11-01', '2026-11-28'] as const
const days = (before: number, now: number) => Array.from({ length: 66 }, (_, day) => (day < 38 ? before : now))

/** A page of each network, and a second one on Facebook that joined within the range. The last two days may still change. */
function partlyCompared(): Report {
  const page = (id: string, network: 'facebook' | 'linkedin', impressions: number[], reactions: number[]) => ({
    profile: aProfile(id, network),
    days: [{ from: '2026-09-24', values: { impressions, reactions, followers: days(4000, 4100) } }],
  })
  const joined = { from: range[0], values: { impressions: Array.from({ length: 28 }, () => 5000), reactions: Array.from({ length: 28 }, () => 90) } }
  return reportOf({
    range: [...range],
    prior: ['2026-10-04', '2026-10-31'],
    now: '2026-11-28T12:00:00Z',
    profiles: [
      page('fb', 'facebook', days(700, 1003), days(31, 52)),
      page('li', 'linkedin', days(2100, 2511), days(93, 113)),
      { profile: aProfile('late', 'facebook', { available_from: range[0], connected_at: `${range[0]}T00:00:00Z` }), days: [joined] },
    ],
  })
}

const count = (text: string, part: string | RegExp) => text.split(part).length - 1
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('every page that prints the change of a part prints both of its terms beside it', () => {
  const report = partlyCompared()
  const { crossChannel, networks } = report.reports
  const pages = drawnPages(report)
  const partly = [crossChannel, ...networks]
    .flatMap(({ summary }) => summary)
    .filter(({ figure }) => figure.compared !== undefined && figure.growth.value !== null)
  expect(partly.map(({ key }) => key)).toEqual(expect.arrayContaining(['impressions', 'engagements']))
  const places = partly.flatMap((tile) => placesOf(tile, pages))
  expect(places.filter(({ changes, terms }) => terms < changes)).toEqual([])
  // figures, charts and the page of each network
  expect(new Set(places.map(({ page }) => page)).size).toBeGreaterThan(3)
})

/** Pages with the change of a tile as a chip: how often, and how often both of its terms. */
function placesOf({ key, figure, unit }: Tile, pages: ReadonlyMap<string, string>) {
  const change = formatGrowth(figure.growth, unit)
  const forms = new Set([changeTerms({ ...figure, over: undefined }), changeTerms({ ...figure, over: undefined }, 'full')])
  return [...pages].flatMap(([page, html]) => {
    const changes = count(html, new RegExp(`data-tone="\\w+"[^>]*>(?:<svg.*?</svg>)?${change.replace(/[+.]/g, '\\$&')}<`))
    const terms = [...forms].reduce((sum, form) => sum + count(textOf(html), form ?? ''), 0)
    return changes > 0 ? [{ key, page, change, changes, terms }] : []
  })
}
