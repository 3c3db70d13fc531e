import { samplesOf } from '../samples.ts'
import { teamInvitation } from './definition.ts'

const timezone = 'Europe/London'
const typical = {
  email: 'jonas@northbound.example',
  token: '9kTzq7Hd2mVxQw3RbN8sLcY5uJfA1eGpKo6iZtXvB4M',
  account: 'Northbound',
  by: { name: 'Mara Okafor', email: 'mara@northbound.example' },
  until: { at: '2026-11-29T09:40:00.000Z', timezone },
  role: 'RESTRICTED',
  groups: [
    { name: 'Northbound Coffee', may: 'Manage reports, view profiles' },
    { name: 'Larkmere', may: 'View reports' },
  ],
} as const

export const samples = samplesOf(teamInvitation, {
  typical,
  'an account admin': { ...typical, role: 'MANAGER', groups: [] },
  'many groups, right to left, emoji and markup': {
    ...typical,
    account: `<b>وكالة</b> ${'🦔'.repeat(20)}`,
    by: { name: 'مارا أوكافور', email: 'mara@northbound.example' },
    groups: Array.from({ length: 7 }, (_, n) => ({ name: `Group ${n + 1} of the northern markets and islands`, may: 'View everything' })),
  },
})
