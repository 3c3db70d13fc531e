import { samplesOf } from '../samples.ts'
import { planLimitNear } from './definition.ts'

export const samples = samplesOf(planLimitNear, {
  typical: { of: 'profiles', used: 18, most: 20 },
})
