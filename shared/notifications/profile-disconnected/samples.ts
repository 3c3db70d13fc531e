import { samplesOf } from '../samples.ts'
import { profileDisconnected } from './definition.ts'

export const samples = samplesOf(profileDisconnected, {
  typical: { profile_gid: 'prof-3', profile: 'Northbound Coffee Ltd', network: 'linkedin' },
})
