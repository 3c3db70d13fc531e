import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport, pauseScheduledReport } from '../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import type { Role } from '../../../test/builders/tenants.ts'
import { handler as schedule } from '../../edge/endpoints/schedules/create-scheduled-report.ts'
import { handler as pause } from '../../edge/endpoints/schedules/pause-scheduled-report.ts'
import { documents } from '../../kernel/clients.ts'
import { claimRun } from '../delivery/lease.ts'
import { nextMoment, nextRun } from '../delivery/next-run.ts'
import { getOccurrence } from './store/occurrences.ts'
import { occurrencesAt } from './store/runs-by-time.ts'
import { changeOccurrences, setPaused } from './store/runs-to-come.ts'

const tenants = startTenants({ now: new Date(), eachTest: true })
const account = 'acct-zebra'

async function weekly(quantity: number): Promise<string[]> {
  const body = {
    flavor: 'comprehensive',
    type: 'WEEKLY',
    generate_at: '2031-03-03T09:00',
    timezone: 'UTC',
    profiles: ['profile-zebra-1'],
    recipient_emails: 'a@x.test',
  }
  const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body: { ...body, quantity }, session: tenants.sessions.owner })
  return v.parse(createScheduledReport.response, made.json).records.map(({ _id }) => _id)
}
const ask = (id = '', paused = true, who: Role = 'owner') =>
  callHandler(pause, 'POST', '/reports/scheduled/{id}/pause', { params: { id }, body: { paused }, session: tenants.sessions[who] })
const labels = async (id = '', paused = true) =>
  v.parse(pauseScheduledReport.response, (await ask(id, paused)).json).records.map(({ label_state }) => label_state)
const runOf = async (id = '') => {
  const run = await getOccurrence(account, id)
  if (!run) throw new Error('no run')
  return run
}
const stateOf = async (id = '') => (await getOccurrence(account, id))?.state
/** What its event finds at its time. */
const fire = async (id = '') => {
  const run = await getOccurrence(account, id)
  const at = run?.generate_at ?? ''
  return (await claimRun(account, id, at, crypto.randomUUID(), new Date(at))).kind
}

test('while it is paused nothing is sent, what was due meanwhile is left out, and the next one comes at its own time', async () => {
  const [first, second, third] = await weekly(3)
  const between = { from: '2031-03-01T00:00:00.000Z', until: '2031-04-01T00:00:00.000Z', first: 'soonest', limit: 9 } as const
  expect(await labels(second)).toEqual(['Paused', 'Paused', 'Paused'])
  expect(await occurrencesAt(account, between)).toEqual([])
  expect(await fire(first)).toBe('done')
  expect(await getOccurrence(account, first ?? '')).toMatchObject({ state: 'DELETED', reason: deliveryMessages.pause.leftOut, attempts: 0 })
  expect(await nextMoment(account, await runOf(first))).toBe('paused')
  const goesOn = v.parse(pauseScheduledReport.response, (await ask(third, false)).json)
  expect(goesOn).toMatchObject({ left_out: 1, records: [{ label_state: 'Scheduled' }, { label_state: 'Scheduled' }] })
  expect(await nextRun(account, await runOf(second))).toMatchObject({ id: third })
  expect(await fire(second)).toBe('held')
})

test('twice is once, one that has nothing to come says so, and who may only look may not', async () => {
  const [only] = await weekly(1)
  expect([await labels(only), await labels(only), await labels(only, false), await labels(only, false)]).toEqual([
    ['Paused'],
    ['Paused'],
    ['Scheduled'],
    ['Scheduled'],
  ])
  expect((await ask(only, true, 'readonly')).status).toBe(403)
  await fire(only)
  expect(await ask(only)).toMatchObject({ status: 409, json: { error: deliveryMessages.pause.over } })
})

test('a run that is paused while its time is at hand is not begun', async () => {
  const [only = ''] = await weekly(1)
  const run = await runOf(only)
  const { middlewareStack } = documents()
  middlewareStack.add(
    (next) => async (args) => {
      middlewareStack.remove('pauseMeanwhile')
      const answer = await next(args)
      await setPaused(account, [run], [run], new Date().toISOString())
      return answer
    },
    { step: 'initialize', name: 'pauseMeanwhile' },
  )
  const take = () => claimRun(account, only, run.generate_at, crypto.randomUUID(), new Date(run.generate_at))
  expect([(await take()).kind, (await take()).kind, await stateOf(only)]).toEqual(['busy', 'done', 'DELETED'])
})

test('a run that is paused while somebody changes it stays paused', async () => {
  const [only] = await weekly(1)
  const before = await runOf(only)
  await ask(only)
  expect(await changeOccurrences(account, [before], [before])).toBe(false)
  const paused = await runOf(only)
  expect(await changeOccurrences(account, [paused], [{ ...paused, recipients: [] }])).toBe(true)
  expect(await runOf(only)).toMatchObject({ paused_at: paused.paused_at, recipients: [] })
})
