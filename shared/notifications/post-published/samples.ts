import { samplesOf } from '../samples.ts'
import { postPublished } from './definition.ts'

export const samples = samplesOf(postPublished, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee' },
})
