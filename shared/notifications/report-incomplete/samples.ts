import { samplesOf } from '../samples.ts'
import { reportIncomplete } from './definition.ts'

const report = {
  run: '01KAGZ5V7MQ2H8D4RW7F20AB12',
  title: 'Social media performance',
  client: 'Larkmere',
  at: '2026-11-24T09:00:00.000Z',
  timezone: 'Europe/London',
} as const

export const samples = samplesOf(reportIncomplete, {
  typical: { ...report, lacks: 'Figures are missing: Northbound Coffee on Facebook has none after 19 Nov 2026.', way: 'hold' },
  'a connection has ended': { ...report, lacks: 'The connection of Northbound Coffee on Instagram ended on 22 Nov 2026.', way: null },
  'right to left, emoji and markup': {
    ...report,
    title: '<b>Q4</b> & Wettbewerb',
    client: 'مقهى الشمال ☕️',
    lacks: 'Figures are missing: مقهى الشمال ☕️ on Facebook has none after 19 Nov 2026.',
    way: 'send',
  },
})
