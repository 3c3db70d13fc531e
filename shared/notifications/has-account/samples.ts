import { samplesOf } from '../samples.ts'
import { hasAccount } from './definition.ts'

export const samples = samplesOf(hasAccount, {
  typical: { email: 'mara@northbound.example', asked: { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' } },
})
