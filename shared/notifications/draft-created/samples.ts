import { samplesOf } from '../samples.ts'
import { draftCreated } from './definition.ts'

export const samples = samplesOf(draftCreated, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee', by: 'Isla Murray' },
})
