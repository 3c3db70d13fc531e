import { samplesOf } from '../samples.ts'
import { postFailure } from './definition.ts'

export const samples = samplesOf(postFailure, {
  typical: {
    publication_gid: 'pub-41',
    post: 'Slow pours, quiet mornings',
    network: 'instagram',
    profile: 'Northbound Coffee',
    reason: 'The picture is larger than Instagram takes',
  },
})
