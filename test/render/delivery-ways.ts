/** The whole stack with a clock that is put forward: what is ordered by API, and the mails that came of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from '@jest/globals'
import * as v from 'valibot'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { createScheduledReport, getScheduledReport } from '../../shared/api/schedules.ts'
import { type Session, signIn } from '../builders/session.ts'
import { startStack, type TestStack } from '../builders/stack.ts'

export const profile = 'demo-linkedin'
export let stack: TestStack
export let owner: Session
export let manager: Session

/** Call it once in a file of tests. */
export function startDeliveries(): void {
  beforeAll(async () => {
    if (!existsSync(join(printFolder, 'index.html'))) await buildFrontend(() => undefined)
    stack = await startStack({ seed: true })
    owner = await signIn(stack.origin, 'owner@almanac.test')
    manager = await signIn(stack.origin, 'manager@almanac.test')
  }, 180_000)
  afterAll(() => stack.stop())
}

const Mails = v.array(v.object({ id: v.string(), from: v.string(), to: v.array(v.string()), subject: v.string() }))

export async function mailsTo(email: string) {
  const all = v.parse(Mails, await (await fetch(`${stack.origin}/_local/mail.json`)).json())
  return all.filter(({ to }) => to.includes(email)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

const Waiting = v.object({ schedules: v.array(v.object({ name: v.string(), attempts: v.number(), lastError: v.nullable(v.string()) })) })

/** @throws with what the runs that are tried again met, before the test itself runs out of its time and says nothing */
export async function advance(to: string) {
  const given = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ to }) }
  const asked = await fetch(`${stack.origin}/_local/scheduler/advance`, { ...given, signal: AbortSignal.timeout(170_000) }).catch(async (error) => {
    const { schedules } = v.parse(Waiting, await (await fetch(`${stack.origin}/_local/scheduler.json`)).json())
    const tried = schedules.filter(({ attempts }) => attempts > 0)
    throw new Error(`The clock did not come to ${to}. Tried again: ${JSON.stringify(tried)}`, { cause: error })
  })
  expect(asked.status).toBe(200)
}

export async function order(session: Session, changes: Record<string, unknown>) {
  const { status, body } = await session('POST', '/reports/scheduled', {
    flavor: 'comprehensive',
    type: 'WEEKLY',
    generate_at: '2030-01-07T08:30',
    quantity: 3,
    timezone: 'Europe/London',
    profiles: [profile],
    recipient_emails: 'reader@client.test',
    ...changes,
  })
  expect({ status, body }).toMatchObject({ status: 201 })
  return v.parse(createScheduledReport.response, body)
}

export async function recordOf(session: Session, id: string) {
  return v.parse(getScheduledReport.response, (await session('GET', `/reports/scheduled/${id}`)).body).record
}
