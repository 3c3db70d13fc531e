import { samplesOf } from '../samples.ts'
import { noAccount } from './definition.ts'

export const samples = samplesOf(noAccount, {
  typical: { email: 'mara@northbound.example', asked: { at: '2026-11-22T09:41:00.000Z', timezone: 'UTC' } },
})
