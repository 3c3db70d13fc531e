import { samplesOf } from '../samples.ts'
import { reminderNotification } from './definition.ts'

export const samples = samplesOf(reminderNotification, {
  typical: { reminder: 'Send the plan for December', link: '/calendar' },
})
