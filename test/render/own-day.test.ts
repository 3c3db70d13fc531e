/** Somebody who gets a report every Monday chooses Thursdays, on the whole stack. */
import { DeleteScheduleCommand } from '@aws-sdk/client-scheduler'
import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { watch } from '../../functions/edge/jobs/watchdog.ts'
import { scheduler } from '../../functions/kernel/scheduler.ts'
import { visitor } from '../builders/session.ts'
import { advance, mailsTo, order, owner, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

const [tom, ana] = ['tom@client.test', 'ana@client.test']
const thursday = 3

/** Of the newest email. */
async function openMail(to: string) {
  const { id = '' } = (await mailsTo(to)).at(-1) ?? {}
  return PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${id}.eml`)).arrayBuffer())
}

const attached = async (to: string) => {
  const [file] = (await openMail(to)).attachments
  if (!file || typeof file.content === 'string') throw new Error('There is no PDF.')
  return Buffer.from(new Uint8Array(file.content))
}
const counts = async () => [(await mailsTo(tom)).length, (await mailsTo(ana)).length]

test('the report of Monday comes on Thursday, the same bytes as everybody got, and once, also where the event of that day is lost', async () => {
  const { records } = await order(owner, { quantity: 3, recipient_emails: `${tom},${ana}` })
  const [first, second, third] = records.map(({ _id }) => _id)
  await advance('2030-01-07T08:31:00Z')
  const token = /\/recipient\/([\w-]{43})/.exec((await openMail(tom)).text ?? '')?.[1]
  const { status, body } = await visitor(stack.origin)('PATCH', `/report-emails/${token}`, { which: 'report', weekday: thursday })
  expect([status, body]).toMatchObject([200, { report: { next: { at: '2030-01-17T08:30:00.000Z' } } }])

  await advance('2030-01-16T12:00:00Z')
  expect(await counts()).toEqual([1, 2])
  expect(await recordOf(owner, second ?? '')).toMatchObject({
    state: 'GENERATED',
    recipients: [
      { status: 'later', due: '2030-01-17T08:30:00.000Z' },
      { status: 'sent', sent_at: expect.any(String) },
    ],
  })
  expect(await recordOf(owner, third ?? '')).toMatchObject({ recipients: [{ status: 'later', due: '2030-01-24T08:30:00.000Z' }, { status: 'waiting' }] })
  await advance('2030-01-17T08:31:00Z')
  expect(await counts()).toEqual([2, 2])
  expect((await attached(tom)).equals(await attached(ana))).toBe(true)
  expect(await recordOf(owner, second ?? '')).toMatchObject({ state: 'GENERATED', recipients: [{ status: 'sent' }, { status: 'sent' }] })

  await advance('2030-01-21T08:31:00Z')
  const due = Date.parse('2030-01-24T08:30:00Z')
  await scheduler().send(new DeleteScheduleCommand({ Name: `${third}-try-${due / 1000}` }))
  const looked = async (minutes: number) => {
    const { refired, late } = await watch(new Date(due + minutes * 60_000))
    return { refired: refired.includes(third ?? ''), late: late.includes(third ?? '') }
  }
  expect([await looked(-60), await looked(11)]).toEqual([
    { refired: false, late: false },
    { refired: true, late: true },
  ])
  await advance('2030-01-24T08:45:00Z')
  expect(await counts()).toEqual([3, 3])
  expect(await recordOf(owner, first ?? '')).toMatchObject({ recipients: [{ status: 'sent' }, { status: 'sent' }] })
}, 300_000)
