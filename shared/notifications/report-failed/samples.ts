import { samplesOf } from '../samples.ts'
import { reportFailed } from './definition.ts'
import type { ReportFailed } from './email.ts'

const timezone = 'Europe/London'
const typical: ReportFailed = {
  title: 'Social media performance',
  client: 'Larkmere',
  reason: 'Unable to generate report. Please contact support.',
  planned: { at: '2026-11-20T17:00:00.000Z', timezone },
  lastTry: { at: '2026-11-20T18:03:00.000Z', timezone },
  recipients: { all: 3, sent: 0, unknown: 0 },
  next: { at: '2026-12-20T17:00:00.000Z', timezone },
  to: 'orderer',
  run: '01KAGZ5V7MQ2H8D4RW7F20AB12',
}

export const samples = samplesOf(reportFailed, {
  typical,
  'its schedule stands still': { ...typical, reason: 'The owner of this report no longer has access to all of its profiles.', standing: true },
  'figures are missing': {
    ...typical,
    held: 'hold',
    reason:
      'No figures for Northbound Coffee on Facebook after 19 Nov 2026. This schedule holds reports with missing figures. Please update the figures, or send the report as it is.',
  },
  'some recipients have it': { ...typical, recipients: { all: 4, sent: 2, unknown: 1 }, next: 'once' },
  'its owner has left; awkward names': {
    ...typical,
    title: 'Wettbewerb <b>Q4</b> & Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenvergleich',
    client: 'مقهى الشمال ☕️ 2026',
    next: null,
    to: 'account owner',
  },
})
