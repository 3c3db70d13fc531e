/** Imports as jobs: small ones are answered at once, long ones go on, and whatever happens to one can be seen and repeated. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listAlerts } from '../../../shared/api/notifications.ts'
import { importProfileData } from '../../../shared/api/profiles.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../test/builders/tenants.ts'
import { claimImportSlot, slotsOfAccount } from '../../domains/import/job/line.ts'
import { resumeImports } from '../../domains/import/job/resume.ts'
import type { ImportRecord } from '../../domains/import/record.ts'
import { claimImport, getImport, leaseMs, openImports, putImport, writeImport } from '../../domains/import/store.ts'
import { readSeries } from '../../domains/series/store/series.ts'
import { putProfile } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import type { Slot } from '../../kernel/jobs/slot.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { handlerOf } from '../endpoints/index.ts'
import { handler as runImport } from './run-import.ts'

const now = new Date()
const account = 'acct-zebra'
const tenants = startTenants({ now })

const upload = (profile: string, body: string) =>
  callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
    session: tenants.sessions.owner,
    params: { id: profile },
    query: { filename: 'days.csv' },
    body,
    headers: { 'content-type': 'text/csv' },
  })
const job = async (id: unknown) =>
  (await callHandler(handlerOf('get-import'), 'GET', '/imports/{id}', { session: tenants.sessions.owner, params: { id: String(id) } })).json.import
const begunOf = ({ json }: { json: Record<string, unknown> }) => new Map(Object.entries(Object(json.import))).get('id')
async function profile(id: string): Promise<string> {
  await putProfile(account, aProfile(id, 'facebook', { entity_gid: 'group-zebra-1', available_from: null }))
  return id
}
const days = (value: number) => `date,impressions\n${[9, 8, 7].map((back) => `${dayBefore(now, back)},${value}`).join('\n')}\n`
const kept = async (id: string) => {
  const [series] = await readSeries(account, [id], dayBefore(now, 9), dayBefore(now, 7))
  return [...(series?.measures.impressions ?? [])]
}
async function ended(id: unknown): Promise<ImportRecord> {
  for (;;) {
    const record = await getImport(account, String(id))
    if (record?.ended_at) return record
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
/** The slot of an import that is worked on into this profile. */
async function heldBy(id: string, profileId: string): Promise<Slot> {
  const slot = await claimImportSlot(account, { id, created_at: now.toISOString(), target: { kind: 'profile', id: profileId, entity_gids: [] } })
  return slot ?? fail('There is no slot.')
}
async function giveToAnother(profileId: string): Promise<void> {
  const Item = { pk: tenantKey(account), sk: `IMPORTTURN#profile#${profileId}`, token: 'thief', until: Date.now() + leaseMs }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
}
/** A record as `start-import` writes it, of a file that was uploaded through another import. */
async function again(id: string, of: unknown, profileId: string): Promise<void> {
  const record = await getImport(account, String(of))
  if (!record) throw new Error('There is no such import.')
  const fresh = {
    state: 'waiting',
    results: null,
    ended_at: null,
    attempts: 0,
    lease_token: null,
    rows_read: 0,
    rows_written: 0,
    rows_to_write: null,
    progress: 0,
  } as const
  await putImport(account, { ...record, ...fresh, id, target: { ...record.target, id: profileId } })
}
const event = (importId: string) => ({ accountId: account, importId })

test('what is done within seconds is answered with its results, and stays to be seen', async () => {
  const answer = await upload(await profile('small'), days(5))
  expect(answer).toMatchObject({
    status: 200,
    json: { results: [{ file: 'days.csv', read: 3, written: 3 }], import: { state: 'done', rows_read: 3, rows_written: 3 } },
  })
  expect(await job(begunOf(answer))).toMatchObject({ state: 'done', rows_to_write: 3, results: [{ written: 3 }], error: null })
  expect(await kept('small')).toEqual([5, 5, 5])
})

test('what is refused is refused in its own words, with nothing written and the refusal to be seen', async () => {
  const answer = await upload(await profile('refused'), `date,impressions\n${dayBefore(now, 9)},5\nsoon,5\n`)
  expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining('Line 3, column date: "soon" is not a date.') } })
  expect(await kept('refused')).toEqual([])
})

