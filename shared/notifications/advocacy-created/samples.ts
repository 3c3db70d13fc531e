import { samplesOf } from '../samples.ts'
import { advocacyCreated } from './definition.ts'

export const samples = samplesOf(advocacyCreated, {
  typical: { advocacy_gid: 'adv-2', post: 'We are hiring roasters', by: 'Isla Murray' },
})
