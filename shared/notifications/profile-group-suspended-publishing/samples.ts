import { samplesOf } from '../samples.ts'
import { profileGroupSuspendedPublishing } from './definition.ts'

export const samples = samplesOf(profileGroupSuspendedPublishing, {
  typical: { entity_gid: 'group-1', group: 'Northbound Markets', by: 'Mathieu Lambert', on: false },
  enabled: { entity_gid: 'group-1', group: 'Northbound Markets', by: 'Mathieu Lambert', on: true },
})
