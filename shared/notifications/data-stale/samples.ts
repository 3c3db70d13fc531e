import { samplesOf } from '../samples.ts'
import { dataStale } from './definition.ts'

export const samples = samplesOf(dataStale, {
  typical: { profile_gid: 'prof-3', profile: 'Leith Studio NYC', network: 'facebook', last_day: '2026-11-16' },
})
