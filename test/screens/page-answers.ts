/** Answers of pages that the sample account lacks: home, profiles, groups and team, without any entries. */
import type { Answered } from '../../shared/api/client.ts'
import type { Answers } from '../builders/mocked-app.ts'

const home: Answered<'GET /home'> = {
  today: '2026-11-20',
  timezone: 'Europe/London',
  groups: [],
  profiles: { all: 0, read: 0 },
  needs: [],
  week: { from: '2026-11-13', to: '2026-11-19' },
  before: { from: '2026-11-06', to: '2026-11-12' },
  changes: [],
  sends: [],
  next: null,
  data: [],
}
export const pages: Answers = {
  'GET /home': home,
  'GET /profiles/states': { states: [], plan: { held: 3, most: null }, groups: [], removed: [] },
  'GET /entities': { entities: [], removed: [] },
  'GET /profiles/formdata': { countries: [], entityTypes: [], timeZones: [], industries: [] },
  'GET /employees': { employees: [], locked: [] },
  'GET /subscription/remaining': { type: 'users', limit: 5, used: 1, remaining: 4 },
}
