import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetScheduleCommand } from '@aws-sdk/client-scheduler'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listen } from '../../scripts/local/listen.ts'
import { createScheduler } from '../../scripts/local/scheduler/index.ts'
import { schedulerSettings } from '../../test/builders/scheduler-settings.ts'
import { scheduler } from '../lib/scheduler.ts'
import { plannedRun } from './new-occurrences.ts'
import type { Ordered } from './records.ts'
import { createSchedulerSchedule } from './scheduler-schedules.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-arm-'))
const schedules = createScheduler(join(folder, 'scheduler'), () => Promise.resolve())
let stop: () => Promise<void>

beforeAll(async () => {
  const { port, close } = await listen(schedules.api)
  stop = close
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SCHEDULER: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    ...schedulerSettings,
  })
})

afterAll(async () => {
  await schedules.runner.stop()
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const ordered: Ordered = {
  schedule_id: 'sch-1',
  owner_id: 'user-1',
  flavor: 'posts',
  title: 'Posts',
  type: 'WEEKLY',
  timezone: 'Europe/Berlin',
  runs: 4,
  profiles: [],
  entities: [],
  recipients: [],
  template_id: null,
  template_version: null,
  missing_data: 'send',
  labels: [],
  label_match: 'any',
  named: {},
  range: 'last_7_days',
  dates: null,
  revision: 0,
}
const run = plannedRun(ordered, { id: 'occ-1', run: 1, at: '2026-11-30T08:00:00.000Z', now: new Date('2026-11-20T08:00:00.000Z') })

test('a run is handed its time itself, since not every scheduler fills in a placeholder', async () => {
  await createSchedulerSchedule('acct-1', run)
  await createSchedulerSchedule('acct-1', run, { name: 'occ-1-again', at: new Date('2026-11-30T08:10:00Z') })
  for (const [Name, scheduledTime] of [
    ['occ-1', '2026-11-30T08:00:00.000Z'],
    ['occ-1-again', '2026-11-30T08:10:00.000Z'],
  ]) {
    const { Target } = await scheduler().send(new GetScheduleCommand({ Name, GroupName: 'default' }))
    expect(JSON.parse(Target?.Input ?? '')).toEqual({ accountId: 'acct-1', occurrenceId: 'occ-1', scheduledTime })
  }
})
