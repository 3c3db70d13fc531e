import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createShare, listShares } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { type Session, signIn, visitor } from '../../../../test/builders/session.ts'
import { startStack, type TestStack } from '../../../../test/builders/stack.ts'

const password = 'espresso & 크레마'
let stack: TestStack
let owner: Session

beforeAll(async () => {
  stack = await startStack({ seed: true })
  owner = await signIn(stack.origin, 'owner@almanac.test')
})
afterAll(() => stack.stop())

async function share(changes: Record<string, unknown> = {}) {
  const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: '2026-08-27', priorTo: '2026-09-26' }
  const request = { type: 'comprehensive', profiles: ['demo-linkedin'], ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' }
  const { status, body } = await owner('POST', '/reports/share', { type: 'comprehensive', data: { request }, ...changes })
  expect({ status, body }).toMatchObject({ status: 201 })
  const { id, link } = v.parse(createShare.response, body)
  return { id, path: `/shared-reports/${new URL(link).pathname.slice('/shared-report/'.length)}` }
}

const listed = async (id: string) => v.parse(listShares.response, (await owner('GET', '/reports/share')).body).shares.find((one) => one.id === id)
const setCookie = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? ''
const cookieIn = (answer: { headers: Headers }) => setCookie(answer).split(';')[0]
const isAsked = { status: 403, body: { code: 'password_needed', error: linkMessages.refused.needed('Northbound') } }

test('a link with a password shows who shared it and nothing else until it is typed', async () => {
  const { id, path } = await share({ password })
  expect(await listed(id)).toMatchObject({ has_password: true, views: 0 })
  const stranger = visitor(stack.origin)
  const asked = await stranger('GET', path)
  expect(asked).toMatchObject(isAsked)
  expect(JSON.stringify(asked.body)).not.toMatch(/performance report|2026-10|Coffee/)
  for (const picture of ['logo', 'font']) expect(await stranger('GET', `${path}/${picture}`)).toMatchObject(isAsked)

  expect(await stranger('POST', `${path}/password`, { password: `${password}x` })).toMatchObject({ status: 403, body: { error: linkMessages.refused.wrong } })
  const opened = await stranger('POST', `${path}/password`, { password })
  expect(opened.status).toBe(200)
  // it goes with the browser, and with no request but those of this link
  expect(setCookie(opened)).toMatch(new RegExp(`^almanac_shared=[\\w-]{43}; Path=/api${path}; HttpOnly; SameSite=Lax(?:; Secure)?$`))
  const reader = visitor(stack.origin, cookieIn(opened))
  expect((await reader('GET', path)).status).toBe(200)
  expect((await stranger('GET', path)).status).toBe(403)
  expect(await listed(id)).toMatchObject({ views: 1 })

  const other = await share({ password })
  expect(await reader('GET', other.path)).toMatchObject(isAsked)
})

test('a password can be set, changed and taken away later; whoever was let in by the one before is asked again', async () => {
  const { id, path } = await share()
  const change = (body: object) => owner('PATCH', `/reports/share/${id}`, body)
  expect((await visitor(stack.origin)('GET', path)).status).toBe(200)
  expect(await change({ password: 'too few' })).toMatchObject({ status: 400, body: { error: linkMessages.refused.short(8) } })
  expect(await change({ password: ' '.repeat(8) })).toMatchObject({ status: 400, body: { error: linkMessages.refused.blank } })
  expect((await change({ password })).body).toMatchObject({ has_password: true, expires_at: expect.any(String) })
  const reader = visitor(stack.origin, cookieIn(await visitor(stack.origin)('POST', `${path}/password`, { password })))
  expect((await reader('GET', path)).status).toBe(200)
  // the date alone leaves the password as it is
  expect((await change({ expires: 'never' })).body).toEqual({ has_password: true, expires_at: null, downloads: false })
  expect((await reader('GET', path)).status).toBe(200)
  await change({ password: 'another of them' })
  expect(await reader('GET', path)).toMatchObject(isAsked)
  expect((await change({ password: null })).body).toEqual({ has_password: false, expires_at: null, downloads: false })
  expect((await visitor(stack.origin)('GET', path)).status).toBe(200)
})

test('whoever guesses is stopped after ten tries, right or wrong', async () => {
  const { path } = await share({ password })
  const tries = []
  for (let left = 10; left > 0; left--) tries.push((await visitor(stack.origin)('POST', `${path}/password`, { password: `guess ${left}` })).status)
  expect(tries).toEqual(Array(10).fill(403))
  const { status, headers } = await visitor(stack.origin)('POST', `${path}/password`, { password })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
