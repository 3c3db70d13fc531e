import { samplesOf } from '../samples.ts'
import { importFinished } from './definition.ts'

export const samples = samplesOf(importFinished, {
  typical: { file: 'instagram-november.csv', target: 'Northbound Coffee', profile_gid: 'prof-3', failed: false },
  failed: { file: 'instagram-november.csv', target: 'Northbound Coffee', profile_gid: 'prof-3', failed: true },
})
