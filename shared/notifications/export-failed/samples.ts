import { samplesOf } from '../samples.ts'
import { exportFailed } from './definition.ts'

const rest = {
  email: 'mara@northbound.example',
  asked: { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' },
  tries: 3,
  reference: 'FFQ69G5FAV',
} as const

export const samples = samplesOf(exportFailed, {
  typical: { of: 'Northbound', ...rest },
  'of one person': { of: null, ...rest },
  'right to left, emoji and markup': { of: 'مقهى الشمال ☕️ & <b>Co</b>', ...rest },
})
