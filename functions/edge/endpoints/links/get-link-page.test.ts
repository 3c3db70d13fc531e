import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getLinkPage } from '../../../../shared/api/link-pages.ts'
import { linkPageKinds } from '../../../../shared/link-paths.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { userOf } from '../../../../test/builders/tenants.ts'
import { putReset } from '../../../domains/auth/store/resets.ts'
import { askDeletion, stopDeletion } from '../../../domains/leaving/store/account-deletions.ts'
import { putChange } from '../../../domains/preferences/store/email-changes.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handler } from './get-link-page.ts'

const built = '<title>Almanac</title><script src="/assets/index.js"></script>'
const now = new Date()
const email = `${userOf('owner')}@x.test`
const self = { accountId: 'acct-zebra', userId: userOf('owner') }
startTenants({ now })

beforeAll(() => {
  process.env.ALMANAC_SHARED_PAGE = `data:text/html,${encodeURIComponent(built)}`
})
afterAll(() => {
  delete process.env.ALMANAC_SHARED_PAGE
})

const pageOf = (kind: string, token: string, method: 'GET' | 'HEAD' = 'GET') => callHandler(handler, method, getLinkPage.path, { params: { kind, token } })
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

test.each(linkPageKinds)('the page of an unknown %s link is the built one, with status 410', async (kind) => {
  for (const token of ['A'.repeat(43), '-']) {
    expect(await pageOf(kind, token)).toMatchObject({ status: 410, text: built, headers })
    expect((await pageOf(kind, token, 'HEAD')).status).toBe(410)
  }
})

test('a link that works has status 200 until it ends', async () => {
  const reset = await putReset(self, email, now)
  expect(await pageOf('password', reset)).toMatchObject({ status: 200, text: built, headers })
  expect((await pageOf('invitation', reset)).status).toBe(410)
  const old = await putReset(self, email, new Date(now.getTime() - 3_600_001))
  expect((await pageOf('password', old)).status).toBe(410)

  const change = await putChange(self, email, 'new@zebra.test', now)
  expect((await pageOf('email', change)).status).toBe(200)

  const asked = await askDeletion(self.accountId, self.userId, now)
  expect((await pageOf('keep', asked?.token ?? '')).status).toBe(200)
  const account = await getAccount(self.accountId)
  if (account) await stopDeletion(account)
  expect((await pageOf('keep', asked?.token ?? '')).status).toBe(410)
})

test('another kind of link does not exist', async () => {
  expect(await pageOf('toString', 'A'.repeat(43))).toMatchObject({ status: 404, json: { error: messages.missing } })
})
