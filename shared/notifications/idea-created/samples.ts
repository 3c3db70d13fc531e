import { samplesOf } from '../samples.ts'
import { ideaCreated } from './definition.ts'

export const samples = samplesOf(ideaCreated, {
  typical: { by: 'Isla Murray', idea: 'A day with the roasters', idea_gid: 'idea-7' },
})
