import { samplesOf } from '../samples.ts'
import { securityChange } from './definition.ts'

const where = {
  email: 'mara@northbound.example',
  device: 'Chrome on macOS',
  place: 'United Kingdom',
  at: { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' },
} as const

export const samples = samplesOf(securityChange, {
  typical: { ...where, change: 'password' },
  'a second step switched off': { ...where, change: 'twoFactorOff', device: 'Unknown device', place: 'Network 192.0.2.x' },
})
