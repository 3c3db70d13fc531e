import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { advocateSource, shareSource } from '../../../../shared/items/advocacy.ts'
import { anAdvocacyGroup } from '../../../../test/builders/advocacy-group.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { publicAccount } from '../../../kernel/table/table.ts'
import { getAdvocacyGroup, putAdvocacyGroup } from '../../advocacy/store.ts'
import { competitorGid, getCompetitor, putCompetitor } from '../../competitors/store.ts'
import { beginning, readItems } from '../../items/store/items.ts'
import { getListener, putListener } from '../../listeners/store.ts'
import { readPosts } from '../../posts/store.ts'
import { getPage, pagesOfIndustry } from '../../public-profiles/store.ts'
import { type CsvSchema, columnsOf } from '../../readers/csv/columns.ts'
import { readSeries } from '../../series/store/series.ts'
import { importAdvocacy } from '../targets/advocacy.ts'
import { importMentions } from '../targets/listener.ts'
import { importFiles } from '../targets/profile.ts'
import { importCompetitor, importDirectory, importPage } from '../targets/public-profiles.ts'
import { csvSchemas } from './csv-schemas.ts'
import { formatsText } from './csv-schemas-text.ts'
import { formats } from './index.ts'

const account = 'acct'
const now = new Date('2026-11-21T09:00:00Z')
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await putListener(account, {
    id: 'l',
    name: null,
    type: 'topic',
    enabled: true,
    processed: false,
    entity_gids: ['g'],
    timezone: null,
    queries: [{ key: 'q', label: 'Cold brew' }],
    results: 0,
  })
  await putAdvocacyGroup(account, anAdvocacyGroup())
  const gid = competitorGid('f', 'fb-x')
  const names = { name: 'X', username: null, picture_url: null, profile_url: null }
  const unread = { since: '2026-11-20', through: null, processed: false, error: false, warning: null }
  await putCompetitor(account, { competitor_gid: gid, profile_gid: 'f', network: 'facebook', network_id: 'fb-x', ...names, ...unread }, now)
  const advocates = csvSchemas['generic-advocates']
  await into(advocates, sample(advocates))
})
afterAll(() => table.stop())

