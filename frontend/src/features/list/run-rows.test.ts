import { expect, test } from '@jest/globals'
import type { MailOutcome } from '../../../../shared/api/report-recipient.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { filterRows, isToCome, runRows, totalsOf } from './run-rows.ts'
import { row } from './run-table.scenes.tsx'
import { after, missedText, nextTry, repeats, sendTime, sentText, timeIn, until } from './run-text.ts'

const record = (id: string, over: Partial<ReportRecord>) => row(id, { schedule_id: 's1', runs: 3, profiles: [], recipients: [], ...over }).record
const mail = (status: 'waiting' | 'sent' | 'failed', outcome?: MailOutcome) => ({
  email: 'a@x.test',
  name: null,
  status,
  sent_at: null,
  ...(outcome && { outcome }),
})

test('what was asked for again is on top, in one row with the run that its schedule has next, and nothing stands twice', () => {
  const made = (id: string, generate_at: string, over: Partial<ReportRecord> = {}) => row(id, { state: 'GENERATED', generate_at, ...over })
  const rows = runRows([
    row('other', { schedule_id: 's2', generate_at: '2026-11-22T08:30:00.000Z' }),
    row('next', { schedule_id: 's1' }, 2),
    made('new', '2026-11-09T08:30:00.000Z', { state: 'FAILED' }),
    row('again', { schedule_id: 's1', generate_at: '2026-11-08T08:30:00.000Z' }),
    made('old', '2026-11-02T08:30:00.000Z'),
    made('old', '2026-11-02T08:30:00.000Z'),
  ])
  expect(rows.map(({ record: { _id }, more }) => [_id, more])).toEqual([
    ['again', 3],
    ['other', 0],
    ['new', 0],
    ['old', 0],
  ])
  expect(filterRows(rows, 'FAILED', '', (one) => one.title)).toHaveLength(1)
  expect(filterRows(rows, 'all', 'PoSt', (one) => one.title)).toHaveLength(4)
})

test('a run is to come until it is begun, and a PDF that is exported never was', () => {
  const made = [{}, { label_state: 'Retrying' }, { type: 'ONCE' as const }, { state: 'GENERATED' as const }, { state: 'FAILED' as const }]
  expect(made.map((over) => isToCome(record('a', over)))).toEqual([true, false, false, false, false])
})

test('the figures above the list count the mails of the last 30 days', () => {
  const totals = totalsOf(
    [
      record('a', {
        state: 'GENERATED',
        generate_at: '2026-11-16T08:00:00.000Z',
        recipients: [mail('sent', 'delivered'), mail('sent'), mail('failed', 'bounced')],
      }),
      record('b', { state: 'GENERATED', generate_at: '2026-09-16T08:00:00.000Z', recipients: [mail('sent')] }),
      record('c', {}),
    ],
    new Date('2026-11-20T00:00:00Z'),
  )
  expect({ ...totals, next: totals.next?._id }).toEqual({ next: 'c', sent: 2, delivered: 1, addressed: 3, troubled: 1, coming: 1 })
})

test('delivered never counts an email that the mail service only accepted', () => {
  expect(sentText([mail('sent'), mail('sent')])).toBe('2 of 2 sent')
  expect(sentText([mail('sent', 'delivered'), mail('sent', 'delayed')])).toBe('2 of 2 sent, 1 delivered')
  expect(sentText([mail('sent', 'delivered'), mail('failed', 'bounced')])).toBe('1 of 2 delivered')
})

test('failed and bounced emails are counted apart', () => {
  expect(missedText([mail('sent', 'delivered'), mail('sent')])).toBe('')
  expect(missedText([mail('sent', 'bounced')])).toBe('1 bounced')
  expect(missedText([mail('failed'), mail('failed', 'bounced'), mail('sent', 'bounced')])).toBe('1 failed, 2 bounced')
})

test('what is sent next goes by the next try of a run that is retried, not by the time it had', () => {
  const retried = record('retried', { retry: { at: '2026-11-23T08:56:00.000Z', reason: 'x', tries: 5, of: 7 } })
  const soon = record('soon', { schedule_id: 's2', generate_at: '2026-11-23T08:45:00.000Z' })
  expect(totalsOf([retried, soon], new Date('2026-11-23T08:41:00Z')).next?._id).toBe('soon')
})

test('times are said in the zone of the report', () => {
  expect(sendTime(record('a', {}))).toBe('Mon 23 Nov 2026, 08:30 GMT')
  expect(repeats(record('a', {}))).toBe('Weekly, Monday')
  expect(repeats(record('a', { type: 'MONTHLY', local_time: '2026-12-01T09:00' }))).toBe('Monthly, day 1')
  const february = { type: 'MONTHLY', local_time: '2027-02-28T09:00' } as const
  const counted = (day: number) => repeats(record('a', { ...february, counted_from: `2027-01-${day}T09:00` }))
  expect([counted(30), counted(31)]).toEqual(['Monthly, day 30', 'Monthly, last day'])
  expect(repeats(record('a', { runs: 1 }))).toBe('Once')
  expect(until('2026-11-23T08:30:00Z', new Date('2026-11-20T09:30:00Z'))).toBe('in 2 d 23 h')
  expect(after('2026-11-01T09:00:00Z', '2026-11-01T09:00:04.200Z')).toBe('04.2')
  expect(after('2026-11-01T09:00:00Z', '2026-11-01T09:01:12Z')).toBe('1m 12s')
})

test('a run that is tried again says when, until it is', () => {
  const retry = { at: '2026-11-23T08:34:00.000Z', reason: 'x', tries: 2, of: 7 }
  expect(nextTry(retry, new Date('2026-11-23T08:30:00Z'))).toBe('Next try in 4 min')
  expect(nextTry(retry, new Date('2026-11-23T08:33:45Z'))).toBe('Next try within a minute')
  expect(nextTry(retry, new Date('2026-11-23T08:34:01Z'))).toBe('Retrying now')
  expect(timeIn('Europe/London', retry.at)).toBe('Mon 23 Nov 2026, 08:34 GMT')
})
