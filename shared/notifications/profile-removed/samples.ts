import { samplesOf } from '../samples.ts'
import { profileRemoved } from './definition.ts'

export const samples = samplesOf(profileRemoved, {
  typical: { profile_gid: 'prof-3', profile: 'Northbound Coffee', network: 'linkedin', by: 'Isla Murray', group: 'Northbound Coffee' },
})
