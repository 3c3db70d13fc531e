import { samplesOf } from '../samples.ts'
import { postScheduled } from './definition.ts'

export const samples = samplesOf(postScheduled, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee', by: 'Isla Murray' },
})
