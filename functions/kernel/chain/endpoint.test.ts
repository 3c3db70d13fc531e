import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { endpoint } from '../../../shared/api/endpoint.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { callHandler, host } from '../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { startSession } from '../accounts/sessions.ts'
import { putAccount, putUser } from '../accounts/store.ts'
import { file, handle } from './endpoint.ts'

const probe = endpoint({
  name: 'get-me',
  domain: 'auth',
  method: 'POST',
  path: '/probe/{id}',
  summary: 'A contract with every part',
  audit: { kind: 'account', to: 'probe', did: 'probed', thing: 'part' },
  changes: [],
  access: { session: true },
  query: v.strictObject({ page: v.optional(v.picklist(['1', '2'])) }),
  body: v.strictObject({ name: v.pipe(v.string('Name cannot be empty'), v.nonEmpty('Name cannot be empty')), size: v.optional(v.number()) }),
  response: v.object({ name: v.string() }),
})
const upload = endpoint({
  ...probe,
  access: { session: false },
  query: v.strictObject({}),
  body: undefined,
  upload: { maxBytes: 1024 * 1024 },
  response: v.object({ files: v.array(v.string()) }),
})

const echo = handle(probe, ({ body }) => ({ name: body.name }))
const receive = handle(upload, ({ files }) => ({ files: files.map((one) => `${one.name}:${Buffer.from(one.bytes).toString()}`) }))

let table: TestTable
let session: string

