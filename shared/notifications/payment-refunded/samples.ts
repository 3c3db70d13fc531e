import { samplesOf } from '../samples.ts'
import { paymentRefunded } from './definition.ts'

export const samples = samplesOf(paymentRefunded, {
  typical: { amount: 34_900, plan: 'Scale', has: 'Advanced', card: '4242' },
})
