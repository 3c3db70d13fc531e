import { expect, test } from '@jest/globals'
import { pastSends } from './past-sends.ts'
import type { ScheduleForm } from './schedule-form.ts'

const form: ScheduleForm = {
  ...{ flavor: 'comprehensive', type: 'WEEKLY', quantity: 4, untilStopped: false, missingData: 'send', pdfExtent: 'sections', users: [], emails: [] },
  ...{ templateId: 'board', templateVersion: null, labels: [], labelMatch: 'any', entityGid: 'g', profileIds: ['p', 'q'], chosenIds: [], subject: null },
  ...{ range: 'last_7_days', compare: 'preceding', datesOpen: false, date: '2026-12-10', hour: 9, minute: 0, half: 'AM', timezone: 'Europe/London' },
}
const now = new Date('2026-11-26T12:00:00Z')
const dates = (changes: Partial<ScheduleForm>) => pastSends({ ...form, ...changes }, [], now).map(({ date }) => date)

test('the last three sends before today are reports over the dates each would have covered', () => {
  const [last, ...before] = pastSends(form, [], now)
  expect([last?.date, ...before.map(({ date }) => date)]).toEqual(['2026-11-26', '2026-11-19', '2026-11-12'])
  expect(last?.search).toEqual({
    ...{ entity: 'g', network: 'cross_channel', profile: 'p,q', template_id: 'board' },
    ...{ from_date: '2026-11-20', to_date: '2026-11-26', prior_from: '2026-11-13', prior_to: '2026-11-19' },
  })
})

test('months keep their last day, and a first send that is far off is counted back to today', () => {
  expect(dates({ type: 'MONTHLY', date: '2027-03-31' })).toEqual(['2026-10-31', '2026-09-30', '2026-08-31'])
  expect(dates({ date: '2026-11-26' })).toEqual(['2026-11-19', '2026-11-12', '2026-11-05'])
})

test('a report about something else is asked for with it, and as long as that is not chosen there is none', () => {
  const listener = { flavor: 'listener_performance', subject: { kind: 'listener', id: 'l1' } } as const
  expect(pastSends({ ...form, ...listener, templateId: null, profileIds: [] }, [], now)[0]?.search).toMatchObject({ listener_id: 'l1', to_date: '2026-11-26' })
  expect(dates({ ...listener, subject: null })).toEqual([])
  expect(dates({ date: '' })).toEqual([])
})
