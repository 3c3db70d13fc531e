import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listProfiles } from '../../../../shared/api/profiles.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { importFiles } from '../../../domains/import/targets/profile.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../kernel/accounts/store.ts'
import { handler } from './list-profiles.ts'

const account = 'listed'
const now = new Date('2026-11-20T12:00:00Z')
let table: TestTable
let session: string

beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: account, name: 'Listed', timezone: 'UTC', features: {} })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession(account, 'u', new Date())
})
afterAll(() => table.stop())

test('a profile is listed with the same fields after an import as before: what an import keeps for reports stays with us', async () => {
  const profile = aProfile('shop', 'facebook', { available_from: null })
  await putGroup(account, { entity_gid: profile.entity_gid, name: 'Shop', timezone: null })
  await putProfile(account, profile)
  const listed = async () => {
    const { json } = await callHandler(handler, 'GET', '/profiles', { session })
    return Object.keys(v.parse(listProfiles.response, json).profiles[0] ?? {}).sort()
  }
  const before = await listed()
  const bytes = Buffer.from('date,impressions,reactions\n2026-11-01,10,1\n2026-11-02,20,2\n')
  await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: 'days.csv', bytes }], now })
  expect(await getProfile(account, 'shop')).toMatchObject({ columns: {} })
  expect(await listed()).toEqual(before)
})
