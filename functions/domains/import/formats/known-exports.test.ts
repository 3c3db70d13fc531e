/** Exports of Google and LinkedIn's ads: read where each row is of one day, and told what they are where it is not. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { fresh } from '../../../../test/builders/imported-ads.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { readForProfile } from '../targets/read-for-profile.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

async function into(network: NetworkCode, text: string, rowsOf: string | null = null) {
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, rowsOf, files }, readContext(network), nothingSaid)
  return { days: file?.reading.days, unread: file?.unread }
}

const performance =
  'Store code,Business name,Address,Labels,Google Search - Mobile,Google Search - Desktop,Google Maps - Mobile,Google Maps - Desktop,Calls,Messages,Bookings,Directions,Website clicks'

test('the performance of a business profile by day', async () => {
  const csv = `Date,${performance}\n2026-10-01,1,Cafe,"Quay 1, Leith",,10,4,7,2,1,0,5,2,3\n2026-10-02,1,Cafe,"Quay 1, Leith",,20,8,14,4,2,0,10,4,6\n`
  const first = { views_search_mobile: 10, views_search_desktop: 4, views_maps_mobile: 7, views_maps_desktop: 2, impressions: 23 }
  const clicks = { link_clicks: 3, call_clicks: 1, direction_clicks: 2, booking_clicks: 5, clicks: 11, engagements: 11 }
  const { days, unread } = await into('google', csv)
  expect(days?.[0]).toEqual({ date: '2026-10-01', values: { ...first, ...clicks } })
  expect(days?.[1]).toMatchObject({ date: '2026-10-02', values: { impressions: 46, engagements: 22 } })
  expect(unread).toEqual(['Address', 'Labels', 'Messages'])
})

test('of several locations that of the profile', async () => {
  const csv = `Date,${performance}\n2026-10-01,1,Cafe,,,10,4,7,2,1,0,5,2,3\n2026-10-01,2,Bar,,,1,1,1,1,1,1,1,1,1\n`
  await expect(into('google', csv)).rejects.toThrow('The rows belong to several accounts: Cafe (x.csv, line 2) and Bar (x.csv, line 3).')
  expect((await into('google', csv, '2')).days).toMatchObject([{ values: { impressions: 4 } }])
})

test('the performance of a whole period, whatever the profile', async () => {
  for (const network of ['google', 'facebook'] as const)
    await expect(into(network, `${performance}\n1,Cafe,Street,,10,4,7,2,1,0,5,2,3\n`)).rejects.toThrow('reports need one row per day')
})

test('a business profile’s days do not enter a profile of another network', async () => {
  await expect(into('facebook', `Date,${performance}\n2026-10-01,1,Cafe,Street,,10,4,7,2,1,0,5,2,3\n`)).rejects.toThrow(
    'This file contains Google Business Profile performance, but the profile is on Facebook.',
  )
})

test.each([
  ['of Analytics', '# ---\n# Traffic acquisition\n# Start date: 20261001\n# End date: 20261031\nSession source,Sessions,Engaged sessions\ngoogle,5,4\n'],
  ['of Analytics without its lines', 'Date,Active users,New users\n20261001,5,4\n'],
])('a report %s', async (_, csv) => {
  await expect(into('facebook', csv)).rejects.toThrow('This is a report of Google Analytics, which reports do not use.')
})

const columns = 'Start Date (in UTC),Account Name,Currency,Campaign Name,Campaign ID,Total Spent,Impressions,Clicks,Clicks to Landing Page'
const row = (date: string, spent = '12.50') => `${date},Acme,GBP,Brand,11,${spent},1000,9,4`

test('LinkedIn Campaign Manager by day, with its lines over the table and its total under it', async () => {
  const { imported, rows, spent } = await fresh('linkedin')
  const days = [row('09/01/2026', '"1,234.50"'), row('09/02/2026', '10.25'), row('09/03/2026', '100.00')]
  const over = 'Campaign Performance Report (in UTC)\nReport Start: 09/01/2026, Report End: 09/03/2026\n\n'
  await imported(`${over}${columns}\n${days.join('\n')}\nTotal,,,,,"1,344.75",3000,27,12\n`)
  expect((await rows()).map(({ date, impressions, clicksAll, linkClicks }) => [date, impressions, clicksAll, linkClicks])).toEqual([
    ['2026-09-01', 1000, 9, 4],
    ['2026-09-02', 1000, 9, 4],
    ['2026-09-03', 1000, 9, 4],
  ])
  expect(await spent(`${(await rows())[0]?.accountId}`)).toBe(1344.75)
})

test.each([
  ['of a whole period', ['09/01/2026']],
  ['by week', ['09/01/2026', '09/07/2026', '09/14/2026']],
  ['by week, the first from a Sunday', ['09/06/2026', '09/07/2026', '09/14/2026']],
  ['by week, of a Sunday and the week after', ['09/06/2026', '09/07/2026']],
  ['by month, the first from its last day', ['08/31/2026', '09/01/2026']],
])('LinkedIn Campaign Manager %s is not taken for days', async (_, dates) => {
  const { imported, rows } = await fresh('linkedin')
  await expect(imported(`${columns}\n${dates.map((date) => row(date)).join('\n')}\n`)).rejects.toThrow('with a daily time breakdown')
  expect(await rows()).toEqual([])
})
