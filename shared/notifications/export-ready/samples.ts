import { samplesOf } from '../samples.ts'
import { exportReady } from './definition.ts'

const rest = {
  email: 'mara@northbound.example',
  size: '12.4 MB',
  leftOut: 0,
  token: 'bQ4yTzZbF1mW0rS7xkE2n5dVuJ8cPqL3aHgIoYtKwXs',
  ends: { at: '2026-11-29T09:41:00.000Z', timezone: 'Europe/London' },
} as const

export const samples = samplesOf(exportReady, {
  typical: { of: 'Northbound', ...rest },
  'without some PDFs': { of: 'Northbound', ...rest, leftOut: 1240 },
  'of one person': { of: null, ...rest },
  'right to left, emoji and markup': { of: 'مقهى الشمال ☕️ & <b>Co</b>', ...rest },
})
