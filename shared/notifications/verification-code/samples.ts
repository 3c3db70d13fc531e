import { samplesOf } from '../samples.ts'
import { verificationCode } from './definition.ts'

export const samples = samplesOf(verificationCode, {
  typical: { email: 'mara.okafor@northbound.example', code: '402917', until: { at: '2026-11-20T08:41:00.000Z', timezone: 'Europe/London' } },
})
