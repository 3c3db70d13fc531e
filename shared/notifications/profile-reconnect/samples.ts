import { samplesOf } from '../samples.ts'
import { profileReconnect } from './definition.ts'

export const samples = samplesOf(profileReconnect, {
  typical: { profile_gid: 'prof-3', profile: 'Northbound Coffee Ltd', network: 'linkedin', ends_on: '2026-12-04' },
})
