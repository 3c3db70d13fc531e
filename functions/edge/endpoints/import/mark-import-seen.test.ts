import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer } from '../../../../shared/api/import-job.ts'
import type { EndpointName } from '../../../../shared/api/index.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const tenants = startTenants({ now })

type Who = 'owner' | 'manager'
const post = (name: EndpointName, path: string, who: Who, input: CallInput) =>
  callHandler(handlerOf(name), 'POST', path, { session: tenants.sessions[who], ...input })
const unread = async (who: Who) => (await callHandler(handlerOf('count-alerts'), 'GET', '/alert/count', { session: tenants.sessions[who] })).json.unread

/** Returns the id of a check whose files were then imported. */
async function importOf(filename: string): Promise<string> {
  const headers = { 'content-type': 'text/csv' }
  const body = `date,impressions\n${dayBefore(now, 4)},5\n`
  const input = { params: { id: 'profile-zebra-1' }, query: { filename, check: 'true' }, body, headers }
  const { id } = v.parse(ImportAnswer, (await post('import-profile-data', '/profiles/{id}/import', 'owner', input)).json).import
  expect((await post('start-import', '/imports/{id}/start', 'owner', { params: { id }, body: {} })).json.import).toMatchObject({ state: 'done' })
  return id
}
const see = async (who: Who, id: string) => (await post('mark-import-seen', '/imports/{id}/seen', who, { params: { id } })).status

test('marking an import as seen reads its notification for the person who started it, once however often it is repeated', async () => {
  const before = Number(await unread('owner'))
  const checks = await Promise.all(['a.csv', 'b.csv', 'c.csv'].map(importOf))
  expect(await unread('owner')).toBe(before + 3)
  const [first = '', second = '', third = ''] = checks
  // whoever did not start it takes no notification away
  expect([await see('manager', first), await unread('owner')]).toEqual([204, before + 3])
  expect(await Promise.all([see('owner', first), see('owner', first), see('owner', second)])).toEqual([204, 204, 204])
  expect(await unread('owner')).toBe(before + 1)
  expect([await see('owner', third), await unread('owner')]).toEqual([204, before])
})
