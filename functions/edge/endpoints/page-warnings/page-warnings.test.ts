import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pageWarningMessages as words } from '../../../../shared/page-warning-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { handler as getMe } from '../auth/get-me.ts'
import { handler as get } from './get-page-warning.ts'
import { handler as put } from './put-page-warning.ts'
import { handler as remove } from './remove-page-warning.ts'

let people: TestPeople
let [admin, member] = ['', '']
const before = process.env.ALMANAC_ADMINS
beforeAll(async () => {
  people = await startPeople('kettle crane river')
  const [one, other] = [await people.somebody(), await people.somebody()]
  process.env.ALMANAC_ADMINS = `${one.email}=marketing`
  admin = await startSession('acct', one.id, new Date())
  member = await startSession('acct', other.id, new Date())
})
afterAll(async () => {
  if (before === undefined) delete process.env.ALMANAC_ADMINS
  else process.env.ALMANAC_ADMINS = before
  await people.stop()
})

const info = { message: 'Figures of Instagram come later today.', link: '/help/reviews', type: 'INFO', closable: true }
const write = (body: unknown, session = admin) => callHandler(put, 'POST', '/admin/page-warning', { session, body })
const read = async () => (await callHandler(get, 'GET', '/page-warnings', { session: member })).json.data
const warned = async () => (await callHandler(getMe, 'GET', '/me', { session: member })).json.me

test('what an administrator writes everybody reads until it is taken back, and each has an id of its own', async () => {
  expect([await read(), await warned()]).toMatchObject([null, { warned: false }])
  const first = await write(info)
  expect([first.status, await read(), await warned()]).toMatchObject([200, info, { warned: true }])
  const second = await write({ ...info, type: 'ERROR', link: 'https://status.example.com/?a=1', closable: false })
  expect(second.json.data).not.toMatchObject({ id: JSON.parse(first.text).data.id })
  expect((await callHandler(remove, 'DELETE', '/admin/page-warning', { session: admin })).status).toBe(204)
  expect([await read(), await warned()]).toMatchObject([null, { warned: false }])
})

test('a link that is none, and a message that says nothing, are refused and change nothing', async () => {
  for (const link of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://plain.test', 'https://', 'reports', ''])
    expect([link, (await write({ ...info, link })).json.error]).toEqual([link, words.badLink])
  expect((await write({ ...info, message: '   ' })).json.error).toBe(words.messageRequired)
  for (const body of [{ ...info, message: 'x'.repeat(201) }, { ...info, type: 'LOUD' }, { ...info, html: '<b>' }, null])
    expect((await write(body)).status).toBe(400)
  expect((await write(info, member)).status).toBe(404)
  expect(await read()).toBeNull()
})
