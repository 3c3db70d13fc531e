import { samplesOf } from '../samples.ts'
import { accountDeletion } from './definition.ts'

const moments = {
  asked: { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' },
  ends: { at: '2026-11-23T09:41:00.000Z', timezone: 'Europe/London' },
} as const
const token = 'bQ4yTzZbF1mW0rS7xkE2n5dVuJ8cPqL3aHgIoYtKwXs'

export const samples = samplesOf(accountDeletion, {
  typical: { account: 'Northbound', by: 'Mara Okafor', token, ...moments },
  'right to left, emoji and markup': { account: 'مقهى الشمال ☕️ & <b>Co</b>', by: 'نور <i>حداد</i>', token, ...moments },
})
