/** Passwords, session and link tokens never reach a log line, whatever happens to the request that carries them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { endpoints } from '../shared/api/index.ts'
import { callHandler } from './builders/call.ts'
import { startTable, type TestTable } from './builders/stack.ts'

const canary = {
  password: 'canary-password-4711',
  session: `canary-session-${'s'.repeat(28)}`,
  link: `canary-link-${'l'.repeat(31)}`,
  body: 'canary-body-4711',
}
let table: TestTable

beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** What is written meanwhile; warnings and errors go to the second stream. */
async function logged(act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const streams = [process.stdout, process.stderr] as const
  const writers = streams.map((stream) => stream.write)
  for (const stream of streams) stream.write = (line: string | Uint8Array) => lines.push(String(line)) > 0
  try {
    await act()
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = writers[index] ?? stream.write
  }
  return lines.join('')
}

test('canaries sent to every endpoint appear in no log', async () => {
  process.env.POWERTOOLS_LOG_LEVEL = 'DEBUG'
  const { handlerOf } = await import('../functions/edge/endpoints/index.ts')
  const text = await logged(async () => {
    for (const contract of endpoints) {
      const params = { id: canary.link, token: canary.link }
      const body = { email: 'ada@x.test', password: canary.password, note: canary.body }
      const headers = { authorization: canary.password, cookie: `almanac_session=${canary.session}`, 'x-canary': canary.body }
      await callHandler(handlerOf(contract.name), contract.method, contract.path, { params, body, headers, session: canary.session })
      await callHandler(handlerOf(contract.name), contract.method, contract.path, { params, session: canary.session, query: { [canary.body]: canary.body } })
    }
    const error = `TypeError at https://x.test/shared-report/${canary.link}`
    await callHandler(handlerOf('report-error'), 'POST', '/error', { body: { error } })
    await callHandler(handlerOf('login'), 'POST', '/auth/login', { body: { email: 'ada@x.test', password: canary.password } })
  })
  expect(text.match(/"message":"request"/g)?.length).toBe(2 * endpoints.length + 2)
  expect(text).toContain('screen error')
  expect(text).not.toContain('canary')
})
