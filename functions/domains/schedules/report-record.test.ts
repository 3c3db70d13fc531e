import { expect, test } from '@jest/globals'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { reportRecord } from './report-record.ts'

const run = (changes: object) => {
  const { occurrences } = someOccurrences({
    recipients: ['sent@x.test', 'dead@x.test', 'next@x.test'].map((email) => ({ user_id: null, email, name: null })),
    at: ['2026-11-23T08:30:00.000Z'],
    now: new Date('2026-11-20T00:00:00Z'),
  })
  const [occurrence] = occurrences
  if (!occurrence) throw new Error('no run')
  const sends = {
    'sent@x.test': { status: 'sent', at: '2026-11-23T08:30:10.000Z', tries: 1 },
    'dead@x.test': { status: 'failed', at: '2026-11-23T08:30:11.000Z', tries: 1 },
  } as const
  return reportRecord({ ...occurrence, attempts: 2, sends, ...changes })
}
const retry = { at: '2026-11-23T08:33:00.000Z', reason: 'The mail service did not answer.' }
const statuses = ({ recipients }: ReturnType<typeof run>) => recipients.map(({ status }) => status)

test('while a run waits for its next try, whoever has no mail yet is shown as retrying, with when and why', () => {
  const shown = run({ retry })
  expect(shown).toMatchObject({ state: 'SCHEDULED', label_state: 'Retrying', retry: { ...retry, tries: 2, of: 7 } })
  expect(statuses(shown)).toEqual(['sent', 'failed', 'retrying'])
})

test('a failed run that waits to tell its owner is not shown as retrying', () => {
  const shown = run({ state: 'FAILED', retry })
  expect([shown.label_state, shown.retry, ...statuses(shown)]).toEqual(['Failed', null, 'sent', 'failed', 'waiting'])
})

test('a run to come says which dates it will cover, ending on its day; a report without a comparison none to compare with', () => {
  expect(run({}).dates).toEqual({ dateFrom: '2026-10-26', dateTo: '2026-11-23', priorFrom: '2026-09-21', priorTo: '2026-10-19' })
  expect(run({ flavor: 'advocacy', range: { days: 7 } }).dates).toEqual({ dateFrom: '2026-11-17', dateTo: '2026-11-23', priorFrom: null, priorTo: null })
  const covered = { dateFrom: '2026-11-01', dateTo: '2026-11-07', priorFrom: null, priorTo: null }
  expect(run({ state: 'GENERATED', covered }).dates).toEqual(covered)
  expect(run({ state: 'FAILED' }).dates).toBeNull()
})
