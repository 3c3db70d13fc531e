/** Who follows a profile, from the exports of Meta and TikTok to the people that a report shows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { readAudience } from '../../audience/store.ts'
import { readBreakdowns } from '../../breakdowns/store.ts'
import { importFiles } from '../../import/targets/profile.ts'
import { agesOf, citiesOf, countriesOf, gendersOf, snapshotText } from '../../reports/engine/daily/audience.ts'
import { loadDataset } from '../../reports/engine/daily/load.ts'
import { ImportRefused } from '../csv/decode.ts'
import { countryCode } from './countries.ts'

const now = new Date('2026-11-21T09:00:00Z')
const account = 'acct'
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const profile = (id: string, network: NetworkCode) => aProfile(id, network, { available_from: null, timezone: 'UTC' })
async function into(id: string, network: NetworkCode, texts: readonly string[]) {
  const files = texts.map((text, at) => ({ name: `${at + 1}.csv`, bytes: new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')) }))
  try {
    return await importFiles({ accountId: account, profile: profile(id, network), format: 'auto', files, now, of: network })
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}
async function shown(id: string, network: NetworkCode) {
  const range = { from: '2026-11-15', to: '2026-11-21' }
  const { profiles } = await loadDataset({ accountId: account, profiles: [profile(id, network)], range, prior: null, zone: 'UTC', now, keep: () => true })
  const people = (rows: readonly { label: string; followers: number }[]) => Object.fromEntries(rows.map(({ label, followers }) => [label, followers]))
  return {
    countries: people(countriesOf(profiles).rows),
    cities: people(citiesOf(profiles).rows),
    ages: Object.fromEntries(agesOf(profiles).map(({ band, followers }) => [band, followers])),
    genders: gendersOf(profiles).map(({ value }) => value),
    said: snapshotText(profiles),
  }
}

const ages = '"Age & gender"\n"","Women","Men"\n"18-24","12.5","7.5"\n"25-34","50","30"\n'
const places = '"Top cities"\n"Edinburgh, United Kingdom","Paris, France"\n"20","5.25"\n"Top countries"\n"United Kingdom","France","Atlantis"\n"60","10","1"\n'

test('shares of Meta are people by the followers of the profile, whichever file comes first', async () => {
  const results = await into('meta-1', 'instagram', [`sep=,\n${ages}${places}`, 'date,followers\n2026-11-20,2000\n'])
  expect(results).toMatchObject([
    {
      format: 'meta-audience',
      written: 4,
      notes: expect.arrayContaining([expect.stringContaining('the country "Atlantis"'), expect.stringContaining('dated 2026-11-21')]),
    },
    {},
  ])
  expect(await shown('meta-1', 'instagram')).toEqual({
    countries: { 'United Kingdom': 1200, France: 200 },
    cities: { 'Edinburgh, United Kingdom': 400, 'Paris, France': 105 },
    ages: { '18-24': 400, '25-34': 1600 },
    genders: [1250, 750, 0],
    said: 'Latest snapshot, 21 Nov 2026. Calculated from percentages of followers.',
  })
})

test('the same in Spanish, with the decimal commas of a spreadsheet', async () => {
  const text = 'sep=;\nEdad y sexo;;\n;Mujeres;Hombres\n18-24;12,5;7,5\n25-34;50;30\n;;\nPrincipales países;;\nReino Unido;España;Francia\n60;20,5;10\n'
  await into('meta-2', 'facebook', [text, 'date,followers\n2026-11-20,1000\n'])
  expect(await shown('meta-2', 'facebook')).toMatchObject({ countries: { 'United Kingdom': 600, Spain: 205, France: 100 }, genders: [625, 375, 0] })
})

test('a later dimension takes the place of the same one alone, and without followers nothing is shown', async () => {
  await into('meta-3', 'instagram', [ages])
  await into('meta-3', 'instagram', [places])
  await into('meta-3', 'instagram', ['"Top countries"\n"France","Spain"\n"70","20"\n'])
  expect((await readAudience(account, ['meta-3']))[0]).toMatchObject({
    countries: [
      { code: 'FR', followers: 7000 },
      { code: 'ES', followers: 2000 },
    ],
    cities: [{ followers: 2000 }, { followers: 525 }],
    ages: [{ band: '18-24' }, { band: '25-34' }],
  })
  expect(await shown('meta-3', 'instagram')).toMatchObject({ countries: {}, ages: {} })
})

test('what cannot be the followers of one profile is refused', async () => {
  expect(await into('meta-4', 'instagram', [ages.replace('30', '75')])).toContain('add up to more than 100%')
  expect(await into('meta-4', 'instagram', [ages, ages.replace('"30"', '"29"')])).toContain('2.csv, line 3 and 1.csv, line 3 differ: what they say of its ages')
  expect(await readAudience(account, ['meta-4'])).toEqual([])
})

test('genders, territories and hours of TikTok', async () => {
  const results = await into('tok', 'tiktok', [
    'Gender,Distribution\nMale,0.51\nFemale,0.48\nOther,0.01\n',
    'Top territories,Distribution\nDE,0.125\nXK,0.055\nOthers,0.82\n',
    'Date,Hour,Active followers\nNovember 19,0,12\nNovember 19,23,40\nNovember 20,0,13\n',
    'date,followers\n2026-11-20,200\n',
  ])
  expect(results).toMatchObject([
    { format: 'tiktok-genders', written: 3 },
    { format: 'tiktok-territories', written: 3 },
    { format: 'tiktok-activity', written: 3 },
    {},
  ])
  expect(await shown('tok', 'tiktok')).toMatchObject({ countries: { Germany: 25, Kosovo: 11 }, ages: {}, genders: [96, 102, 2] })
  const hours = await readBreakdowns(account, [profile('tok', 'tiktok')], new Set(['follower_activity']), { from: '2026-11-15', to: '2026-11-21' })
  expect(hours.map(({ date, parts }) => [date, parts.map(({ key, measures }) => `${key} ${measures.active_followers}`)])).toEqual([
    ['2026-11-19', ['00 12', '23 40']],
    ['2026-11-20', ['00 13']],
  ])
})

test('a country whose former code comes first in the alphabet has its own code', () => {
  const names = ['Germany', 'Deutschland', 'Vietnam', 'Yemen', 'Vanuatu', 'Zimbabwe', 'Serbia', 'Kiribati', 'Curaçao', 'UK', 'United Kingdom', 'France']
  expect(names.map(countryCode)).toEqual(['DE', 'DE', 'VN', 'YE', 'VU', 'ZW', 'RS', 'KI', 'CW', 'GB', 'GB', 'FR'])
})