test('a cell that is quoted is never cut in the middle of an emoji, whether its row is skipped or the file refused', async () => {
  const cell = `${'x'.repeat(39)}😀`
  const header = 'Post ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks'
  const row = (id: number, views: string) => `${id},Leith,Hi,11/02/2025 10:00,https://www.facebook.com/leith/posts/${id},Photos,Lifetime,${views},8,1,0,0,0`
  for (const [id, body] of [
    ['skipped-emoji', `${header}\n${row(1, cell)}\n${row(2, '5')}\n`],
    ['refused-emoji', `id,published_at,impressions\na,${dayBefore(now, 9)},${cell}\n`],
  ] as const) {
    const answer = await upload(await profile(id), body)
    const told = answer.status === 202 ? JSON.stringify(await ended(begunOf(answer))) : answer.text
    expect([id, told.includes(`${'x'.repeat(39)}\uFFFD`)]).toEqual([id, true])
  }
})

test('what takes longer is answered with 202 and goes on; two imports into one profile are written one after the other', async () => {
  const id = await profile('long')
  const lock = await heldBy('somebody', id)
  const [first, second] = await Promise.all([upload(id, days(1)), upload(id, days(2))])
  expect([first, second]).toMatchObject([
    { status: 202, json: { import: { state: 'waiting', rows_written: 0, ended_at: null } } },
    { status: 202, json: { import: { state: 'waiting' } } },
  ])
  expect(first?.json).not.toHaveProperty('results')
  expect(await kept(id)).toEqual([])
  await lock.release()
  expect([await ended(begunOf(first)), await ended(begunOf(second))]).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect(new Set(await kept(id)).size).toBe(1)
})

test('an import whose worker was killed is nobody else’s while the lease lasts, and is then begun again with the same end', async () => {
  const [id, uploaded] = [await profile('killed'), begunOf(await upload(await profile('source'), days(7)))]
  await again('killed-1', uploaded, id)
  await claimImport(account, 'killed-1', 'dead', Date.now())
  await writeImport(account, 'killed-1', 'dead', { state: 'writing', rows_to_write: 3, rows_written: 1 }, Date.now())
  await expect(runImport(event('killed-1'))).rejects.toThrow('is being worked on')
  // its last word was a while ago
  await writeImport(account, 'killed-1', 'dead', {}, Date.now() - 2 * leaseMs)
  await runImport(event('killed-1'))
  expect(await job('killed-1')).toMatchObject({ state: 'done', rows_written: 3, results: [{ written: 3 }] })
  expect(await kept(id)).toEqual([7, 7, 7])
  // and whoever had it changes nothing any more
  expect(await writeImport(account, 'killed-1', 'dead', { state: 'failed' }, Date.now())).toBe(false)
  // nor does an event that comes twice
  await runImport(event('killed-1'))
  expect((await getImport(account, 'killed-1'))?.attempts).toBe(2)
})

test('after three tries it has failed, and says what to do', async () => {
  await again('lost-file', begunOf(await upload(await profile('source'), days(7))), await profile('failing'))
  const bucket = process.env.ALMANAC_BUCKET
  process.env.ALMANAC_BUCKET = 'away'
  await expect(runImport(event('lost-file'))).rejects.toThrow()
  await expect(runImport(event('lost-file'))).rejects.toThrow()
  expect(await job('lost-file')).toMatchObject({ state: 'waiting', error: null })
  await runImport(event('lost-file'))
  process.env.ALMANAC_BUCKET = bucket
  expect(await job('lost-file')).toMatchObject({ state: 'failed', error: importMessages.stopped })
  expect(await kept('failing')).toEqual([])
})

