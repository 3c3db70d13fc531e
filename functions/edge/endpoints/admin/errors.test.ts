/** What is kept of errors for administrators, and for how long; through the real chain. */

import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listErrorGroups } from '../../../../shared/api/admin.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { countsPartition, dayPartition, errorDays, keepError, mostErrors } from '../../../kernel/request/kept-errors.ts'
import { scrubbed } from '../../../kernel/scrubbed.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const day = now.toISOString().slice(0, 10)

const tenants = startTenants({ now, unlimited: true })

type Row = { message: string; name: string; kind: string; request_id: string | null; account_id: string | null; account_name: string | null }
async function list(query: Record<string, string> = {}) {
  const { status, text } = await callHandler(handlerOf('list-errors'), 'GET', '/admin/errors', { session: tenants.sessions.admin, query })
  expect(status).toBe(200)
  const told: { errors: Row[]; cursor: string | null; counts: { at: string; count: number }[]; most: number } = JSON.parse(text)
  return told
}
const report = (error: string, session?: string) =>
  callHandler(handlerOf('report-error'), 'POST', '/error', { body: { error }, ...(session ? { session } : {}) })
const itemsOf = async (pk: string) => {
  const query = { TableName: tableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }
  return (await documents().send(new QueryCommand(query))).Items ?? []
}
/** Each in a minute of its own, for a process keeps only so many in one. */
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('what a screen reports stands there with its page, its account and its request id, without what it quotes', async () => {
  const stack = 'TypeError: "ada@x.test" is not a name\n    at List (https://almanac.test/assets/list-Ab12c.js:1:234)'
  const { headers } = await report(`${stack}\n/settings/profiles/01JD3V4Y8B6Q1N2M3K4J5H6G7F`, tenants.sessions.owner)
  const [row] = (await list()).errors
  expect(row).toMatchObject({
    kind: 'screen',
    name: '/settings/profiles/…',
    account_id: 'acct-zebra',
    account_name: 'Account acct-zebra',
    request_id: headers['x-request-id'],
  })
  expect(row?.message).toContain('TypeError: "…" is not a name')
  expect(row?.message).toContain('list-Ab12c.js:1:234')
  expect(JSON.stringify(await itemsOf(dayPartition(day)))).not.toMatch(/ada@|almanac\.test|01JD3V/)
})

test('an endpoint that fails is there with the request id that the person was shown', async () => {
  process.env.ALMANAC_SIGNUP = 'no such mode'
  const answer = await callHandler(handlerOf('get-controls'), 'GET', '/admin/controls', { session: tenants.sessions.admin })
  delete process.env.ALMANAC_SIGNUP
  expect(answer.status).toBe(500)
  const { errors } = await list({ search: String(answer.json.requestId) })
  expect(errors).toEqual([expect.objectContaining({ kind: 'endpoint', name: 'get-controls', account_id: 'acct-staff', request_id: answer.json.requestId })])
})

test('a refusal is no error', async () => {
  const counted = async () => (await list()).counts.reduce((sum, { count }) => sum + count, 0)
  const before = await counted()
  expect((await callHandler(handlerOf('list-people'), 'GET', '/admin/users', { session: tenants.sessions.owner })).status).toBe(404)
  expect((await callHandler(handlerOf('list-errors'), 'GET', '/admin/errors', { session: tenants.sessions.admin, query: { day: 'x' } })).status).toBe(400)
  expect(await counted()).toBe(before)
})

test('they come newest first, page after page to the end, counted by day and by hour, and are found by words', async () => {
  const yesterday = new Date(Date.parse(`${day}T00:00:00Z`) - 43_200_000)
  for (let at = 0; at < 30; at++)
    await keepError({ kind: 'job', name: 'run-import', error: new Error(`Number ${at}`) }, new Date(yesterday.getTime() - at * 60_000))
  const first = await list({ day: yesterday.toISOString().slice(0, 10) })
  expect(first.errors).toHaveLength(25)
  expect(first.errors[0]?.message).toMatch(/^Error: Number 0\b/)
  expect(first.counts.map(({ count }) => count)).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 1 : hour === 11 ? 29 : 0)))
  const second = await list({ day: yesterday.toISOString().slice(0, 10), cursor: first.cursor ?? '' })
  expect(second).toMatchObject({ cursor: null, errors: { length: 5 } })
  const all = await list({ search: 'number 29' })
  expect(all.errors).toEqual([expect.objectContaining({ kind: 'job', name: 'run-import', request_id: null, account_id: null })])
  expect(all.counts).toHaveLength(errorDays)
  expect(all.counts.at(-2)?.count).toBe(30)
})

