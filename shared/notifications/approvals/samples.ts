import { samplesOf } from '../samples.ts'
import { approvals } from './definition.ts'

export const samples = samplesOf(approvals, {
  typical: {
    publication_gid: 'pub-41',
    post: 'Slow pours, quiet mornings',
    network: 'instagram',
    profile: 'Northbound Coffee',
    by: 'Isla Murray',
    state: 'asked',
  },
})
