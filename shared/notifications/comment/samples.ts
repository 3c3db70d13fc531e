import { samplesOf } from '../samples.ts'
import { comment } from './definition.ts'

export const samples = samplesOf(comment, {
  typical: { by: 'Isla Murray', about: 'New bag, same beans', comment: 'Can we use the green one?', publication_gid: 'pub-41' },
})