test('what is shown of an import that nobody works on is what happens to it: it is started again, and given up for good after hours', async () => {
  const uploaded = begunOf(await upload(await profile('source'), days(9)))
  await again('never-started', uploaded, await profile('started-late'))
  expect(await job('never-started')).toMatchObject({ state: 'waiting', error: null })
  const inSixMinutes = new Date(Date.now() + 6 * 60_000)
  expect((await resumeImports(inSixMinutes)).started).toContain('never-started')
  expect(await ended('never-started')).toMatchObject({ state: 'done' })
  expect(await kept('started-late')).toEqual([9, 9, 9])
  await again('given-up', uploaded, await profile('given-up'))
  await claimImport(account, 'given-up', 'dead', Date.now())
  await writeImport(account, 'given-up', 'dead', { state: 'writing', rows_to_write: 3, rows_written: 1 }, Date.now())
  expect((await resumeImports(new Date())).givenUp).toEqual([])
  const { givenUp } = await resumeImports(new Date(Date.now() + 7 * 3_600_000))
  expect(givenUp).toContain('given-up')
  expect(givenUp).not.toContain('never-started')
  expect(await job('given-up')).toMatchObject({ state: 'failed', error: importMessages.stoppedWriting })
  await runImport(event('given-up'))
  expect(await kept('given-up')).toEqual([])
  expect((await openImports(inSixMinutes)).map(({ id }) => id)).not.toContain('given-up')
})

test('an account has so many imports worked on at once; what waits occupies nothing, and is begun by whoever ends', async () => {
  const uploaded = begunOf(await upload(await profile('source'), days(4)))
  const places = await Promise.all(Array.from({ length: slotsOfAccount }, (_, at) => heldBy(`busy-${at}`, `busy-${at}`)))
  const waiting = ['line-1', 'line-2', 'line-3']
  for (const id of waiting) {
    await again(id, uploaded, await profile(id))
    // it is over at once, and not by failing
    await runImport(event(id))
    expect(await job(id)).toMatchObject({ state: 'waiting', rows_read: 0 })
  }
  expect((await getImport(account, 'line-1'))?.attempts).toBe(0)
  for (const place of places) await place.release()
  for (const id of waiting) expect(await ended(id)).toMatchObject({ state: 'done', attempts: 1 })
})

test('whoever lost their place to another writes no more', async () => {
  const id = await profile('overtaken')
  await again('overtaken', begunOf(await upload(await profile('source'), days(6))), id)
  documents().middlewareStack.add(
    (next) => async (args) => {
      // between the last word of reading and the first row
      if (JSON.stringify(args.input).includes('"writing"')) await giveToAnother(id)
      return next(args)
    },
    { step: 'initialize', name: 'thief' },
  )
  await expect(runImport(event('overtaken'))).rejects.toThrow('taken over')
  documents().middlewareStack.remove('thief')
  expect(await job('overtaken')).toMatchObject({ state: 'waiting', rows_written: 0 })
  expect(await kept(id)).toEqual([])
})

test('a profile that went away meanwhile is a refusal', async () => {
  await again('gone', begunOf(await upload(await profile('source'), days(7))), 'nobody')
  await runImport(event('gone'))
  expect(await job('gone')).toMatchObject({ state: 'refused', error: messages.profiles.missing })
})

test('what is refused after an earlier try wrote some of it is not told as if nothing had been written', async () => {
  await again('gone-halfway', begunOf(await upload(await profile('source'), days(7))), 'nobody')
  await claimImport(account, 'gone-halfway', 'dead', Date.now())
  await writeImport(account, 'gone-halfway', 'dead', { state: 'writing', rows_to_write: 3, rows_written: 1, lease_token: null }, Date.now())
  await runImport(event('gone-halfway'))
  expect(await job('gone-halfway')).toMatchObject({ state: 'failed', error: importMessages.stoppedWriting })
})

function fail(why: string): never {
  throw new Error(why)
}

test('whoever imported a file is told how it ended, even of a file without a name', async () => {
  const told = await profile('profile-told')
  const { status } = await callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
    session: tenants.sessions.owner,
    params: { id: told },
    query: { filename: ' ' },
    body: days(3),
    headers: { 'content-type': 'text/csv' },
  })
  expect(status).toBe(200)
  const { alerts } = v.parse(listAlerts.response, (await callHandler(handlerOf('list-alerts'), 'GET', '/alert', { session: tenants.sessions.owner })).json)
  expect(alerts.filter(({ data }) => data.profile_gid === told).map(({ message }) => message)).toEqual(['Import finished: a file into Profile profile-told.'])
})
