/** Checks: what an import would do is said before anything is written, and the files that were read are imported without being sent again. */
import { beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer, type ImportJob } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { readSeries } from '../../series/store/series.ts'
import { deleteMapping, getMapping } from '../mappings/store.ts'

const now = new Date()
const account = 'acct-zebra'
const tenants = startTenants({ now })

const [first, last] = [dayBefore(now, 9), dayBefore(now, 8)]
const header = ['Day', 'Shown', 'Thumbs']
const own = (shown: number) => `${header.join(',')}\n${first},${shown},1\n${last},${shown},2\n`
const plain = 'date,comments\n'
// what one test said of its columns is remembered for the account
beforeEach(() => deleteMapping(account, header))

async function profile(id: string, network: NetworkCode = 'facebook'): Promise<string> {
  await putProfile(account, aProfile(id, network, { entity_gid: 'group-zebra-1', available_from: null }))
  return id
}
type Body = string | Uint8Array<ArrayBuffer>
async function check(id: string, files: Readonly<Record<string, Body>> | readonly (readonly [string, Body])[]): Promise<ImportJob> {
  const form = new FormData()
  for (const [name, body] of Array.isArray(files) ? files : Object.entries(files)) form.append('file', new File([body], name))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{ session: tenants.sessions.owner, params: { id }, query: { check: 'true' }, headers },
    body: new Uint8Array(await sent.arrayBuffer()),
  })
  return v.parse(ImportAnswer, answer.json).import
}
const again = (name: 'check-import' | 'start-import', { id }: ImportJob, body: Record<string, unknown>, as = tenants.sessions.owner) =>
  callHandler(handlerOf(name), 'POST', `/imports/{id}/${name === 'check-import' ? 'check' : 'start'}`, { session: as, params: { id }, body })
const kept = async (id: string) => {
  const [series] = await readSeries(account, [id], first, last)
  return series?.measures
}

test('of each file it is said what it is, what is read of it and what is not; a refused one does not keep the others from being read', async () => {
  const id = await profile('seen')
  const job = await check(id, { 'mine.csv': own(5), 'days.csv': `${plain}${first},7\n`, 'notes.txt': 'hello' })
  expect(job).toMatchObject({ state: 'checked', error: null, results: null })
  expect(job.checked).toMatchObject([
    {
      file: 'mine.csv',
      result: null,
      error: expect.stringContaining('not'),
      columns: [{ name: 'Day', samples: [first, last], numbers: false, holds: null }, { numbers: true }, {}],
    },
    {
      file: 'days.csv',
      kind: 'Own file of daily figures',
      error: null,
      result: { read: 1, written: 1, from: first, to: first },
      read_columns: ['date', 'comments'],
    },
    { file: 'notes.txt', result: null, columns: null },
  ])
  expect(await kept(id)).toEqual({})
})

test('the files of a check are imported without those that are left out', async () => {
  const id = await profile('started')
  const job = await check(id, { 'no.csv': own(5), 'days.csv': `${plain}${first},7\n` })
  const { status, json } = await again('start-import', job, { files: [1] })
  expect({ status, json }).toMatchObject({ status: 200, json: { results: [{ file: 'days.csv', written: 1, kind: 'Own file of daily figures' }] } })
  expect(Object.keys((await kept(id)) ?? {})).toEqual(['comments'])
})

test('columns are mapped, looked at, and remembered only once they are imported; beside a file that needs no mapping', async () => {
  const id = await profile('mapped')
  const job = await check(id, { 'mine.csv': own(5), 'days.csv': `${plain}${first},7\n` })
  const mapping = { Day: 'date', Shown: 'impressions', Thumbs: 'none' }
  const columns = Object.entries(mapping).map(([name, holds]) => ({ name, holds }))
  const looked = v.parse(ImportAnswer, (await again('check-import', job, { columns })).json).import
  expect(looked.checked).toMatchObject([
    { error: null, result: { written: 2, unread: ['Thumbs'] }, columns: [{ holds: 'date' }, { holds: 'impressions' }, { holds: 'none' }] },
    { error: null },
  ])
  expect(await getMapping(account, header)).toBeNull()
  expect(await again('start-import', looked, { columns })).toMatchObject({ status: 200, json: { results: [{ written: 2 }, { written: 1 }] } })
  expect([...((await kept(id))?.impressions ?? [])]).toEqual([5, 5])
  expect(await getMapping(account, header)).toMatchObject({ columns: mapping })
  // the next file with these columns needs nothing said
  const next = await check(id, { 'next.csv': own(6) })
  expect(next.checked).toMatchObject([{ error: null, result: { written: 2, notes: [expect.stringContaining('mapped on')] } }])
})