beforeAll(async () => {
  Object.assign(process.env, { ALMANAC_CHECK_RESPONSES: '1', ALMANAC_ORIGIN: 'https://reports.example.com' })
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Europe/London', features: {} })
  await putUser('acct', { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession('acct', 'u', new Date())
})
afterAll(() => table.stop())

const post = (input: Parameters<typeof callHandler>[3]) => callHandler(echo, 'POST', '/probe/{id}', { params: { id: 'a' }, session, ...input })
const send = (input: Parameters<typeof callHandler>[3]) => callHandler(receive, 'POST', '/probe/{id}', { params: { id: 'a' }, ...input })

test('a good request is answered with the contract value and every header', async () => {
  const answer = await post({ body: { name: 'Ada' } })
  expect(answer).toMatchObject({ status: 200, json: { name: 'Ada' } })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(answer.headers['content-security-policy']).not.toContain('unsafe')
})

test.each([
  ['a missing field says its own sentence', { body: {} }, 400, 'Name cannot be empty'],
  ['an empty field says its own sentence', { body: { name: '' } }, 400, 'Name cannot be empty'],
  ['no body is a missing field', {}, 400, 'Name cannot be empty'],
  ['an unknown field is named', { body: { name: 'a', role: 'OWNER' } }, 400, 'Unknown field: role.'],
  ['an unknown query field is named', { query: { debug: '1' }, body: { name: 'a' } }, 400, 'Unknown field: debug.'],
  ['a choice lists its options', { query: { page: '3' }, body: { name: 'a' } }, 400, 'The field page must be one of: 1, 2.'],
  ['a wrong type names the field', { body: { name: 'a', size: 'big' } }, 400, 'The field size is not valid.'],
  ['a list is no object', { body: ['a'] }, 400, 'The request must be a JSON object.'],
  ['malformed JSON', { body: '{"name":', headers: { 'content-type': 'application/json' } }, 400, requestMessages.malformed],
  ['half a letter', { body: '{"name":"\\ud800"}', headers: { 'content-type': 'application/json' } }, 400, requestMessages.malformed],
  ['an id with half a letter', { body: { name: 'a' }, params: { id: '\ud800' } }, 404, messages.missing],
  ['a query with half a letter', { query: { page: '\ud800' }, body: { name: 'a' } }, 400, requestMessages.invalidField('page')],
  ['a form post', { body: 'name=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, requestMessages.notJson],
  ['JSON as text/plain', { body: '{"name":"a"}', headers: { 'content-type': 'text/plain' } }, 415, requestMessages.notJson],
  ['a body without a type', { body: '{"name":"a"}' }, 415, requestMessages.notJson],
  ['a body over the limit', { body: { name: 'x'.repeat(6_000_000) } }, 413, requestMessages.tooLarge('5 MB')],
  ['a cross-site write', { body: { name: 'a' }, headers: { 'sec-fetch-site': 'cross-site' } }, 403, requestMessages.foreignSite],
  ['a foreign origin', { body: { name: 'a' }, headers: { origin: 'https://evil.test' } }, 403, requestMessages.foreignSite],
  ['an opaque origin', { body: { name: 'a' }, headers: { origin: 'null' } }, 403, requestMessages.foreignSite],
  ['no session', { body: { name: 'a' }, session: null }, 401, messages.mustLogin],
  ['a session nobody has', { body: { name: 'a' }, session: 'x'.repeat(43) }, 401, messages.mustLogin],
  ['an id no key can hold', { body: { name: 'a' }, params: { id: 'x'.repeat(3000) } }, 404, messages.missing],
])('%s is refused in words', async (_, input, status, sentence) => {
  const answer = await post(input)
  expect(answer.json).toMatchObject({ status, error: sentence, detail: sentence, requestId: answer.headers['x-request-id'] })
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(answer.json.mustLogin).toBe(status === 401 ? true : undefined)
})

test.each([`https://${host}`, 'https://reports.example.com'])('our own pages at %s may write', async (origin) => {
  expect((await post({ body: { name: 'a' }, headers: { origin, 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
})

test('a failure says only the generic sentence', async () => {
  const failing = handle(probe, () => {
    throw new Error('table almanac-secret is gone')
  })
  const answer = await callHandler(failing, 'POST', '/probe/{id}', { params: { id: 'a' }, session, body: { name: 'a' } })
  expect(answer).toMatchObject({ status: 500, json: { error: messages.generic } })
  expect(answer.text).not.toContain('secret')
})

test('an answer with a field outside its contract is a fault', async () => {
  const leaking = handle(probe, () => ({ name: 'a', passwordHash: 'x' }))
  expect((await callHandler(leaking, 'POST', '/probe/{id}', { params: { id: 'a' }, session, body: { name: 'a' } })).status).toBe(500)
})

test('large answers go compressed as the client allows, and small ones plain', async () => {
  const name = 'report '.repeat(2000)
  for (const [accepts, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await post({ body: { name }, headers: { 'accept-encoding': accepts } })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.json).toEqual({ name })
  }
})

test('files come raw or as form data with several, and keep their bytes', async () => {
  const form = new FormData()
  form.append('one', new File(['a,b\r\n1'], '../etc/one.csv'))
  form.append('note', 'not a file')
  form.append('two', new File(['é'], 'two.csv'))
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  expect((await send({ body: bytes, headers: { 'content-type': type } })).json).toEqual({ files: ['one.csv:a,b\r\n1', 'two.csv:é'] })
  expect((await send({ body: 'a,b', headers: { 'content-type': 'text/csv' } })).json).toEqual({ files: ['upload.csv:a,b'] })
})

test.each([
  ['nothing', '', 'text/csv', 400, importMessages.empty],
  ['too much', 'x'.repeat(1024 * 1024 + 1), 'text/csv', 413, importMessages.tooLarge('1 MB')],
  ['a form post', 'a=b', 'application/x-www-form-urlencoded', 415, requestMessages.notFile],
  ['broken form data', 'a=b', 'multipart/form-data; boundary=x', 400, requestMessages.notFile],
])('an upload of %s is refused in words', async (_, body, type, status, sentence) => {
  expect((await send({ body, headers: { 'content-type': type } })).json).toMatchObject({ status, error: sentence })
})

test('a download keeps its name in any script', async () => {
  const contract = endpoint({ ...probe, access: { session: false }, method: 'GET', body: undefined, response: 'csv' })
  const download = handle(contract, () => file({ name: 'Café "報告".csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from('a') }))
  const answer = await callHandler(download, 'GET', '/probe/{id}', { params: { id: 'a' } })
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="Caf_ ____.csv"; filename*=UTF-8''Caf%C3%A9%20%22%E5%A0%B1%E5%91%8A%22.csv`)
  expect(answer.text).toBe('a')
})

test.each([
  ['what the contract says', { slow: 'The picture takes too long.' }, 'The picture takes too long.'],
  ['of an import', { work: 'import' as const }, requestMessages.slow.import],
  ['of a report', { work: 'report' as const }, requestMessages.slow.report],
  ['of anything else', {}, requestMessages.slow.other],
])('what takes too long is answered before Lambda gives up, with the sentence %s', async (_, more, sentence) => {
  const never = handle(endpoint({ ...probe, ...more, access: { session: false } }), () => new Promise<never>(() => undefined))
  const cutOff = (event: Parameters<typeof never>[0], context: Parameters<typeof never>[1]) =>
    never(event, { ...context, getRemainingTimeInMillis: () => 1250 })
  expect(await callHandler(cutOff, 'POST', '/probe/{id}', { params: { id: 'a' }, body: { name: 'Ada' } })).toMatchObject({
    status: 504,
    json: { error: sentence },
  })
})
