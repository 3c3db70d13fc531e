import { samplesOf } from '../samples.ts'
import { passwordReset } from './definition.ts'

const timezone = 'Europe/London'

export const samples = samplesOf(passwordReset, {
  typical: {
    email: 'mara@northbound.example',
    token: '9kTzq7Hd2mVxQw3RbN8sLcY5uJfA1eGpKo6iZtXvB4M',
    asked: { at: '2026-11-22T09:41:00.000Z', timezone },
    until: { at: '2026-11-22T10:41:00.000Z', timezone },
  },
})
