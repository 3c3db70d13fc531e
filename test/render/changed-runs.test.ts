/** What is done with a run once it is ordered: it is changed before its time, or sent again after it. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { hashPassword } from '../../functions/domains/auth/password.ts'
import { watch } from '../../functions/edge/jobs/watchdog.ts'
import { putUser } from '../../functions/kernel/accounts/store.ts'
import { updateScheduledReport } from '../../shared/api/schedules.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { advance, mailsTo, order, owner, profile, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

test('what was sent goes to one recipient again, and the watchdog counts it from when it was asked for', async () => {
  const [first, second] = ['first@again.test', 'second@again.test']
  const { records } = await order(owner, { type: 'ONCE', generate_at: '2030-06-01T09:00', quantity: 1, recipient_emails: `${first}, ${second}` })
  const [run] = records
  if (!run) throw new Error('no run')
  const again = (recipients?: string[], who = owner) => who('POST', `/reports/scheduled/${run._id}/retry`, recipients ? { recipients } : {})
  expect((await again()).body).toMatchObject({ error: deliveryMessages.again.notYet })
  await advance('2030-06-01T08:01:00Z')
  const made = await recordOf(owner, run._id)
  expect(made.recipients.map(({ status }) => status)).toEqual(['sent', 'sent'])
  expect(
    [await again(), await again(['nobody@again.test'])].map(({ status, body }) => [status, v.parse(v.looseObject({ error: v.string() }), body).error]),
  ).toEqual([
    [409, deliveryMessages.again.everybody],
    [400, deliveryMessages.again.stranger('nobody@again.test')],
  ])
  const both = await Promise.all([again([second]), again([second])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const asked = both.find(({ status }) => status === 200)?.body
  expect(asked).toMatchObject({ record: { label_state: 'Retrying', hash: made.hash, recipients: [{ status: 'sent' }, { status: 'waiting' }] } })
  expect((await watch(new Date(Date.now() + 3 * 60_000))).late).not.toContain(run._id)
  await advance('2030-06-01T08:02:00Z')
  expect(await recordOf(owner, run._id)).toMatchObject({ label_state: 'Ready', hash: made.hash, pages: made.pages })
  expect([await mailsTo(first), await mailsTo(second)].map(({ length }) => length)).toEqual([1, 2])
})

test('runs to come are changed, one alone or it and all that follow, and each is sent once at its new time', async () => {
  const [old, other] = ['old@change.test', 'new@change.test']
  const { records } = await order(owner, { generate_at: '2031-03-17T08:30', quantity: 4, recipient_emails: old })
  const change = (at: number, changes: Record<string, unknown>) =>
    owner('PATCH', `/reports/scheduled/${records[at]?._id}`, {
      flavor: 'comprehensive',
      type: 'WEEKLY',
      timezone: 'Europe/London',
      profiles: [profile],
      recipient_emails: other,
      ...changes,
    })
  const times = ({ body }: { body: unknown }) => v.parse(updateScheduledReport.response, body).records.map(({ local_time, run }) => [run, local_time])
  expect(times(await change(1, { generate_at: '2031-03-25T10:00' }))).toEqual([[2, '2031-03-25T10:00']])
  expect((await change(1, { generate_at: '2031-03-25T10:00', recipient_emails: old, revision: 0 })).body).toMatchObject({
    error: deliveryMessages.change.meanwhile,
  })
  // both read the run as it was, so one of them is late even when the other is done before it begins
  const seen = { revision: 0 }
  const both = await Promise.all([
    change(2, { generate_at: '2031-04-01T07:00', which: 'following', ...seen }),
    change(2, { generate_at: '2031-04-02T07:00', ...seen }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(times(await change(2, { generate_at: '2031-04-01T07:00', which: 'following' }))).toEqual([
    [3, '2031-04-01T07:00'],
    [4, '2031-04-08T07:00'],
  ])
  const sent: number[][] = []
  // summer begins on 30 March
  for (const until of [
    '2031-03-17T08:31',
    '2031-03-25T09:59',
    '2031-03-25T10:01',
    '2031-04-01T05:59',
    '2031-04-01T06:01',
    '2031-04-08T06:01',
    '2031-05-01T00:00',
  ]) {
    await advance(`${until}:00Z`)
    sent.push([(await mailsTo(old)).length, (await mailsTo(other)).length])
  }
  expect(sent).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 3],
  ])
  const refused = [await change(0, { generate_at: '2031-06-02T08:30' }), await change(0, { generate_at: '2031-06-02T08:30', flavor: 'posts' })]
  expect(refused.map(({ status, body }) => [status, v.parse(v.looseObject({ error: v.string() }), body).error])).toEqual(
    refused.map(() => [409, deliveryMessages.change.begun]),
  )
}, 300_000)

test('what is due while its schedule is paused is mailed to nobody, not even later, and the next one comes at its time', async () => {
  const to = 'reader@paused.test'
  const { records } = await order(owner, { generate_at: '2031-09-01T08:30', quantity: 2, recipient_emails: to })
  const pause = (paused: boolean) => owner('POST', `/reports/scheduled/${records[1]?._id}/pause`, { paused })
  expect((await pause(true)).body).toMatchObject({ records: [{ label_state: 'Paused' }, { label_state: 'Paused' }] })
  await advance('2031-09-02T00:00:00Z')
  expect(await recordOf(owner, records[0]?._id ?? '')).toMatchObject({ state: 'DELETED', reason: deliveryMessages.pause.leftOut })
  expect((await pause(false)).body).toMatchObject({ records: [{ run: 2, label_state: 'Scheduled' }], left_out: 1 })
  await advance('2031-09-07T00:00:00Z')
  expect(await mailsTo(to)).toEqual([])
  await advance('2031-09-09T00:00:00Z')
  expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual([
    'Northbound Coffee: Social media performance report, Northbound Coffee Ltd (LinkedIn), 11 Aug – 8 Sep 2031',
  ])
})

test('whoever takes a schedule over sends its reports, and is told when one fails', async () => {
  const [email, reader] = ['heir@almanac.test', 'reader@heir.test']
  const group = { role: 'RESTRICTED', permissions: { reports: 'manage' } } as const
  const heir = { id: 'user-heir', email, name: 'Hera Hale', role: 'RESTRICTED', type: 'member', joined: true } as const
  await putUser('acct-demo', { ...heir, groups: { 'group-northbound': group } }, await hashPassword('almanac-demo'))
  const { records } = await order(owner, { generate_at: '2031-10-06T08:30', quantity: 2, recipient_emails: reader })
  expect((await owner('POST', `/reports/scheduled/${records[0]?._id}/hand-over`, { user_id: heir.id })).status).toBe(200)
  await advance('2031-10-07T00:00:00Z')
  const [mail] = await mailsTo(reader)
  expect(await (await fetch(`${stack.origin}/_local/mail/${mail?.id}.eml`)).text()).toContain('Hera Hale added')
  await putUser('acct-demo', { ...heir, groups: {} })
  await advance('2031-10-14T00:00:00Z')
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Not sent: Social media performance report for Northbound Coffee'])
  expect([(await mailsTo(reader)).length, await mailsTo('owner@almanac.test')]).toEqual([1, []])
})
