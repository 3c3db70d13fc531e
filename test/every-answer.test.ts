/** What holds for the answers of all endpoints, good and refused alike: their headers, and who may send a write. */

import { expect, test } from '@jest/globals'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { requestMessages } from '../shared/request-messages.ts'
import { apiHeaders, sharedPageHeaders } from '../shared/security-headers.ts'
import { rows } from './access-rows.ts'
import { type Called, type CallInput, callHandler, sessionAfter } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import { sampleOf } from './builders/sizes.ts'
import { ownerIds } from './owner-ids.ts'

const now = new Date()
const declared: readonly Endpoint[] = endpoints
const some = sampleOf(endpoints, 70, 'every answer')
const named = some.map((contract) => [contract.name, contract] as const)
const writes = some.filter(({ method }) => method !== 'GET').map((contract) => [contract.name, contract] as const)
/** Of administrators: for anybody else they do not exist. */
const administered = new Set(declared.flatMap(({ name, access }) => (access.admin ? [name] : [])))

const tenants = startTenants({ now, unlimited: true })

const good = (name: (typeof endpoints)[number]['name']): CallInput => ({
  session: tenants.sessions[administered.has(name) ? 'admin' : 'owner'],
  ...rows[name].calls[0]?.(ownerIds, ownerIds, now),
})
const call = (contract: (typeof endpoints)[number], input: CallInput) => callHandler(handlerOf(contract.name), contract.method, contract.path, input)

test('the promised headers are those that are sent', () => {
  expect(apiHeaders).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  })
  expect(apiHeaders['content-security-policy']).not.toContain('unsafe')
  expect(declared.length).toBeGreaterThan(45)
})

test.each(named)('%s: a good answer and every refusal carry them', async (name, contract) => {
  const input = good(name)
  const answers = await Promise.all([
    call(contract, input),
    call(contract, { ...input, session: null }),
    call(contract, { ...input, query: { ...input.query, debug: '1' } }),
    call(contract, { ...input, headers: { ...input.headers, 'sec-fetch-dest': 'image' } }),
  ])
  if (!administered.has(name)) tenants.sessions.owner = answers.reduce((before, answer) => sessionAfter(answer, before), tenants.sessions.owner)
  for (const { status, headers } of answers) {
    const promised = headers['content-type']?.startsWith('text/html') ? sharedPageHeaders : apiHeaders
    expect([status, headers]).toEqual([status, expect.objectContaining({ ...promised, 'x-request-id': expect.stringMatching(/./) })])
    expect(status).toBeLessThan(500)
  }
})

const reads = some.filter(({ method }) => method === 'GET').map((contract) => [contract.name, contract] as const)

test.each(reads)('%s: HEAD is answered as GET is, and no other method', async (name, contract) => {
  const ask = (method: 'GET' | 'HEAD' | 'DELETE') => callHandler(handlerOf(name), method, contract.path, good(name))
  const shown = ({ status, headers }: Called) => [name, status, headers['content-type'], headers['content-disposition']]
  const head = await ask('HEAD')
  expect([name, (await ask('DELETE')).status]).toEqual([name, 404])
  expect(shown(head)).toEqual(shown(await ask('GET')))
})

const acting = declared.filter(({ method, audit }) => method === 'GET' && audit).map(({ name }) => name)

test.each(endpoints.filter(({ name }) => acting.includes(name)).map((contract) => [contract.name, contract] as const))(
  '%s: HEAD changes nothing and leaves no line in the audit trail',
  async (name, contract) => {
    const lines = async () => (await callHandler(handlerOf('get-audit'), 'GET', '/audit', { session: tenants.sessions.owner })).json
    const before = await lines()
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
    const head = await callHandler(handlerOf(name), 'HEAD', contract.path, { ...good(name), headers })
    expect([name, head.status >= 500]).toEqual([name, false])
    expect(await lines()).toEqual(before)
  },
)

/** No cookie has a part in them. */
const takesForms = new Set<string>(endpoints.filter((one: Endpoint) => one.form && !one.access.session).map(({ name }) => name))

test.each(writes)('%s: neither another site nor a form can send it', async (name, contract) => {
  const input = good(name)
  const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }, { origin: 'null' }]
  for (const headers of foreign) {
    expect(await call(contract, { ...input, headers: { ...input.headers, ...headers } })).toMatchObject({
      status: 403,
      json: { error: requestMessages.foreignSite },
    })
  }
  const form = await call(contract, { ...input, body: 'a=b', headers: { ...input.headers, 'content-type': 'application/x-www-form-urlencoded' } })
  expect([name, form.status]).toEqual([name, takesForms.has(name) ? 400 : 415])
})
