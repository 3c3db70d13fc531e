/** A workbook goes wherever a CSV goes: through the API, and into everything that can be imported into. */
import { expect, test } from '@jest/globals'
import { importProfileData } from '../../../../shared/api/profiles.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { type BookSheet, workbook } from '../../../../test/builders/workbook.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { readPosts } from '../../posts/store.ts'
import { getPage } from '../../public-profiles/store.ts'
import { readSeries } from '../../series/store/series.ts'
import { importDirectory, importPage } from './public-profiles.ts'

const account = 'acct-zebra'
const tenants = startTenants()

async function post(id: string, sheets: readonly BookSheet[]) {
  await putProfile(account, aProfile(id, 'facebook', { entity_gid: 'group-zebra-1', available_from: null }))
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
    session: tenants.sessions.owner,
    params: { id },
    query: { filename: 'figures.xlsx' },
    body: workbook(sheets),
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  })
  const { results = [], error } = Object(answer.json)
  return { status: answer.status, results, error }
}

test('sheets of one workbook are each imported, and what is hidden or of nobody knows what is named', async () => {
  const { status, results } = await post('book-1', [
    { name: 'Read me', rows: [['How we count'], ['Likes are reactions']] },
    {
      name: 'Days',
      rows: [
        ['date', 'impressions', 'reach', 'Mood'],
        [{ at: '2025-11-01' }, 1200, 800, 'fine'],
        [{ at: '2025-11-02' }, null, 0, 'fine'],
      ],
    },
    {
      name: 'Posts',
      rows: [
        ['id', 'published_at', 'text', 'reactions'],
        ['p1', { at: '2025-11-01T09:30:00', shown: 'dd/mm/yyyy hh:mm' }, 'Hi, "you"', 7],
      ],
    },
    {
      name: 'Old',
      state: 'hidden',
      rows: [
        ['date', 'impressions'],
        [{ at: '2025-11-01' }, 99],
      ],
    },
  ])
  expect(status).toBe(200)
  expect(results).toMatchObject([
    { file: 'figures.xlsx', format: 'generic-series, generic-posts', written: 3, unread: ['Mood'], from: '2025-11-01', to: '2025-11-02' },
  ])
  expect(results[0].notes).toEqual(['The sheet "Old" is hidden and was skipped.', 'figures.xlsx (Read me) was skipped: we do not recognise its contents.'])
  const [series] = await readSeries(account, ['book-1'], '2025-11-01', '2025-11-02')
  expect([...(series?.measures.impressions ?? [])]).toEqual([1200, Number.NaN])
  expect(await readPosts(account, ['book-1'], '2025-11-01T00:00:00Z', '2025-11-02T00:00:00Z')).toMatchObject([
    { id: 'p1', publishedAt: '2025-11-01T09:30:00.000Z', text: 'Hi, "you"', measures: { reactions: 7 } },
  ])
})

test('two sheets that say different things of a day are refused with both, and a sheet of another network is left out', async () => {
  const days = (value: number) => [
    ['date', 'impressions'],
    [{ at: '2025-11-01' }, value],
  ]
  const { status, error } = await post('book-2', [
    { name: 'A', rows: days(5) },
    { name: 'B', rows: days(6) },
  ])
  expect([status, error]).toEqual([
    400,
    'figures.xlsx (B), line 2 and figures.xlsx (A), line 2 differ: Impressions on 2025-11-01 is 6 and 5. Please import only the correct file. Nothing was imported.',
  ])
  const table = (value: number) => [
    ['Date', 'Primary'],
    ['2025-11-01T00:00:00', value],
  ]
  const both = await post('book-3', [
    { name: 'Facebook reach', rows: table(5) },
    { name: 'Instagram reach', rows: table(6) },
  ])
  expect(both.results).toMatchObject([{ file: 'figures.xlsx', written: 1, notes: [expect.stringContaining('it is for Instagram')] }])
})

test('pages of the directory and their days come from a workbook as well', async () => {
  const book = (rows: BookSheet['rows']) => [{ name: 'pages.xlsx', bytes: workbook([{ name: 'Sheet1', rows }]) }]
  await importDirectory(
    book([
      ['id', 'network', 'name', 'followers'],
      ['fb-kettle', 'facebook', 'Kettle', 100],
    ]),
  )
  await importPage(
    'facebook',
    'fb-kettle',
    book([
      ['date', 'followers'],
      [{ at: '2025-11-01' }, 120],
    ]),
    new Date('2025-11-02T09:00:00Z'),
  )
  expect(await getPage('facebook', 'fb-kettle')).toMatchObject({ name: 'Kettle', followers: 120 })
})
