import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getSharedPage } from '../../../shared/api/shared-reports.ts'
import { linkMessages } from '../../../shared/link-messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handler as openPage } from '../../edge/endpoints/shares/get-shared-page.ts'
import { putAccount, putGroup } from '../../kernel/accounts/store.ts'
import { plainPage, readSharedPage } from './shared-page.ts'
import { changeShare, putShare } from './store/shares.ts'

let table: TestTable
const built = '<title>Shared report</title><script src="/assets/shared.js"></script>'

beforeAll(async () => {
  process.env.ALMANAC_SHARED_PAGE = `data:text/html,${encodeURIComponent(built)}`
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Europe/London', features: {} })
  await putGroup('acct', { entity_gid: 'g1', name: 'Shops', timezone: null })
})
afterAll(() => table.stop())

const share = (expires_at: string | null = null) =>
  putShare('acct', {
    origin: 'person',
    type: 'tasks',
    title: 'Tasks report',
    hash: '0'.repeat(64),
    created_by: 'u',
    shared_by: 'Acme',
    entities: ['g1'],
    timezone: 'UTC',
    created_at: new Date().toISOString(),
    expires_at,
    password: null,
    logo: null,
    font: null,
    domain: null,
    occurrence_id: null,
    recipient: null,
  })
const pageOf = (token: string, method: 'GET' | 'HEAD' = 'GET') => callHandler(openPage, method, getSharedPage.path, { params: { token } })

test('the page of a link that works is the built one; of a dead link it is the same page with status 410', async () => {
  const alive = await share()
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
  // the report is on its way before the first script asks for it
  const link = `</api/shared-reports/${alive.token}>; rel=preload; as=fetch; crossorigin`
  expect(await pageOf(alive.token)).toMatchObject({ status: 200, text: built, headers: { ...headers, link } })

  await changeShare('acct', { origin: 'person', id: alive.id }, { revoked_at: new Date().toISOString() })
  const ended = await share(new Date(Date.now() - 1000).toISOString())
  for (const token of [alive.token, ended.token, 'A'.repeat(43), '-']) {
    const answer = await pageOf(token)
    expect([token, answer]).toMatchObject([token, { status: 410, text: built, headers }])
    expect(answer.headers).not.toHaveProperty('link')
    expect([token, (await pageOf(token, 'HEAD')).status]).toEqual([token, 410])
  }
})

test('without the built page a dead link is still explained', async () => {
  const before = process.env.ALMANAC_SHARED_PAGE
  process.env.ALMANAC_SHARED_PAGE = 'http://127.0.0.1:9/shared.html'
  try {
    // later than what was read before stays fresh
    await expect(readSharedPage(new Date(Date.now() + 60_000))).rejects.toThrow('fetch failed')
    expect(plainPage(true)).toContain(linkMessages.refused.gone)
  } finally {
    process.env.ALMANAC_SHARED_PAGE = before
  }
})
