import { samplesOf } from '../samples.ts'
import { boostFailed } from './definition.ts'

export const samples = samplesOf(boostFailed, {
  typical: { publication_gid: 'pub-41', post: 'Slow pours, quiet mornings', network: 'instagram', profile: 'Northbound Coffee' },
})