test('what a file leaves open is asked, looked at, and remembered once it is imported', async () => {
  const id = await profile('open')
  const ads = (file: string) => ({ [file]: 'date,campaign,spend,impressions\n03/04/2026,Spring,5,9\n' })
  const unsaid = (job: ImportJob) => job.checked?.map((file) => file.unsaid)
  const job = await check(id, { ...ads('ads.csv'), 'days.csv': `${plain}${first},7\n` })
  expect(unsaid(job)).toEqual([{ date_order: null, currency: null }, {}])
  const said = { dateOrder: 'day', currency: 'EUR' }
  const looked = v.parse(ImportAnswer, (await again('check-import', job, { ...said, files: [0] })).json).import
  expect(looked.checked).toMatchObject([{ error: null, result: { from: '2026-04-03' }, unsaid: { date_order: 'day', currency: 'EUR' } }])
  expect(unsaid(await check(id, ads('ads.csv')))).toEqual([{ date_order: null, currency: null }])
  expect(await again('start-import', looked, said)).toMatchObject({ status: 200, json: { results: [{ from: '2026-04-03' }] } })
  const next = await check(id, ads('next.csv'))
  expect(next.checked).toMatchObject([{ result: { from: '2026-04-03' }, unsaid: { date_order: 'day', currency: 'EUR' } }])
})

test('the year of days without one is asked, and read once somebody says it', async () => {
  const id = await profile('yearless', 'tiktok')
  const year = now.getUTCFullYear() - 2
  const csv = 'Date,Video Views,Profile Views,Likes\n"March 1",5,1,1\n"March 2",6,1,1\n'
  const job = await check(id, { 'old.csv': csv })
  const isOld = now.getUTCMonth() !== 2 || now.getUTCDate() > 5
  expect(job.checked).toMatchObject([isOld ? { error: expect.stringContaining('choose the year'), unsaid: { year: null } } : { error: null }])
  const looked = v.parse(ImportAnswer, (await again('check-import', job, { year: `${year}` })).json).import
  const notes = [`The dates have no year, so the last day was read as 2 Mar ${year}.`]
  expect(looked.checked).toMatchObject([{ error: null, result: { from: `${year}-03-01`, to: `${year}-03-02`, notes }, unsaid: { year: `${year}` } }])
})

test('columns are proposed by their names in the languages of the suites, of an export only those that nobody reads', async () => {
  const job = await check(await profile('proposed'), { 'eigene.csv': `Tag,Gefällt mir,Reichweite,Stimmung\n${first},5,9,gut\n` })
  expect(job.checked?.[0]?.columns?.map(({ proposed }) => proposed)).toEqual(['date', 'reactions', 'reach', null])
  const header = 'Content,Video title,Video publish time,Views'
  const row = `abcdefghijk,One,"Feb 19, 2026",5`
  const tube = await check(await profile('tube', 'youtube'), { 'a.csv': `${header}\n${row}\n`, 'b.csv': `${header},Clip plays\n${row},3\n` })
  expect(tube.checked).toMatchObject([
    { error: null, columns: null },
    { error: null, columns: [{ proposed: 'id' }, { proposed: 'text' }, { proposed: 'published_at' }, { proposed: 'impressions' }, { proposed: null }] },
  ])
})

test('two files that contradict each other are right by themselves, and it is said why they cannot be imported together', async () => {
  const job = await check(await profile('torn'), { 'a.csv': `${plain}${first},7\n`, 'b.csv': `${plain}${first},8\n` })
  expect(job).toMatchObject({ state: 'checked', error: expect.stringContaining('b.csv, line 2'), checked: [{ error: null }, { error: null }] })
  expect(await again('start-import', job, { files: [0, 1] })).toMatchObject({ status: 400 })
})

test('of two files of one name each is told what it is', async () => {
  const job = await check(await profile('twins'), [
    ['a.csv', `${plain}${first},7\n`],
    ['a.csv', `${plain}soon,7\n`],
  ])
  expect(job.checked).toMatchObject([
    { file: 'a.csv', error: null, result: { written: 1 } },
    { file: 'a.csv', result: null, error: expect.stringMatching(/^Line 2, column date/) },
  ])
})

test('a table that does not say its network is asked for it in words, and read once somebody says it', async () => {
  const id = await profile('unsaid')
  const follows = `"Follows"\n"Date","Primary"\n"${first}T00:00:00","5"\n"${last}T00:00:00","6"\n`
  const job = await check(id, { 'Follows.csv': follows, 'mine.csv': `${plain}${first},7\n` })
  const [asking, other] = job.checked ?? []
  expect([asking?.asks, other?.asks]).toEqual(['network', null])
  expect(asking?.error).toMatch(/confirm that it is for Facebook, and import Instagram files separately\.$/)
  expect(asking?.error).not.toMatch(/network=|--network/)
  const answer = await again('check-import', job, { network: 'facebook' })
  expect(v.parse(ImportAnswer, answer.json).import.checked).toMatchObject([{ error: null, asks: null, result: { written: 2 } }, { error: null }])
})

/** The header of a compound file, as workbooks before 2007 have it: signature, version 3, little endian, sectors of 512 bytes. */
function compoundFile(): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(1536, 0xff)
  Buffer.from('d0cf11e0a1b11ae1'.padEnd(48, '0'), 'hex').copy(file)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    file.writeUInt16LE(value, at)
  return new Uint8Array(file)
}

test('a workbook of the old kind is refused with what to save it as, and the files beside it are read', async () => {
  const id = await profile('old')
  const job = await check(id, { 'linkedin.xls': compoundFile(), 'mine.csv': `${plain}${first},7\n` })
  expect(job.checked).toMatchObject([{ file: 'linkedin.xls', result: null, error: importMessages.oldWorkbook, columns: null }, { error: null }])
  expect(importMessages.oldWorkbook).toMatch(/\.xls format.* save it as \.xlsx without a password, or as CSV/)
})
