import { beforeAll, expect, test } from '@jest/globals'
import { PermanentFailure, type Ports } from '../../functions/domains/delivery/ports.ts'
import { listAlerts } from '../../functions/domains/notifications/store/list.ts'
import { getOccurrence, markDeleted } from '../../functions/domains/schedules/store/occurrences.ts'
import { RunInProgress, runReport } from '../../functions/edge/jobs/run-report.ts'
import { documents } from '../../functions/kernel/clients.ts'
import { UndeliverableAddress } from '../../functions/kernel/mail/ses-refusals.ts'
import { Died, makeMortal, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { minute, newWorld, portsOf, report, schedule } from './world.ts'

startQuietTable()
beforeAll(() => makeMortal(documents()))

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

const alive = (event: unknown, ports: Ports) =>
  within(
    () => false,
    () => runReport(event, ports),
  )

test('a run that is killed in the middle of its PDF again and again is given up after an hour, and its owner is told once', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const event = await schedule(here, ['reader@client.test'])
  const started = here.clock
  for (let kill = 0; kill < 7; kill++) {
    await expect(
      within(
        (point) => point === 'print',
        () => runReport(event, ports),
      ),
    ).rejects.toThrow(Died)
    // while its lease lasts nobody else may touch it, and the event is to come again
    if (kill === 0) await expect(alive(event, ports)).rejects.toThrow(RunInProgress)
    here.clock += kill === 0 ? minute + 1 : 2 ** kill * minute
  }
  expect(here.clock - started).toBeGreaterThan(60 * minute)
  expect(await alive(event, ports)).toEqual({ outcome: 'failed' })
  expect((await getOccurrence(event.accountId, event.occurrenceId))?.state).toBe('FAILED')
  expect([...here.accepted]).toEqual([[here.ownerEmail, 1]])
  expect(await alive(event, ports)).toEqual({ outcome: 'nothing to do' })
  expect(sum(here.accepted.values())).toBe(1)
})

test('one address that can never be mailed does not keep the report from the others', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const send: Ports['send'] = (mail) => (mail.to.email === 'dead@client.test' ? Promise.reject(new UndeliverableAddress(mail.to.email)) : ports.send(mail))
  const event = await schedule(here, ['dead@client.test', 'reader@client.test'])
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'sent' })
  const end = await getOccurrence(event.accountId, event.occurrenceId)
  expect([end?.state, end?.sends['dead@client.test']?.status, end?.sends['reader@client.test']?.status]).toEqual(['GENERATED', 'failed', 'sent'])
})

test('SES being busy or down: busy is waited for, down is tried again without a second mail to those who have it', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const event = await schedule(here, ['first@client.test', 'second@client.test'])
  let calls = 0
  const send: Ports['send'] = (mail) => {
    calls += 1
    if (calls === 1) return Promise.reject(Object.assign(new Error('slow down'), { name: 'Throttling', $metadata: { httpStatusCode: 400 } }))
    if (calls === 3) return Promise.reject(Object.assign(new Error('not today'), { name: 'AccountSendingPausedException', $metadata: { httpStatusCode: 400 } }))
    return ports.send(mail)
  }
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'tried again later' })
  const between = await getOccurrence(event.accountId, event.occurrenceId)
  // SES said no, so the next mail to the second reader is not taken for a possible double
  expect([between?.sends['first@client.test']?.status, between?.sends['second@client.test']]).toEqual(['sent', undefined])
  // the same event once more is not the next try
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'nothing to do' })
  here.clock += minute
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'sent' })
  expect([...here.accepted]).toEqual([
    ['first@client.test', 1],
    ['second@client.test', 1],
  ])
})

test('a broken report is never mailed: it is tried for an hour with growing waits, then the owner is told which block it was', async () => {
  const here = await newWorld()
  const block = { kind: 'text', key: 't', title: 'Words', subTitle: null, no_data: null, type: 'text', value: 'x', items: [], error: 'Timed out' }
  const section = { key: 's', title: 'S', subTitle: null, label: null, span: 12, content: [block] }
  const broken = JSON.parse(JSON.stringify({ ...report, reports: { ...report.reports, networks: [{ ...report.reports.crossChannel, report: [section] }] } }))
  const ports: Ports = { ...portsOf(here), compute: async () => broken }
  const event = await schedule(here, ['reader@client.test'])
  const started = here.clock
  const waits: number[] = []
  while ((await alive(event, ports)).outcome === 'tried again later') {
    const seen = await getOccurrence(event.accountId, event.occurrenceId)
    expect(seen).toMatchObject({ state: 'SCHEDULED', retry: { reason: 'The report was not complete: the block “Words” is in error.' } })
    waits.push(((here.again ?? 0) - here.clock) / minute)
    here.clock = here.again ?? 0
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32])
  expect(here.clock - started).toBeGreaterThan(60 * minute)
  expect((await getOccurrence(event.accountId, event.occurrenceId))?.reason).toBe('The report was not complete: the block “Words” is in error.')
  expect([...here.accepted]).toEqual([[here.ownerEmail, 1]])
})

test('whoever scheduled a report finds in their list, once, that it was sent and to how many, or that it was not and why', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const listed = async () => {
    const read = { start: 0, count: 10, isWanted: () => true, now: new Date(here.clock) }
    return (await listAlerts({ accountId: here.accountId, userId: 'owner' }, read)).alerts.map(({ told }) => [told.notification_type, told.message])
  }
  const made = await schedule(here, ['dead@client.test', 'reader@client.test'])
  const send: Ports['send'] = (mail) => (mail.to.email === 'dead@client.test' ? Promise.reject(new UndeliverableAddress(mail.to.email)) : ports.send(mail))
  for (const _ of ['once', 'twice']) await alive(made, { ...ports, send })
  expect(await listed()).toEqual([['report_ready', `Report ready: “${report.title}” for Larkmere. 1 of 2 sent.`]])
  here.clock += minute
  const lost = await schedule(here, ['reader@client.test'])
  const authorise: Ports['authorise'] = () => Promise.reject(new PermanentFailure('No access.', true))
  for (const _ of ['once', 'twice']) await alive(lost, { ...ports, authorise })
  expect((await listed())[0]).toEqual(['report_failed', expect.stringContaining('No access.')])
  expect(await listed()).toHaveLength(2)
})

test('a removed run sends nothing, also when it is removed while it is made', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const event = await schedule(here, ['reader@client.test'])
  const pictures: Ports['pictures'] = async (given) => {
    await markDeleted(event.accountId, event.occurrenceId)
    return ports.pictures(given)
  }
  expect(await alive(event, { ...ports, pictures })).toEqual({ outcome: 'nothing to do' })
  expect(here.accepted.size).toBe(0)
})

test('an event of the time a run was moved away from does nothing', async () => {
  const here = await newWorld()
  const event = await schedule(here, ['reader@client.test'])
  expect(await alive({ ...event, scheduledTime: '2026-11-19T17:00:00Z' }, portsOf(here))).toEqual({ outcome: 'nothing to do' })
  expect((await getOccurrence(event.accountId, event.occurrenceId))?.attempts).toBe(0)
})
