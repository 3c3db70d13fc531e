import { samplesOf } from '../samples.ts'
import { reportUnsubscribed } from './definition.ts'

export const samples = samplesOf(reportUnsubscribed, {
  typical: { who: 'maren@larkmere.example', title: 'Weekly client summary', run: '01JCZ0' },
  'from all': { who: 'maren@larkmere.example', title: null, run: '01JCZ0' },
})
