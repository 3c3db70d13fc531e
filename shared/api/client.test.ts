import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { build } from 'esbuild'
import { messages } from '../messages.ts'
import { ApiError, createClient } from './client.ts'

type Sent = { url: string; init: RequestInit | undefined }
const sent: Sent[] = []
let answer: Response | Error | DOMException

const client = createClient(
  (url, init) => {
    sent.push({ url: String(url), init })
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)
  },
  '/api',
  { shapes: ['', { me: 0 }, [0], { profiles: 2 }], routes: { 'GET /me': 1, 'GET /profiles': 3 } },
)

beforeAll(() => {
  answer = new Error('not set')
})
afterEach(() => {
  sent.length = 0
})

const json = (value: unknown, status = 200) => Response.json(value, { status, headers: { 'x-request-id': 'req-1' } })

test('a call fills its path, its query and its body', async () => {
  answer = json({ results: [] })
  await client.call('POST /profiles/{id}/import', { params: { id: 'a/b' }, query: { format: 'auto', filename: undefined }, body: new Blob(['a,b']) })
  expect(sent[0]).toMatchObject({ url: '/api/profiles/a%2Fb/import?format=auto', init: { method: 'POST' } })
  answer = json({ me: {} })
  await client.call('POST /auth/login', { body: { email: 'a@x.test', password: 'b' } })
  expect(sent[1]?.init).toMatchObject({ body: '{"email":"a@x.test","password":"b"}', headers: { 'content-type': 'application/json' } })
  expect(client.url('GET /reports/scheduled/{id}/download', { params: { id: 'x y' } })).toBe('/api/reports/scheduled/x%20y/download')
})

test.each([
  [
    'a problem',
    json({ error: messages.mustLogin, requestId: 'req-2', mustLogin: true }, 401),
    { status: 401, message: messages.mustLogin, requestId: 'req-2', mustLogin: true },
  ],
  ['a page of some proxy', new Response('<html>', { status: 502 }), { status: 502, message: messages.generic, requestId: null }],
  ['an error field in a good answer', json({ error: 'Name is taken' }), { status: 200, message: 'Name is taken', requestId: 'req-1' }],
  ['half an answer', json({ you: {} }), { status: 200, message: messages.generic, requestId: 'req-1' }],
  ['an empty answer', new Response('', { status: 200 }), { status: 200, message: messages.generic }],
  ['no answer', new TypeError('Failed to fetch'), { status: 0, message: messages.generic }],
])('%s becomes an error with a sentence to show', async (_, given, expected) => {
  answer = given
  const error = await client.call('GET /me').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ mustLogin: false, ...expected })
})

test.each([
  [{ profiles: [] }, true],
  [{ profiles: {} }, false],
  [{ profiles: null }, false],
  [{}, false],
])('an answer %j to a list is whole: %p', async (given, whole) => {
  answer = json(given)
  const outcome = await client.call('GET /profiles').then(
    () => true,
    () => false,
  )
  expect(outcome).toBe(whole)
})

test('what was cancelled is no error of the service', async () => {
  const signal = AbortSignal.abort()
  answer = new DOMException('aborted', 'AbortError')
  await expect(client.call('GET /me', { signal })).rejects.toHaveProperty('name', 'AbortError')
})

test.each([
  ['a read that came while too many ran', 'GET /me', { 'retry-after': '0' }, 8],
  ['a read that must wait for long', 'GET /me', { 'retry-after': '40' }, 1],
  ['a write', 'POST /auth/logout', { 'retry-after': '0' }, 1],
] as const)('%s is sent again only where the wait is a moment and nothing can be done twice', async (_, route, headers, times) => {
  answer = Response.json({ error: messages.limits.atOnce('reports') }, { status: 429, headers })
  const error = await client.call(route).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 429, message: messages.limits.atOnce('reports') })
  expect(sent).toHaveLength(times)
})

test('of twenty reports asked for at once by an account with four places all arrive, none later than fourteen seconds of waiting', async () => {
  jest.useFakeTimers()
  try {
    let places = 4
    const busy = createClient(async () => {
      if (places === 0) return Response.json({ error: messages.limits.atOnce('reports') }, { status: 429, headers: { 'retry-after': '1' } })
      places--
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      places++
      return json({ me: {} })
    }, '/api')
    const asked = Promise.allSettled(Array.from({ length: 20 }, () => busy.call('GET /me')))
    await jest.advanceTimersByTimeAsync(14_000 + 1_500)
    expect((await asked).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'))
  } finally {
    jest.useRealTimers()
  }
})

test('downloads are files with their names, or links', async () => {
  const body = { profileIds: ['p'], dateFrom: '2026-01-01', dateTo: '2026-01-02' }
  answer = new Response('a;b', {
    headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''Caf%C3%A9.csv` },
  })
  expect(await client.call('POST /export/csv', { body })).toMatchObject({ kind: 'file', name: 'Café.csv', blob: { size: 3 } })
  answer = json({ url: 'https://files.example.com/x' })
  expect(await client.call('POST /export/csv', { body })).toEqual({ kind: 'link', url: 'https://files.example.com/x' })
  answer = new Response(null, { status: 204 })
  expect(await client.call('POST /auth/logout')).toBeUndefined()
})

test('the browser gets no schema with it', async () => {
  const { metafile } = await build({ entryPoints: ['shared/api/client.ts'], bundle: true, format: 'esm', write: false, metafile: true })
  expect(Object.keys(metafile.inputs).sort()).toEqual(
    ['shared/api/client.ts', 'shared/format-count.ts', 'shared/formats.ts', 'shared/messages.ts', 'shared/api/whole-answer.ts'].sort(),
  )
})
