import { samplesOf } from '../samples.ts'
import { profileConnected } from './definition.ts'

export const samples = samplesOf(profileConnected, {
  typical: { profile_gid: 'prof-3', profile: 'Northbound Coffee', network: 'linkedin', by: 'Isla Murray', group: 'Northbound Coffee' },
})
