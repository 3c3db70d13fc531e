import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer, type ImportJob } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'

const now = new Date()
const tenants = startTenants({ now })
const days = (back: number) => `date,comments\n${dayBefore(now, back)},7\n`

async function check(id: string, files: Readonly<Record<string, string>>): Promise<ImportJob> {
  await putProfile('acct-zebra', aProfile(id, 'facebook', { entity_gid: 'group-zebra-1', available_from: null }))
  const form = new FormData()
  for (const [name, body] of Object.entries(files)) form.append('file', new File([body], name))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{ session: tenants.sessions.owner, params: { id }, query: { check: 'true' }, headers },
    body: new Uint8Array(await sent.arrayBuffer()),
  })
  return v.parse(ImportAnswer, answer.json).import
}
async function start({ id }: { id: string }, body: Record<string, unknown>): Promise<{ status: number; id: string | null; error: unknown }> {
  const input = { session: tenants.sessions.owner, params: { id }, body }
  const { status, json } = await callHandler(handlerOf('start-import'), 'POST', '/imports/{id}/start', input)
  return { status, id: v.parse(v.object({ import: v.optional(v.object({ id: v.string() })) }), json).import?.id ?? null, error: json.error }
}
const refused = { status: 409, id: null, error: importMessages.startedOtherwise }

test('the same start is answered with the first import, also when it comes at the same time', async () => {
  const job = await check('once', { 'a.csv': days(9), 'b.csv': days(8) })
  const columns = [
    { name: 'One', holds: 'none' },
    { name: 'Two', holds: 'none' },
  ]
  const [first, second] = await Promise.all([start(job, { columns }), start(job, { columns })])
  expect(first).toMatchObject({ status: 200, id: expect.any(String) })
  expect(second).toEqual(first)
  expect(await start(job, { columns: columns.toReversed(), files: [1, 0] })).toEqual(first)
})

test.each([{ columns: [] }, { year: '2025' }, { currency: 'EUR' }, { dateOrder: 'day' }, { files: [0] }])(
  'a second start with %j is refused',
  async (other) => {
    const job = await check('otherwise', { 'a.csv': days(9), 'b.csv': days(8) })
    const [first, second] = await Promise.all([start(job, {}), start(job, other)])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    expect(first.status === 409 ? first : second).toEqual(refused)
  },
)

test('files of a check are started one after another', async () => {
  const job = await check('in-parts', { 'a.csv': days(9), 'b.csv': days(8) })
  const [first, second] = [await start(job, { files: [0] }), await start(job, { files: [1], year: '2025' })]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.id).not.toBe(first.id)
  expect(await start(job, {})).toEqual(refused)
})

test('after an undo the files are started anew, with other choices too', async () => {
  const job = await check('undone', { 'a.csv': days(9) })
  const first = await start(job, {})
  await callHandler(handlerOf('undo-import'), 'POST', '/imports/{id}/undo', { session: tenants.sessions.owner, params: { id: first.id ?? '' } })
  const second = await start(job, { year: '2025' })
  expect(second).toMatchObject({ status: 200, id: expect.not.stringMatching(first.id ?? '') })
})

test('a refused import does not stand in the way', async () => {
  const job = await check('refused', { 'own.csv': `Day,Shown\n${dayBefore(now, 9)},5\n` })
  expect(await start(job, {})).toMatchObject({ status: 400 })
  const columns = [
    { name: 'Day', holds: 'date' },
    { name: 'Shown', holds: 'impressions' },
  ]
  expect(await start(job, { columns })).toMatchObject({ status: 200 })
})
