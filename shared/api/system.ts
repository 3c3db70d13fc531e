import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  name: 'get-health',
  domain: 'system',
  method: 'GET',
  path: '/health',
  summary: 'Check the health of the service',
  access: { session: false },
  work: 'free',
  response: v.object({ status: v.literal('ok'), version: v.string() }),
})
export const getOpenapi = endpoint({
  name: 'get-openapi',
  domain: 'system',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Get this API as OpenAPI 3.1',
  access: { session: false },
  work: 'free',
  response: v.looseObject({ openapi: v.string() }),
})
export const reportError = endpoint({
  name: 'report-error',
  domain: 'system',
  method: 'POST',
  path: '/error',
  summary: 'Report an error of a screen',
  // a screen writes to the log and to what administrators read of errors, and changes nothing
  audit: 'unaudited',
  changes: [],
  access: { session: false, recognises: true },
  body: v.strictObject({ error: v.pipe(v.string(), v.maxLength(4000)) }),
  response: 'empty',
  status: 204,
})
