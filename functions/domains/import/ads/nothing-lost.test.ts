/** Files over ads as the suites export them: no row that was paid for is lost, none counts twice, and what is missing is said. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { facebookAds } from '../../../../shared/reports/types/facebook-ads/definition.ts'
import { fresh } from '../../../../test/builders/imported-ads.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof fresh>>['report']>>
const tileOf = ({ reports }: Report, key: string) => reports.crossChannel.summary.find((tile) => tile.key === key)

const period = '2026-10-01,2026-10-31'
const head = 'Reporting starts,Reporting ends,Campaign name,Ad set name,Ad name,Ad delivery,Amount spent (GBP),Impressions,Link clicks'
const october = (...lines: string[]) => `${head}\n${lines.map((line) => `${period},${line}`).join('\n')}\n`

test('without an id, ads of one name in several ad sets, and ad sets of one name in several campaigns, are several', async () => {
  const { imported, rows, spent, objects } = await fresh()
  const file = october('Sales,Wide,Mug,active,10,100,1', 'Sales,Narrow,Mug,active,20,100,1', 'Brand,Wide,Mug,active,5,100,1')
  await imported(file)
  expect([(await rows()).map(({ spend }) => spend).sort(), await spent()]).toEqual([[10, 20, 5], 35])
  const count = async (level: string) => (await objects()).filter((one) => one.level === level).length
  expect([await count('campaign'), await count('ad_set'), await count('ad')]).toEqual([2, 3, 3])
  await imported(file)
  expect([(await rows()).length, await spent()]).toEqual([3, 35])
})

test('rows that nothing tells apart are added up, and equal ones are refused with both lines', async () => {
  const { imported, rows } = await fresh()
  const daily = (...lines: string[]) => `Day,Campaign name,Amount spent (IDR),Impressions\n${lines.map((line) => `2026-10-02,${line}`).join('\n')}\n`
  const result = await imported(daily('manurung,38983,8866', 'manurung,78162,23276', 'pernikahan,13254,3268'))
  // 38,983 + 78,162
  expect((await rows()).map(({ spend }) => spend).sort()).toEqual([117145, 13254])
  expect(result.notes.join(' ')).toContain('The rows of 1 ad with the same name and days are added up')
  await expect(imported(daily('manurung,38983,8866', 'manurung,38983,8866'))).rejects.toThrow('Lines 2 and 3 are identical and have no ad ID')
})

const withIds = (...lines: string[]) =>
  `Day,Campaign ID,Campaign name,Ad set ID,Ad set name,Ad ID,Ad name,Amount spent (GBP),Impressions\n${lines.join('\n')}\n`
const numbered = withIds(
  '2026-10-01,111111,Sales,222221,Wide,333331,Mug,10,100',
  '2026-10-02,111111,Sales,222221,Wide,333331,Mug,11,100',
  '2026-10-01,111111,Sales,222222,Narrow,333332,Mug,20,100',
)
const named = (...lines: string[]) => `Day,Campaign name,Ad set name,Ad name,Amount spent (GBP),Impressions\n${lines.join('\n')}\n`
const unnumbered = named('2026-10-01,Sales,Wide,Mug,10,100', '2026-10-02,Sales,Wide,Mug,11,100', '2026-10-01,Sales,Narrow,Mug,20,100')
const barely = 'Day,Ad name,Amount spent (GBP),Impressions\n2026-10-01,Mug,30,200\n2026-10-02,Mug,11,100\n'
const campaigns = 'Day,Campaign name,Amount spent (GBP),Impressions\n2026-10-01,Sales,30,200\n2026-10-02,Sales,11,100\n'

test.each([
  ['ids, then names', numbered, unnumbered],
  ['names, then ids', unnumbered, numbered],
  ['names alone, then their ad sets', barely, unnumbered],
  ['ad sets, then names alone', unnumbered, barely],
  ['names alone, then ids', barely, numbered],
  ['whole campaigns, then their ads', campaigns, numbered],
  ['ads, then their whole campaigns', numbered, campaigns],
  ['the same twice', numbered, numbered],
])('%s: the same days in two exports count once', async (_, first, second) => {
  const { imported, spent } = await fresh()
  // 10 + 11 + 20
  for (const file of [first, second, first, second]) {
    await imported(file)
    expect(await spent()).toBe(41)
  }
})

test('an export with ids alone cannot be held against names, and says what to export', async () => {
  const { imported, spent } = await fresh()
  await imported(barely)
  await expect(imported('Day,Ad ID,Amount spent (GBP),Impressions\n2026-10-01,333331,30,200\n')).rejects.toThrow('Please export with the column Ad name')
  expect(await spent()).toBe(41)
})

test('no row that was paid for is dropped: without a name, with unknown parts, below zero, without impressions', async () => {
  const { imported, spent, rows } = await fresh()
  const file = `Reporting starts,Reporting ends,Campaign name,Ad name,Age,Gender,Ad delivery,Amount spent (GBP),Impressions,Link clicks
${period},Sales,Mug,25-34,female,active,10.50,1000,10
${period},Sales,Mug,unknown,unknown,active,1.25,100,0
${period},Sales,Mug,,,active,0.75,50,0
${period},Sales,Cup,25-34,male,active,-3.00,-200,-1
${period},Sales,Cup,35-44,male,active,4.00,0,0
${period},Sales,,25-34,female,active,2.00,10,0
${period},Results from 6 ads,,,,,15.50,960,9
`
  const result = await imported(file)
  // 10.50 + 1.25 + 0.75 − 3.00 + 4.00 + 2.00; the last row is the total of the others
  expect([await spent(), result.skippedTotal, result.notes.filter((note) => note.includes('total'))]).toEqual([
    15.5,
    0,
    expect.arrayContaining([expect.stringMatching(/^1 total row is left out/)]),
  ])
  expect((await rows()).reduce((sum, { impressions }) => sum + (impressions ?? 0), 0)).toBe(960)
})

test('a row of unknown age that costs what the others cost together is one more row, and their total only with their impressions', async () => {
  const { imported, spent } = await fresh()
  const ages = (total: string) => `Day,Ad name,Campaign name,Age,Amount spent (GBP),Impressions
2026-10-01,Mug,Sales,35-44,122.16,4334
2026-10-01,Mug,Sales,45-54,-0.62,4975
2026-10-01,Mug,Sales,,${total}
`
  await imported(ages('121.55,1891'))
  expect(await spent()).toBe(243.09)
  const estimated = await imported(ages('121.54,9300'))
  expect([await spent(), estimated.notes]).toEqual([121.54, expect.arrayContaining(['1 total row is left out of the sums.'])])
})

test('a total that the rows do not add up to is told with both figures, in the result, on the report and in coverage', async () => {
  const { imported, spent, report } = await fresh()
  const file = october('Sales,Wide,Mug,active,10,100,1', 'Sales,Narrow,Cup,active,20,100,1', ',,,,37.5,260,3')
  const result = await imported(file)
  const said =
    'The total in line 4 does not match the sum of its rows: amount spent 37.5 instead of 30, impressions 260 instead of 200, link clicks 3 instead of 2'
  expect([await spent(), result.notes.join(' ')]).toEqual([30, expect.stringContaining(said)])
  const shown = await report(['2026-10-01', '2026-10-31'])
  expect(shown.notes.join(' ')).toContain(said)
  const coverage = shown.reports.crossChannel.passports.spend?.coverage
  expect([coverage?.have, coverage?.expected, coverage?.notes.join(' ')]).toEqual([0, 31, expect.stringContaining(said)])
  // a file that adds up closes the gap
  await imported(october('Sales,Wide,Mug,active,10,100,1', 'Sales,Narrow,Cup,active,27.5,160,2', ',,,,37.5,260,3'))
  const whole = await report(['2026-10-01', '2026-10-31'])
  expect([tileOf(whole, 'spend')?.value, whole.reports.crossChannel.passports.spend?.coverage]).toEqual([
    37.5,
    expect.objectContaining({ have: 31, expected: 31 }),
  ])
  expect(whole.notes.join(' ')).not.toContain(said)
})

test('coverage is not whole beside rows that could not be taken', async () => {
  const { imported, report } = await fresh()
  const result = await imported(`Day,Ad name,Amount spent (GBP),Impressions
2026-10-01,Mug,10,100
2026-10-02,Mug,10,100
someday,Cup,7,100
`)
  expect(result.skipped).toEqual([{ line: 4, reason: '"someday" is not a date.' }])
  const { reports, notes } = await report(['2026-10-01', '2026-10-02'])
  expect(reports.crossChannel.passports.spend?.coverage).toMatchObject({ have: 0, expected: 2 })
  expect(notes.join(' ')).toContain('1–2 Oct 2026: 1 row, with 7 spent, could not be imported.')
})

test('two rows of one id and day that say different things are refused with both lines', async () => {
  const { imported } = await fresh()
  await expect(imported(withIds('2026-10-01,1,S,2,W,333331,Mug,10,100', '2026-10-01,1,S,2,W,333331,Mug,12,100'))).rejects.toThrow(
    'Lines 2 and 3 both have figures of the ad 333331 for 2026-10-01.',
  )
})

const regions = `Region,Month,Reach,Impressions,Amount spent (EUR),Link clicks,Reporting starts,Reporting ends
Scotland,2026-09-01 - 2026-09-30,700,1000,50.25,10,2026-09-01,2026-10-31
Wales,2026-09-01 - 2026-09-30,300,400,20.00,4,2026-09-01,2026-10-31
Scotland,2026-10-01 - 2026-10-31,800,1200,60.00,12,2026-09-01,2026-10-31
Unknown,2026-10-01 - 2026-10-31,10,20,1.50,0,2026-09-01,2026-10-31
,,1500,2620,131.75,26,2026-09-01,2026-10-31
`
test('ads by region and month stand for their months: whole months are told, and a range that cuts one says so', async () => {
  const { imported, rows, report } = await fresh()
  await imported(regions)
  // 50.25 + 20.00; 60.00 + 1.50
  expect((await rows()).map(({ from, date, spend }) => [from, date, spend])).toEqual([
    ['2026-09-01', '2026-09-30', 70.25],
    ['2026-10-01', '2026-10-31', 61.5],
  ])
  const both = await report(['2026-09-01', '2026-10-31'], facebookAds)
  expect(tileOf(both, 'spend')?.value).toBe(131.75)
  const block = both.reports.crossChannel.report.find(({ key }) => key === 'regions')?.content.find(({ kind }) => kind === 'table')
  if (block?.kind !== 'table') throw new Error('no table')
  expect(block.values.map((row) => [row.name?.value, row.region_spend?.value])).toEqual([
    ['Scotland', 110.25],
    ['Wales', 20],
    ['Not stated', 1.5],
  ])
  expect(both.notes.join(' ')).toContain('Totals of several days cannot be split')
  // half of October: nothing of its total, and that is said
  const cut = await report(['2026-10-15', '2026-11-05'], facebookAds)
  expect([tileOf(cut, 'spend')?.value ?? null, cut.notes.join(' ')]).toEqual([
    null,
    expect.stringContaining('1–31 Oct 2026: a total that is only partly in the period is left out.'),
  ])
})

test('whole months beside the single ads of their days are not added, and what they say beyond them is told', async () => {
  const { imported, spent, report } = await fresh()
  await imported(named('2026-10-01,Sales,Wide,Mug,40,100', '2026-10-20,Sales,Wide,Mug,20,100').replace('GBP', 'EUR'))
  const result = await imported(regions)
  // September 70.25 is only known as a whole; October is known day by day: 40 + 20 and not 61.50
  expect(await spent()).toBe(130.25)
  expect(result.notes.join(' ')).toContain('A total says that 61.5 was spent, and the single ads add up to 60.')
  expect((await report(['2026-10-01', '2026-10-31'])).notes.join(' ')).toContain('A total says that 61.5 was spent')
})

test.each([
  [
    'German',
    'Tag;Kampagnenname;Anzeigengruppenname;Anzeigenname;Ausgegebener Betrag (EUR);Impressionen;Link-Klicks;Reichweite',
    '01.10.2026',
    '1.234,56',
    '10.000',
  ],
  [
    'French',
    'Jour;Nom de la campagne;Nom de l’ensemble de publicités;Nom de la publicité;Montant dépensé (EUR);Impressions;Clics sur un lien;Couverture',
    '2026-10-01',
    '1 234,56',
    '10 000',
  ],
  [
    'Spanish',
    'Día,Nombre de la campaña,Nombre del conjunto de anuncios,Nombre del anuncio,Importe gastado (EUR),Impresiones,Clics en el enlace,Alcance',
    '2026-10-01',
    '1234.56',
    '10000',
  ],
  [
    'Portuguese',
    'Dia;Nome da campanha;Nome do conjunto de anúncios;Nome do anúncio;Valor usado (EUR);Impressões;Cliques no link;Alcance',
    '2026-10-01',
    '1.234,56',
    '10.000',
  ],
  [
    'Italian',
    "Giorno;Nome della campagna;Nome del gruppo di inserzioni;Nome dell'inserzione;Importo speso (EUR);Impression;Clic sul link;Copertura",
    '2026-10-01',
    '1.234,56',
    '10.000',
  ],
  ['Dutch', 'Dag;Campagnenaam;Naam advertentieset;Naam advertentie;Besteed bedrag (EUR);Weergaven;Klikken op links;Bereik', '2026-10-01', '1.234,56', '10.000'],
  [
    'Polish',
    'Dzień;Nazwa kampanii;Nazwa zestawu reklam;Nazwa reklamy;Wydana kwota (EUR);Wyświetlenia;Kliknięcia linku;Zasięg',
    '2026-10-01',
    '1 234,56',
    '10 000',
  ],
])('an export in %s reads as one in English, decimal commas and all', async (_, header, day, money, count) => {
  const { imported, rows, objects } = await fresh()
  const sign = header.includes(';') ? ';' : ','
  await imported(`${header}\n${[day, 'Sales', 'Wide', 'Mug', money, count, '5', '7000'].join(sign)}\n`)
  expect((await rows()).map(({ date, spend, impressions, linkClicks }) => [date, spend, impressions, linkClicks])).toEqual([['2026-10-01', 1234.56, 10_000, 5]])
  expect((await objects()).map(({ name }) => name).sort()).toEqual(['Mug', 'Sales', 'Wide'])
})

test('an export with the id of its ad account and one without are of one account where their ads are the same', async () => {
  const withAccount = (rows: string, id = '440011') => `Day,Account ID,Ad name,Amount spent (GBP),Impressions\n${rows.replaceAll('ID', id)}`
  const { imported, spent } = await fresh()
  await imported('Day,Ad name,Amount spent (GBP),Impressions\n2026-10-01,Mug,30,200\n')
  await imported(withAccount('2026-10-01,ID,Mug,30,200\n2026-10-02,ID,Cup,4,40\n'))
  expect(await spent()).toBe(34)
  // from now on the id is known, whatever its ads
  await imported(withAccount('2026-10-03,ID,Bowl,5,50\n'))
  expect(await spent()).toBe(39)
  // another account of the profile, with other ads
  await imported(withAccount('2026-10-01,ID,Mug,99,999\n', '550022'))
  expect([await spent(), await spent('550022')]).toEqual([39, 99])
})

test('equal rows without an id are one ad or two as the total says', async () => {
  const rows = ['Sales,Wide,Mug,active,10,100,1', 'Sales,Wide,Mug,active,10,100,1', 'Sales,Wide,Cup,active,5,50,1']
  for (const [total, spend] of [
    [15, 15],
    [25, 25],
  ] as const) {
    const { imported, spent } = await fresh()
    await imported(october(...rows, `,,,,${total},${total * 10},3`))
    expect(await spent()).toBe(spend)
  }
})

test('an empty cell of a native export is none, so a day without a sale has cost money all the same; in a CSV of your own it is unknown', async () => {
  const rows = '2026-10-01,Mug,10,100,3,45\n2026-10-02,Mug,20,100,,\n'
  const native = await fresh()
  await native.imported(`Day,Ad name,Amount spent (GBP),Impressions,Purchases,Purchases conversion value\n${rows}`)
  const roas = tileOf(await native.report(['2026-10-01', '2026-10-02']), 'roas')
  // 45 ÷ (10 + 20)
  expect([roas?.value, roas?.note]).toEqual([1.5, null])
  const own = await fresh()
  await own.imported(`date,ad,spend,impressions,conversions,conversion_value,currency\n${rows.replaceAll('\n', ',GBP\n')}`)
  const paired = tileOf(await own.report(['2026-10-01', '2026-10-02']), 'roas')
  // 45 ÷ 10: of the second day nothing is known
  expect([paired?.value, paired?.note]).toEqual([4.5, 'Based on 1 of 2 days with both figures.'])
})
