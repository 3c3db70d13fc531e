/** An endpoint that fails without a sentence of its own says what could not be done, in the words of the specification (docs/behaviours.md#failures). */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { messages } from '../shared/messages.ts'
import { callHandler } from './builders/call.ts'

const all: readonly Endpoint[] = endpoints
const { unable } = messages
const said = (text: string) => all.flatMap(({ name, failure }) => (failure === text ? [name] : [])).sort()

let table: string | undefined
beforeEach(() => {
  table = process.env.ALMANAC_TABLE
  // nothing can be read: a fault of ours, whatever was asked
  delete process.env.ALMANAC_TABLE
})
afterEach(() => {
  if (table !== undefined) process.env.ALMANAC_TABLE = table
})

test.each(all.flatMap(({ name, method, path, failure }) => (failure === undefined ? [] : [[name, method, path, failure] as const])))(
  '%s says what it could not do',
  async (name, method, path, failure) => {
    const known = endpoints.find((one) => one.name === name)
    if (!known) throw new Error(name)
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param ?? '', 'x'.repeat(43)]))
    const answer = await callHandler(handlerOf(known.name), method, path, { params, session: 'x'.repeat(43), ...(method === 'POST' ? { body: {} } : {}) })
    expect([answer.status, answer.json.error, typeof answer.json.requestId]).toEqual([500, failure, 'string'])
  },
)

test('each of the sentences has its calls', () => {
  expect(said(unable.getCompetitors)).toEqual(['list-competitors'])
  expect(said(unable.getAdvocacyGroups)).toEqual(['list-advocacy-groups'])
  expect(said(unable.getListeners)).toEqual(['list-listeners'])
  expect(said(unable.getAdAccounts)).toEqual(['list-ad-accounts'])
  expect(said(unable.getTemplates)).toEqual([
    'compare-report-template',
    'get-report-builder',
    'get-report-template',
    'get-template-draft',
    'list-report-templates',
  ])
  expect(said(unable.saveTemplate)).toEqual(['create-report-template', 'recover-report-template', 'restore-report-template', 'update-report-template'])
  expect(said(unable.removeTemplate)).toEqual(['delete-report-template'])
  expect(said(unable.generateSummary)).toEqual(['create-report-summary'])
  expect(said(unable.exportReport)).toEqual(all.flatMap(({ name, domain }) => (domain === 'exports' ? [name] : [])).sort())
  const orders = ['create-scheduled-report', 'download-scheduled-report', 'get-shared-pdf', 'open-download', 'test-scheduled-report', 'update-scheduled-report']
  expect(said(unable.downloadReport)).toEqual(orders)
  const reports = all.flatMap(({ name }) =>
    /^get-.*-report$/.test(name) && !['get-scheduled-report', 'get-shared-report', 'get-sample-report'].includes(name) ? [name] : [],
  )
  expect(said(unable.generateReport)).toEqual([...reports, 'get-report-chart'].sort())
})
