import { expect, test } from '@jest/globals'
import { readXlsx } from 'hucre/xlsx'
import * as v from 'valibot'
import { ImportAnswer } from '../../../../shared/api/import-job.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const header = 'Post ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks'
const post = (id: number, views: string) => `${id},Leith,Hi,11/0${id}/2026 10:00,https://www.facebook.com/leith/posts/${id},Photos,Lifetime,${views},8,1,0,0,0`
const tenants = startTenants({ now })

test('lines that an import skipped are a CSV and a workbook, for those who may see the import', async () => {
  const { json } = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    session: tenants.sessions.owner,
    params: { id: 'profile-zebra-1' },
    query: { filename: '=posts.csv' },
    body: `${[header, post(1, '5'), post(2, 'many')].join('\n')}\n`,
    headers: { 'content-type': 'text/csv' },
  })
  const { id, results } = v.parse(ImportAnswer, json).import
  const reason = results?.[0]?.skipped[0]?.reason ?? ''
  expect(reason).not.toBe('')
  const download = (format: string, session = tenants.sessions.owner) =>
    callHandler(handlerOf('export-skipped-lines'), 'GET', '/imports/{id}/skipped', { session, params: { id }, query: { format } })
  expect((await download('csv')).text).toContain(`File,Line,Reason\r\n'=posts.csv,3,`)
  const book = await download('xlsx')
  expect(book.headers['content-disposition']).toContain(`Skipped lines ${now.toISOString().slice(0, 10)}.xlsx`)
  const sheets = (await readXlsx(book.bytes)).sheets
  expect(sheets[0]?.rows).toEqual([
    ['File', 'Line', 'Reason'],
    ['=posts.csv', 3, reason],
  ])
})
