import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { importFiles } from '../import/targets/profile.ts'
import { readBreakdowns } from './store.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const google = aProfile('g', 'google')
const range = { from: '2026-11-10', to: '2026-11-12' }
const imported = (csv: string) =>
  importFiles({
    accountId: 'acct',
    profile: google,
    format: 'auto',
    files: [{ name: 'keywords.csv', bytes: new TextEncoder().encode(csv) }],
    now: new Date('2026-11-21T12:00:00Z'),
  })

test('parts come in by CSV, a month at its first day; told again they replace what was told, and other networks have none of them', async () => {
  await imported('date,breakdown,part,impressions\n2026-11-03,search_keyword,Coffee,40\n2026-11-03,Search keyword,Beans,-\n')
  const [result] = await imported('date,breakdown,part,impressions\n2026-11-20,search keyword,Coffee,55\n')
  expect(result).toMatchObject({ format: 'generic-breakdowns', read: 1, written: 1, skippedTotal: 0 })
  for (const [row, sentence] of [
    ['2026-11-20,board,Art,1', 'Google has no breakdown "board".'],
    ['2026-11-20,colour,Red,1', 'column breakdown: "colour" is not one of traffic_source'],
    ['2026-12-01,search_keyword,Tea,1', '2026-12-01 is in the future.'],
    ['2026-11-20,search_keyword,,1', 'column part: The cell is empty.'],
  ] as const) {
    await expect(imported(`date,breakdown,part,impressions\n2026-11-20,search keyword,Lost,1\n${row}\n`)).rejects.toThrow(sentence)
  }
  const kinds = new Set(['search_keyword', 'board'] as const)
  const profiles = [google, aProfile('x', 'twitter')]
  expect(await readBreakdowns('acct', profiles, kinds, range)).toEqual([
    {
      id: 'search_keyword:2026-11-01',
      profileId: 'g',
      kind: 'search_keyword',
      date: '2026-11-01',
      parts: [{ key: 'coffee', label: 'Coffee', measures: { impressions: 55 } }],
    },
  ])
  expect(await readBreakdowns('other', profiles, kinds, range)).toEqual([])
  expect(await readBreakdowns('acct', profiles, new Set(['traffic_source'] as const), range)).toEqual([])
})
