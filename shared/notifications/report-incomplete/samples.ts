import { samplesOf } from '../samples.ts'
import { reportIncomplete } from './definition.ts'

const report = {
  run: '01KAGZ5V7MQ2H8D4RW7F20AB12',
  title: 'Social media performance',
  client: 'Larkmere',
  at: '2026-11-24T09:00:00.000Z',
  timezone: 'Europe/London',
  ended: [],
  ended_more: 0,
  missing: null,
}

export const samples = samplesOf(reportIncomplete, {
  typical: { ...report, missing: { late: [{ name: 'Northbound Coffee on Facebook', last: '2026-11-19' }], more: 0 }, way: 'hold' },
  'a connection has ended': { ...report, ended: [{ name: 'Northbound Coffee on Instagram', on: '2026-11-22', isOver: true }], way: null },
  'right to left, emoji and markup': {
    ...report,
    title: '<b>Q4</b> & Wettbewerb',
    client: 'مقهى الشمال ☕️',
    missing: { late: [{ name: 'مقهى الشمال ☕️ on Facebook', last: '2026-11-19' }], more: 0 },
    way: 'send',
  },
})
