/** Answers of pages that the sample account lacks: home, profiles, groups and team. */
import type { Answered } from '../../shared/api/client.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import type { Answers } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { sampleRun } from './sample-runs.ts'

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
/** Without any entries. */
export const pages: Answers = {
  'GET /home': home,
  'GET /profiles/states': { states: [], plan: { held: 3, most: null }, groups: [], removed: [] },
  'GET /entities': { entities: [], removed: [] },
  'GET /profiles/formdata': { countries: [], entityTypes: [], timeZones: [], industries: [] },
  'GET /employees': { employees: [], locked: [] },
  'GET /subscription/remaining': { type: 'users', limit: 5, used: 1, remaining: 4 },
}

/** Home with something of everything, of the first tile of a report. */
export async function wholeHome(): Promise<Answers> {
  const { crossChannel } = sampleReport(await loadReport('comprehensive')).reports
  const [tile] = crossChannel.summary
  const passport = crossChannel.passports[tile?.passport ?? '']
  if (!tile || !passport) throw new Error('The sample has no tile with a passport.')
  const { _id, flavor, title, icon, type, generate_at, timezone, entities } = sampleRun()
  const run = { _id, flavor, title, icon, type, generate_at, timezone, entities }
  const groups = sampleMe.entities.map(({ entity_gid, name }) => ({ entity_gid, name }))
  const whole: Answered<'GET /home'> = {
    ...{ today: '2026-11-20', timezone: 'Europe/London', groups, profiles: { all: 3, read: 3 } },
    ...{ week: { from: '2026-11-13', to: '2026-11-19' }, before: { from: '2026-11-06', to: '2026-11-12' }, next: { date: '2026-11-21', runs: 2 } },
    needs: [{ kind: 'failed', run, reason: null, waiting: 2 }],
    changes: ['group-leith', 'group-harbour'].map((entity_gid) => ({
      ...{ key: tile.key, title: tile.title, entity_gid, figure: tile.figure, change: 24, strength: 2.5, passport },
      ...{ usual: { low: -4, high: 6, weeks: 12 }, daily: Array.from({ length: 14 }, (_, day) => 100 + day) },
    })),
    sends: [{ ...run, state: 'due', of: 3, sent: 0, later: 0, missing: [] }],
    data: groups.map(({ entity_gid }) => ({
      entity_gid,
      profiles: [{ id: entity_gid, name: 'Leith Studio', network: 'facebook', state: 'current', last: '2026-11-19' }],
    })),
  }
  return { 'GET /home': whole }
}
