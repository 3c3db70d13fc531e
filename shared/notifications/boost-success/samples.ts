import { samplesOf } from '../samples.ts'
import { boostSuccess } from './definition.ts'

export const samples = samplesOf(boostSuccess, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee' },
})
