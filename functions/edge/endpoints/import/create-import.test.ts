/** Files that are too large for a body are sent to the bucket itself, each to an address that takes exactly it. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer } from '../../../../shared/api/import-job.ts'
import { createImport, maxUploadBytes } from '../../../../shared/api/imports.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { type Called, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { readPosts } from '../../../domains/posts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const [account, profile] = ['acct-zebra', 'profile-zebra-1']
const tenants = startTenants({ now })

const ask = (files: readonly { name: string; bytes: number }[]) =>
  callHandler(handlerOf('create-import'), 'POST', '/profiles/{id}/imports', { session: tenants.sessions.owner, params: { id: profile }, body: { files } })
const follow = async (id: string): Promise<Called> => {
  const answer = await callHandler(handlerOf('get-import'), 'GET', '/imports/{id}', { session: tenants.sessions.owner, params: { id } })
  if (v.parse(ImportAnswer, answer.json).import.ended_at !== null) return answer
  await pause(200)
  return follow(id)
}
/** To the end of it: a slow machine answers 202 with what goes on. */
const go = async (what: 'check' | 'start', id: string) => {
  const asked = { session: tenants.sessions.owner, params: { id }, body: {} }
  const begun = await callHandler(handlerOf(`${what}-import`), 'POST', `/imports/{id}/${what}`, asked)
  const { json, status } = begun.status === 202 ? await follow(v.parse(ImportAnswer, begun.json).import.id) : begun
  return { status, error: json.error, job: status === 200 ? v.parse(ImportAnswer, json).import : null }
}

test('five megabytes of posts are sent, read and imported', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `big-${at},${dayBefore(now, 5)}T09:00:00Z,"${`${at} `.padEnd(9_000, 'x')}",${at}`)
  const body = `id,published_at,text,reactions\n${rows.join('\n')}\n`
  expect(body.length).toBeGreaterThan(5_000_000)
  const { json, status } = await ask([{ name: 'posts.csv', bytes: body.length }])
  const { import: created, uploads } = v.parse(createImport.response, json)
  expect({ status, state: created.state }).toEqual({ status: 201, state: 'uploading' })
  expect((await fetch(uploads[0]?.url ?? '', { method: 'PUT', body })).status).toBe(200)
  const { job: checked } = await go('check', created.id)
  expect(checked).toMatchObject({ state: 'checked', checked: [{ file: 'posts.csv', result: { written: 600 } }] })
  expect((await go('start', checked?.id ?? '')).job).toMatchObject({ state: 'done', rows_written: 600 })
  const posts = await readPosts(account, [profile], `${dayBefore(now, 5)}T00:00:00Z`, `${dayBefore(now, 4)}T00:00:00Z`)
  expect(posts.filter(({ id }) => id.startsWith('big-'))).toHaveLength(600)
})

test('an import that is started twice at once is one import, which is undone whole and can then be started again', async () => {
  const body = `id,published_at,text,reactions\ntwice-1,${dayBefore(now, 3)}T09:00:00Z,One,1\ntwice-2,${dayBefore(now, 3)}T10:00:00Z,Two,2\n`
  const { json } = await ask([{ name: 'twice.csv', bytes: body.length }])
  const { import: created, uploads } = v.parse(createImport.response, json)
  await fetch(uploads[0]?.url ?? '', { method: 'PUT', body })
  const { job: checked } = await go('check', created.id)
  const imported = async () =>
    (await readPosts(account, [profile], `${dayBefore(now, 3)}T00:00:00Z`, `${dayBefore(now, 2)}T00:00:00Z`)).filter(({ id }) => id.startsWith('twice-'))
  const [one, other] = await Promise.all([go('start', checked?.id ?? ''), go('start', checked?.id ?? '')])
  expect([one.job?.state, other.job?.id]).toEqual(['done', one.job?.id])
  expect((await go('start', checked?.id ?? '')).job?.id).toBe(one.job?.id)
  expect(await imported()).toHaveLength(2)
  const undone = await callHandler(handlerOf('undo-import'), 'POST', '/imports/{id}/undo', {
    session: tenants.sessions.owner,
    params: { id: one.job?.id ?? '' },
  })
  if (undone.status === 202) await follow(v.parse(ImportAnswer, undone.json).import.id)
  expect(await imported()).toEqual([])
  const again = await go('start', checked?.id ?? '')
  expect([again.job?.state, again.job?.id === one.job?.id]).toEqual(['done', false])
})

test('an address takes no file of another length, and a file that never came is asked for again', async () => {
  const { json } = await ask([{ name: 'days.csv', bytes: 20 }])
  const { import: created, uploads } = v.parse(createImport.response, json)
  const sent = await fetch(uploads[0]?.url ?? '', { method: 'PUT', body: 'date,impressions\n2026-11-01,5\n' })
  expect(sent.ok).toBe(false)
  expect(await go('check', created.id)).toMatchObject({ status: 400, error: importMessages.notSent('days.csv') })
})

test('more than 100 MB in all is refused before anything is sent', async () => {
  const half = { name: 'a.csv', bytes: maxUploadBytes / 2 + 1 }
  expect(await ask([{ name: 'a.csv', bytes: maxUploadBytes + 1 }])).toMatchObject({ status: 413, json: { error: importMessages.tooLarge('100 MB') } })
  expect(await ask([half, half])).toMatchObject({ status: 413, json: { error: importMessages.tooLarge('100 MB') } })
})