test('what fails again and again is one line for each release, with how often, since when and in how many accounts', async () => {
  const failed = async (release: string, minutes: number, number: number, accountId: string) => {
    process.env.ALMANAC_RELEASE = release
    await keepError({ kind: 'endpoint', name: 'get-home', error: `RangeError: ${number} is too much`, accountId, requestId: `r${number}` }, minutesAgo(minutes))
    delete process.env.ALMANAC_RELEASE
  }
  await keepError({ kind: 'job', name: 'run-report', error: 'no release' }, minutesAgo(50))
  await failed('1.0.0', 40, 1, 'acct-zebra')
  await failed('1.0.0', 35, 22, 'acct-otter')
  await failed('1.0.0', 30, 333, 'acct-zebra')
  await failed('1.0.0', 20, 4, 'acct-zebra')
  await failed('1.1.0', 10, 5, 'acct-zebra')
  const asked = async (query: Record<string, string>) => {
    const answer = await callHandler(handlerOf('list-error-groups'), 'GET', '/admin/errors/groups', { session: tenants.sessions.admin, query })
    return v.parse(listErrorGroups.response, answer.json)
  }
  const { groups, all } = await asked({ search: 'is too much' })
  expect(all).toBe(true)
  expect(groups).toMatchObject([
    { release: '1.1.0', count: 1, accounts: 1, message: 'RangeError: # is too much' },
    { release: '1.0.0', count: 4, accounts: 2, first_at: minutesAgo(40).toISOString(), last_at: minutesAgo(20).toISOString() },
  ])
  expect(groups[1]?.latest.map(({ request_id }) => request_id)).toEqual(['r4', 'r333', 'r22'])
  expect((await asked({})).groups.find(({ kind, name }) => kind === 'job' && name === 'run-report')?.release).toBeNull()
  expect((await asked({ day: '2020-01-01' })).groups).toEqual([])
})

test('they go after 30 days, and are not shown before they are gone', async () => {
  await keepError({ kind: 'job', name: 'run-report', error: 'just now' }, now)
  for (const { ttl, at } of await itemsOf(dayPartition(day))) expect(ttl).toBe(Math.floor(Date.parse(String(at)) / 1000) + 30 * 86_400)
  const counts = (await itemsOf(countsPartition)).filter(({ sk }) => sk === day)
  expect(counts).toHaveLength(1)
  for (const { ttl } of counts) expect(ttl).toBeGreaterThan(now.getTime() / 1000 + 28 * 86_400)
  await keepError({ kind: 'job', name: 'run-report', error: 'long ago' }, new Date(now.getTime() - 31 * 86_400_000))
  expect((await list({ search: 'long ago' })).errors).toEqual([])
})

test('a day takes so many and no more, and a process so many in a minute', async () => {
  const start = Date.parse(`${day}T00:00:00Z`) - 5 * 86_400_000
  const past = new Date(start).toISOString().slice(0, 10)
  for (let at = 0; at < 40; at++) await keepError({ kind: 'job', name: 'storm', error: 'a storm' }, new Date(start))
  expect(await itemsOf(dayPartition(past))).toHaveLength(30)
  for (let minute = 1; minute <= 20; minute++) {
    const at = new Date(start + minute * 60_000)
    await Promise.all(Array.from({ length: 26 }, () => keepError({ kind: 'job', name: 'storm', error: 'a storm' }, at)))
  }
  expect(await itemsOf(dayPartition(past))).toHaveLength(mostErrors)
  const { counts, most } = await list()
  expect(counts.find(({ at }) => at.startsWith(past))?.count).toBe(most)
})

test('where the table cannot be written to, the one who failed still gets an answer', async () => {
  const table = process.env.ALMANAC_TABLE
  process.env.ALMANAC_TABLE = 'no-such-table'
  await keepError({ kind: 'job', name: 'run-report', error: new Error('lost') }, minutesAgo(90))
  process.env.ALMANAC_TABLE = table
  expect((await list({ search: 'lost' })).errors).toEqual([])
})

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['Invalid type: Expected string but received "Ana Lima"', 'Invalid type: Expected string but received "…"'],
  ["can't find 'Ana Lima', and it won't do", 'can\'t find "…", and it won\'t do'],
  ['mail to zoë@exämple.test failed', 'mail to … failed'],
  ['GET https://almanac.test/x?token=abc#secret=1 failed', 'GET https://almanac.test/x?… failed'],
  ['session AAAAaaaa0000bbbbCCCCdddd1111eeeeFFFFgggg222 ended', 'session … ended'],
  ['call +491701234567', 'call +…'],
  ['at read (file:///srv/almanac/functions/kernel/table/table.ts:12:3)', 'at read (table.ts:12:3)'],
  ['at /var/task/index.mjs:1:2', 'at index.mjs:1:2'],
  ['ProvisionedThroughputExceededException: slow down', 'ProvisionedThroughputExceededException: slow down'],
  ['half an emoji \ud83c', 'half an emoji \ufffd'],
])('of %j is kept %j', (text, kept) => expect(scrubbed(text)).toBe(kept))
