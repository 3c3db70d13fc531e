import { samplesOf } from '../samples.ts'
import { postDeleted } from './definition.ts'

export const samples = samplesOf(postDeleted, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee', by: 'Isla Murray' },
})
