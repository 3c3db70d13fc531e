import { samplesOf } from '../samples.ts'
import { emailChange } from './definition.ts'

export const samples = samplesOf(emailChange, {
  typical: {
    email: 'mara.okafor@northbound.example',
    token: '9kTzq7Hd2mVxQw3RbN8sLcY5uJfA1eGpKo6iZtXvB4M',
    until: { at: '2026-11-23T09:41:00.000Z', timezone: 'Europe/London' },
  },
})
