import { expect, test } from '@jest/globals'
import { callHandler } from '../../../../test/builders/call.ts'
import { handler as getHealth } from './get-health.ts'
import { handler as getOpenapi } from './get-openapi.ts'

test('health and the description of the API answer a browser that is signed in, without any right to the table', async () => {
  delete process.env.ALMANAC_TABLE
  const session = 'x'.repeat(43)
  expect(await callHandler(getHealth, 'GET', '/health', { session })).toMatchObject({ status: 200, json: { status: 'ok' } })
  expect(await callHandler(getOpenapi, 'GET', '/openapi.json', { session })).toMatchObject({ status: 200, json: { openapi: '3.1.0' } })
})
