/** Google Ads' own reports: a line with their days over the table, and totals of all and of some under it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fresh } from '../../../test/builders/imported-ads.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const campaigns = (days: string, ...rows: string[]) =>
  ['Campaign report', days, 'Campaign status,Campaign,Budget,Status,Campaign type,Currency code,Impr.,Cost,Conversions', ...rows, ''].join('\n')
const rows = [
  'Enabled,Autumn film,5000.00,Ended,Video,GBP,"2,000",160.50,0.00',
  'Enabled,Sofas,500.00,Eligible,Search,GBP,900,90.25,15.00',
  'Total: Campaigns, --, --, --, --,GBP,"2,900",250.75,15.00',
]
const account = 'Total: Account,,,,,GBP,"2,900",250.75,15.00'
const parts = ['Total: Video,,,,Video,GBP,"2,000",160.50,0.00', 'Total: Search,,,,Search,GBP,900,90.25,15.00']

test('totals of all campaigns, of the account and of a type of campaign count no second time', async () => {
  const { imported, rows: known, spent } = await fresh()
  const { notes } = await imported(campaigns('"October 1, 2026 - October 31, 2026"', ...rows, account, ...parts))
  expect((await known()).map(({ spend, impressions, from, date }) => [spend, impressions, from, date])).toEqual([
    [160.5, 2000, '2026-10-01', '2026-10-31'],
    [90.25, 900, '2026-10-01', '2026-10-31'],
  ])
  expect(await spent()).toBeCloseTo(250.75)
  expect(notes).toEqual([
    'The file has no days of its own: its figures cover 2026-10-01 to 2026-10-31, as the line over its table says, and are shown on the last day.',
    '4 total rows are left out of the sums.',
  ])
})

test('an account that spent more than the rows of its report is told with both figures', async () => {
  const { imported } = await fresh()
  const { notes } = await imported(campaigns('1 October 2026 - 31 October 2026', ...rows, account.replace('250.75', '300.75'), ...parts))
  expect(notes.at(-1)).toBe('The total in line 7 says amount spent 300.75 and not 250.75, which is what the rows add up to.')
})

test.each([
  ['one day', '"October 7, 2026"', '2026-10-07', '2026-10-07'],
  ['days that may be months', '10/01/2026 - 10/07/2026', null, '2026-11-21'],
])('a report of %s', async (_, days, from, to) => {
  const { imported, rows: known } = await fresh()
  await imported(campaigns(days, ...rows, account))
  expect((await known()).map((one) => [one.from ?? (one.from === null ? null : one.date), one.date])).toEqual([
    [from, to],
    [from, to],
  ])
})

test('a campaign that calls itself a total is one that was paid for', async () => {
  const { imported, spent } = await fresh()
  await imported(campaigns('"October 1, 2026 - October 31, 2026"', 'Enabled,Total: comfort,5.00,Eligible,Video,GBP,10,1.50,0.00', ...rows.slice(0, 2)))
  expect(await spent()).toBeCloseTo(252.25)
})

test('a report of all the time is of no days, so it is refused until somebody says which', async () => {
  const { imported, rows: known } = await fresh()
  await expect(imported(campaigns('All time', ...rows, account))).rejects.toThrow('Please choose a range of dates, add the column Day, and export again.')
  expect(await known()).toEqual([])
})
