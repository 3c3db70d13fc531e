import { samplesOf } from '../samples.ts'
import { emailChangeNotice } from './definition.ts'

export const samples = samplesOf(emailChangeNotice, {
  typical: {
    email: 'mara@northbound.example',
    to: 'mara.okafor@northbound.example',
    asked: { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' },
  },
})
