import { samplesOf } from '../samples.ts'
import { paymentFailed } from './definition.ts'

export const samples = samplesOf(paymentFailed, {
  typical: { amount: 149, card: '4242', tried: 1 },
})
