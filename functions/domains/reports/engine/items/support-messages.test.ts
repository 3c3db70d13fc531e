/**
 * The figures that real support messages must give (docs/metrics.md#real-data), from the file through import to the endpoint. The file may not be
 * redistributed, so it is not part of the project; on a machine that lacks it its test is skipped.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import * as v from 'valibot'
import { Report } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../../test/builders/real-data.ts'
import { startTable, type TestTable } from '../../../../../test/builders/stack.ts'
import { handler } from '../../../../edge/endpoints/reports/get-inbox-activity-report.ts'
import { startSession } from '../../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { importFiles } from '../../../import/targets/profile.ts'

const file = 'support_messages_twcs.csv'
const test = testWith(file)
const account = 'acct-support'
let table: TestTable
let session: string
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: account, name: 'Support', timezone: 'UTC', features: { inbox_activity: true } })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession(account, 'u', new Date())
})
afterAll(() => table.stop())

test('5,000 support messages: what came in, what was answered, how long it took', async () => {
  const base = aProfile('support', 'twitter', { available_from: null })
  await putGroup(account, { entity_gid: base.entity_gid, name: 'Support', timezone: null })
  await putProfile(account, base)
  const profile = await getProfile(account, 'support')
  if (!profile) throw new Error('no profile')
  const files = [{ name: 'messages.csv', bytes: await readFile(realFile(file)) }]
  const [result] = await importFiles({ accountId: account, profile, format: 'auto', files, now: new Date() })
  expect(result).toMatchObject({ format: 'support-messages', read: 5000, written: 5000, skippedTotal: 0, from: '2011-08-29', to: '2017-12-03' })

  const query = { profiles: 'support', timezone: 'UTC', dateFrom: String(result?.from), dateTo: String(result?.to) }
  const { json, status, text } = await callHandler(handler, 'GET', '/reports/inbox-activity', { session, query })
  if (status !== 200) throw new Error(text)
  const { crossChannel } = v.parse(Report, json).reports
  const tile = (key: string) => crossChannel.summary.find((one) => one.key === key)?.value
  const content = (key: string) => crossChannel.report.find((section) => section.key === key)?.content ?? []
  const volume = content('volume')[0]
  if (volume?.kind !== 'column') throw new Error('no columns')
  expect(volume.values.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))).toEqual([2778, 2222])
  // on X each message is answered on its own, so each is a turn
  expect([tile('inbound'), tile('turns'), tile('unanswered')]).toEqual([2778, 2778, 2778 - 2083])
  expect(tile('response_rate')?.toFixed(2)).toBe('74.98')
  expect(tile('first_response_time')).toBe(692)
  const types = content('frt')[1]
  if (types?.kind !== 'table') throw new Error('no table')
  const { footer } = types
  expect([footer?.answered, footer?.first_response_mean, footer?.first_response_p90].map((cell) => Math.round(Number(cell?.value)))).toEqual([
    2083, 11803, 22811,
  ])
  const times = content('frt_dist')[0]
  if (times?.kind !== 'bar') throw new Error('no bars')
  expect(times.values.map(({ figure }) => figure.value)).toEqual([1180, 433, 188, 222, 60])
})
