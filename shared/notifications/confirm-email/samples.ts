import { samplesOf } from '../samples.ts'
import { confirmEmail } from './definition.ts'

const token = '9kTzq7Hd2mVxQw3RbN8sLcY5uJfA1eGpKo6iZtXvB4M'

export const samples = samplesOf(confirmEmail, {
  typical: { email: 'mara@northbound.example', token, until: { at: '2026-11-23T09:41:00.000Z', timezone: 'Europe/London' } },
  'a long address, far away': {
    email: 'maximiliane.donaudampfschifffahrtsgesellschaft@reports.northbound.example',
    token,
    until: { at: '2026-11-23T09:41:00.000Z', timezone: 'Asia/Kathmandu' },
  },
})