const fileOf = (...lines: string[]) => [{ name: 'x.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }]
const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text)
const sample = (of: CsvSchema) =>
  fileOf(
    columnsOf(of)
      .map(({ name }) => name)
      .join(),
    columnsOf(of)
      .map(({ example }) => quoted(example))
      .join(),
  )
async function into(of: CsvSchema, files: ReturnType<typeof fileOf>) {
  const [listener, group, competitor] = await Promise.all([
    getListener(account, 'l'),
    getAdvocacyGroup(account, 'v'),
    getCompetitor(account, competitorGid('f', 'fb-x')),
  ])
  if (!listener || !group || !competitor) throw new Error('not there')
  if (of.id === 'generic-mentions') return importMentions({ accountId: account, listener, files, now })
  if (of.id === 'generic-advocates' || of.id === 'generic-shares') return importAdvocacy({ accountId: account, group, files, now })
  if (of.id.startsWith('generic-page-')) return importCompetitor({ accountId: account, competitor, files, now })
  if (of.id === 'generic-pages') return importDirectory(files)
  return importFiles({ accountId: account, profile: aProfile('g', 'google', { available_from: null }), format: 'auto', files, now })
}
const all: readonly CsvSchema[] = Object.values(csvSchemas)

test.each(all.map((of) => [of.id, of] as const))(
  '%s: the examples of all its columns make one row, and a column that must be there is asked for',
  async (id, of) => {
    const [result] = await into(of, sample(of))
    expect(result).toMatchObject({ format: id, read: 1, written: 1, skippedTotal: 0 })
    for (const { name } of of.columns.filter(({ required }) => required)) {
      const columns = columnsOf(of).filter((column) => column.name !== name)
      const files = fileOf(columns.map((column) => column.name).join(), columns.map(({ example }) => quoted(example)).join())
      await expect(into(of, files)).rejects.toThrow()
    }
  },
)

test('the documentation says what the code reads; npm run import-formats writes it anew', () => {
  expect(readFileSync('docs/import-formats.md', 'utf8')).toBe(formatsText())
})

test('every format of our own is documented', () => {
  const described = new Set(all.map(({ id }) => id))
  expect(Object.keys(formats).filter((id) => id.startsWith('generic-') && !described.has(id))).toEqual([])
})

test('advocates and shares come in, and again; a share of nobody is refused with the rest of its file', async () => {
  const advocates = fileOf('id,name,joined_at,left_at', 'n,Noor,2026-01-05,', 's,Sam,2026-01-05,2026-03-01')
  const shares = fileOf(
    'id,advocate_id,network,shared_at,post_id,clicks,countries',
    '1,n,X,2026-11-01,p,3,gb:2|DE:1',
    '2,s,linkedin,2026-02-01T10:00:00+02:00,p,,',
  )
  const wrong = fileOf('id,advocate_id,network,shared_at,post_id', '8,n,linkedin,2026-11-01,p', '9,nobody,linkedin,2026-11-01,p')
  await expect(into(csvSchemas['generic-shares'], wrong)).rejects.toThrow('Line 2: "n" in the column advocate_id is not an advocate of this group.')
  await into(csvSchemas['generic-advocates'], advocates)
  await expect(into(csvSchemas['generic-shares'], shares)).rejects.toThrow('Line 2, column network: "X" is not one of')
  const named = shares.map(({ name, bytes }) => ({ name, bytes: new TextEncoder().encode(new TextDecoder().decode(bytes).replace(',X,', ',twitter,')) }))
  for (let time = 0; time < 2; time++) await into(csvSchemas['generic-shares'], named)
  await expect(into(csvSchemas['generic-shares'], wrong)).rejects.toThrow('Line 3: "nobody"')
  const there = await readItems(shareSource, account, ['v'], beginning, now.toISOString())
  expect(there.filter(({ advocateId }) => advocateId !== 'a-1')).toEqual([
    expect.objectContaining({ id: '2', at: '2026-02-01T08:00:00.000Z', clicks: null, countries: [], profileId: 's-linkedin' }),
    expect.objectContaining({
      id: '1',
      network: 'twitter',
      clicks: 3,
      countries: [
        { code: 'GB', clicks: 2 },
        { code: 'DE', clicks: 1 },
      ],
    }),
  ])
  expect((await readItems(advocateSource, account, ['v'], beginning, now.toISOString())).find(({ id }) => id === 's')?.leftAt).toBe('2026-03-01T12:00:00.000Z')
})

test('a competitor is known from its first imported day, and takes nothing that only its owner sees', async () => {
  await into(csvSchemas['generic-page-days'], fileOf('date,followers,impressions', '2026-09-01,100,7', '2026-11-20,120,7'))
  await into(csvSchemas['generic-page-posts'], fileOf('id,published_at,reactions,reach', '7,2026-11-01,5,900'))
  const gid = competitorGid('f', 'fb-x')
  expect(await getCompetitor(account, gid)).toMatchObject({ since: '2026-09-01', through: '2026-11-20', processed: true })
  expect(Object.keys((await readSeries(account, [gid], '2026-09-01', '2026-11-20'))[0]?.measures ?? {})).toEqual(['followers'])
  expect((await readPosts(account, [gid], '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')).find(({ id }) => id === '7')?.measures).toEqual({ reactions: 5 })
})

test('a page of the directory is a peer of its industry, and its days are of no account', async () => {
  await importDirectory(fileOf('network,id,name,industry,brand', 'instagram,ig-new,New Shelf,bookshops,new', 'facebook,fb-new,New Shelf,bookshops,new'))
  expect((await pagesOfIndustry('bookshops', ['facebook', 'instagram'])).map(({ id }) => id)).toEqual(['fb-new', 'ig-new'])
  await importPage('facebook', 'fb-new', fileOf('date,followers', '2026-11-19,90', '2026-11-20,99'), now)
  await importPage('facebook', 'fb-new', fileOf('date,followers', '2026-10-01,70'), now)
  expect((await getPage('facebook', 'fb-new'))?.followers).toBe(99)
  expect([...((await readSeries(publicAccount, ['fb-new'], '2026-11-19', '2026-11-20'))[0]?.measures.followers ?? [])]).toEqual([90, 99])
  await expect(importPage('facebook', 'fb-none', fileOf('date,followers', '2026-11-19,90'), now)).rejects.toThrow('no such page')
  await expect(importDirectory(fileOf('network,id,name', 'facebook,a b,X'))).rejects.toThrow('Line 2: An ID can only have')
})
