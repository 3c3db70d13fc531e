/** Files over ads, one after another: money of one currency, no day twice, and what is known stays known. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { adBreakdownSource, adObjectSource, adReachSource, adRowSource } from '../../../../shared/items/ads.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { adAccountsOf } from '../../ads/store.ts'
import { beginning, readItems } from '../../items/store/items.ts'
import { importFiles } from '../targets/profile.ts'

const account = 'acct'
const now = new Date('2026-11-21T09:00:00Z')
const profiles = {
  page: aProfile('page', 'facebook', { available_from: null }),
  insta: aProfile('insta', 'instagram', { available_from: null }),
  crowded: aProfile('crowded', 'instagram', { available_from: null }),
}
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  for (const profile of Object.values(profiles)) await putProfile(account, profile)
})
afterAll(() => table.stop())

const end = '2100-01-01T00:00:00Z'
async function imported(texts: string | readonly string[], into: keyof typeof profiles = 'page', more: Partial<Parameters<typeof importFiles>[0]> = {}) {
  const files = [texts].flat().map((text, at) => ({ name: `${at + 1}.csv`, bytes: new TextEncoder().encode(text) }))
  const [result] = await importFiles({ accountId: account, profile: profiles[into], format: 'auto', files, now, ...more })
  return result
}
const rowsOf = async (id: string) =>
  (await readItems(adRowSource, account, [id], beginning, end)).map(({ date, from, adId, spend }) => [from ?? date, date, adId, spend])

const money = (id: string, rows: string) => `date,account_id,account,currency,ad_id,spend,impressions\n${rows.replaceAll('ID', id)}`
test('an ad account has one currency, through whatever profile and in whichever file of an import', async () => {
  await imported(money('QC', '2026-10-01,ID,Shop,GBP,a1,100,100\n'))
  const dollars = money('QC', '2026-10-02,ID,Shop,USD,a2,100,100\n')
  await expect(imported(dollars, 'insta')).rejects.toThrow('Line 2: The ad account is in GBP, but this row is in USD.')
  await expect(imported([money('Q2', '2026-10-01,ID,Shop,GBP,a1,1,1\n'), money('Q2', '2026-10-02,ID,Shop,USD,a1,1,1\n')])).rejects.toThrow(
    '2.csv: Line 2: The ad account',
  )
  expect([await rowsOf('QC'), await rowsOf('Q2')]).toEqual([[['2026-10-01', '2026-10-01', 'a1', 100]], []])
  await imported(money('Q3', '2026-10-01,ID,Shop,,a1,1,1\n'))
  await imported(money('Q3', '2026-10-02,ID,Quay,EUR,a1,1,1\n'), 'insta')
  const records = (await adAccountsOf(account, ['page'])).concat(await adAccountsOf(account, ['insta'])).filter(({ id }) => id === 'Q3')
  expect(records.map(({ profileId, network, name, currency, since }) => [profileId, network, name, currency, since])).toEqual([
    ['page', 'facebook', 'Quay', 'EUR', '2026-10-01'],
    ['insta', 'instagram', 'Quay', 'EUR', '2026-10-01'],
  ])
})

const meta = (id: string, rows: string) =>
  `Reporting starts,Reporting ends,Account ID,Ad ID,Ad name,Amount spent (GBP),Impressions\n${rows
    .trim()
    .split('\n')
    .map((row) => row.trim().replace(' ', `,${id},m1,Mug,`))
    .join('\n')}\n`
const half = '2026-10-01,2026-10-15 100,9'
const month = '2026-10-01,2026-10-31 210,9'
const days = '2026-10-01,2026-10-01 7,1\n2026-10-31,2026-10-31 8,1'

test.each([
  ['a longer total', half, month, [['2026-10-01', '2026-10-31', 'm1', 210]]],
  ['a total after its days', days, month, [['2026-10-01', '2026-10-31', 'm1', 210]]],
  [
    'days after their total',
    month,
    days,
    [
      ['2026-10-01', '2026-10-01', 'm1', 7],
      ['2026-10-31', '2026-10-31', 'm1', 8],
    ],
  ],
  [
    'two halves after the whole',
    month,
    `${half}\n2026-10-16,2026-10-31 120,9`,
    [
      ['2026-10-01', '2026-10-15', 'm1', 100],
      ['2026-10-16', '2026-10-31', 'm1', 120],
    ],
  ],
])('%s takes the place of what was told of the same days: nothing counts twice', async (id, first, second, expected) => {
  await imported(meta(id, first))
  const result = await imported(meta(id, second))
  expect(await rowsOf(id)).toEqual(expected)
  expect(result?.notes.at(-1)).toMatch(/replaced by rows of this file/)
  const again = await imported(meta(id, second))
  expect([await rowsOf(id), again?.notes.some((note) => note.includes('gave way'))]).toEqual([expected, false])
})

test('what tells of a part of the days of an earlier total is refused, and two files of one import are judged together', async () => {
  const whole = [['2026-10-01', '2026-10-31', 'm1', 210]]
  const result = await imported(meta('part', month))
  expect(result?.notes).toEqual(['1 row is a total of several days and cannot be split, so the figures are shown on the last day.'])
  for (const rows of [half, '2026-10-20,2026-11-10 5,5', '2026-10-05,2026-10-05 5,5']) {
    await expect(imported(meta('part', rows))).rejects.toThrow(
      'Line 2: The ad m1 has figures for 2026-10-01 to 2026-10-31 from an earlier import, and this row covers 2026-10-',
    )
  }
  expect(await rowsOf('part')).toEqual(whole)
  await imported([meta('both', half), meta('both', month)])
  expect(await rowsOf('both')).toEqual(whole)
  const twice = await imported(meta('within', `${month}\n${half}`))
  expect(twice?.skipped).toEqual([{ line: 3, reason: expect.stringContaining('in line 2, and this row covers 2026-10-01 to 2026-10-15') }])
})

test('imports at once are judged one after the other', async () => {
  for (const round of ['one', 'two', 'three']) {
    const id = `at once ${round}`
    await Promise.allSettled([imported(meta(id, half)), imported(meta(id, month)), imported(meta(id, month), 'insta')])
    expect(await rowsOf(id)).toEqual([['2026-10-01', '2026-10-31', 'm1', 210]])
    const inMoney = (currency: string) => imported(money(`${id} money`, `2026-10-01,ID,Shop,${currency},${currency},1,1\n`))
    const ends = await Promise.allSettled([inMoney('GBP'), inMoney('USD')])
    expect([ends.filter(({ status }) => status === 'rejected').length, (await rowsOf(`${id} money`)).length]).toEqual([1, 1])
  }
})

test('imports at once of the same accounts in another order do not wait for each other in vain', async () => {
  const [one, other] = ['order a', 'order b'].map((id) => money(id, '2026-10-01,ID,Shop,GBP,a1,5,5\n'))
  if (!one || !other) throw new Error('no files')
  const ends = await Promise.all([imported([other, one]), imported([one, other], 'insta')])
  expect(ends.map((result) => result?.written)).toEqual([1, 1])
})

test('reach of other ads on the same day is kept', async () => {
  for (const ad of ['r1', 'r2', 'r1']) await imported(`date,account_id,ad_id,spend,impressions,reach\n2026-10-01,reach,${ad},1,1,7\n`)
  const [day, ...more] = await readItems(adReachSource, account, ['reach'], beginning, end)
  expect([day?.reached, more]).toEqual([['r1', 'r2'].map((objectId) => ({ level: 'ad', objectId, windows: { 1: 7 } })), []])
})

const undated =
  'ad_id,xyz_campaign_id,fb_campaign_id,age,gender,interest,Impressions,Clicks,Spent,Total_Conversion,Approved_Conversion\nk1,9,8,30-34,M,15,100,1,50,2,1\n'
test('a file without dates gives way to itself on a later day, and its ages with it', async () => {
  const up = (to: string, from: string | null = null) => imported(undated, 'insta', { dates: { from, to } })
  await up('2026-10-05')
  await up('2026-10-10')
  expect((await rowsOf('insta-ads')).map(([, date, , spend]) => [date, spend])).toEqual([['2026-10-10', 50]])
  const ages = async () =>
    (await readItems(adBreakdownSource, account, ['insta-ads'], beginning, end)).map(({ date, adId, parts }) => [date, adId, parts[0]?.spend])
  expect(await ages()).toEqual([['2026-10-10', 'k1', 50]])
  await up('2026-10-08', '2026-10-01')
  expect([await rowsOf('insta-ads'), await ages()]).toEqual([[['2026-10-01', '2026-10-08', 'k1', 50]], [['2026-10-08', 'k1', 50]]])
  await expect(up('2026-10-20')).rejects.toThrow('Please add the columns Reporting starts and Reporting ends')
})

test('a row whose age finds no room beside the others of its ad is not counted', async () => {
  const [header] = undated.split('\n')
  const row = (age: string, spend: number) => `big,9,8,${age.repeat(200_000)},M,15,100,1,${spend},2,1`
  const result = await imported(`${header}\n${row('a', 100)}\n${row('b', 100)}\n${row('a', 7)}\n`, 'crowded', { dates: { from: null, to: '2026-11-01' } })
  expect(result?.skipped).toEqual([{ line: 3, reason: expect.stringContaining('The ad big has too many rows for 2026-11-01') }])
  const found = (await readItems(adBreakdownSource, account, ['crowded-ads'], beginning, end)).find(({ adId }) => adId === 'big')
  expect([(await rowsOf('crowded-ads')).at(-1), found?.parts.map(({ spend }) => spend)]).toEqual([['2026-11-01', '2026-11-01', 'big', 107], [107]])
})

test('what a file does not say stays as it is known: name, zone, status, and where an ad lies', async () => {
  const first =
    'date,account_id,account,timezone,campaign_id,campaign,ad_set_id,ad_set,ad_id,ad,status,daily_budget,spend,impressions\n2026-10-01,Q9,Quay UK,Asia/Kathmandu,c,Spring,s,Wide,a1,Ad one,active,24,1,1\n'
  await imported(first)
  await imported('date,account_id,ad_id,spend,impressions\n2026-10-02,Q9,a1,1,1\n')
  expect((await adAccountsOf(account, ['page'])).find(({ id }) => id === 'Q9')).toMatchObject({
    name: 'Quay UK',
    timezone: 'Asia/Kathmandu',
    since: '2026-10-01',
  })
  expect((await readItems(adRowSource, account, ['Q9'], beginning, end)).map(({ campaignId, adSetId }) => [campaignId, adSetId])).toEqual([
    ['c', 's'],
    ['c', 's'],
  ])
  const objects = await readItems(adObjectSource, account, ['Q9'], beginning, end)
  expect(objects.map(({ id, name, status }) => [id, name, status])).toEqual([
    ['a1', 'Ad one', 'active'],
    ['c', 'Spring', 'active'],
    ['s', 'Wide', 'active'],
  ])
  expect(objects.find(({ level }) => level === 'ad_set')).toMatchObject({ campaignId: 'c', dailyBudget: 24 })
})

test.each([
  ['timezone', 'yes', 'Line 2, column timezone: "yes" is not a timezone.'],
  ['daily_budget', '-1', 'Line 2, column daily_budget: "-1" is below zero.'],
  ['link_clicks', '-1', 'Line 2, column link_clicks: "-1" is below zero.'],
  ['date_to', 'later', 'Line 2, column date_to: "later" is not a date.'],
  ['date_from', 'Total', 'Line 2: "Total" is not a date.'],
  ['cost', '5', 'The header line has the same column twice: spend and cost.'],
])('a cell of %s that says %s is refused', async (column, cell, sentence) => {
  await expect(imported(`date,ad_id,spend,impressions,${column}\n2026-10-01,a,5,5,${cell}\n`)).rejects.toThrow(sentence)
})

test('a day with more ads or parts of an ad than one item can hold is refused, with what to export instead', async () => {
  const rows = (make: (at: number) => string) => Array.from({ length: 8_000 }, (_, at) => `2026-10-01,${make(at)}\n`).join('')
  await expect(imported(`date,ad_id,spend,impressions,reach\n${rows((at) => `crowd${at},1,9,8`)}`)).rejects.toThrow(
    'Too many ads have a reach for 2026-10-01: the limit for one date is 380 KB. Please export without the column Reach.',
  )
  await expect(imported(`date,ad_id,region,spend,impressions\n${rows((at) => `split,Region ${at},1,9`)}`)).rejects.toThrow(
    'The ad split has too many rows for 2026-10-01: the limit for one ad and date is 380 KB. Please export a breakdown with fewer values.',
  )
})
