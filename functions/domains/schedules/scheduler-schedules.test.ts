import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetScheduleCommand, ListSchedulesCommand } from '@aws-sdk/client-scheduler'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listen } from '../../../scripts/local/listen.ts'
import { createScheduler } from '../../../scripts/local/scheduler/index.ts'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { schedulerSettings } from '../../../test/builders/scheduler-settings.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { scheduler } from '../../kernel/scheduler.ts'
import { createSchedulerSchedule, deleteSchedulerSchedules, moveSchedulerSchedule } from './scheduler-schedules.ts'
import { markDeleted } from './store/occurrences.ts'
import { putSchedule } from './store/schedules.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-arm-'))
const schedules = createScheduler(join(folder, 'scheduler'), () => Promise.resolve())
let stop: () => Promise<void>
let table: TestTable

beforeAll(async () => {
  table = await startTable()
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
  await table.stop()
  rmSync(folder, { recursive: true, force: true })
})

const now = new Date('2026-11-20T08:00:00.000Z')

/** A run that is stored, with what its schedules are called. */
async function storedRun() {
  const { schedule, occurrences } = someOccurrences({ now, at: ['2026-11-30T08:00:00.000Z'], timezone: 'Europe/Berlin' })
  const [run] = occurrences
  if (!run) throw new Error('no run')
  await putSchedule('acct-1', schedule, occurrences)
  const names = async () => {
    const { Schedules = [] } = await scheduler().send(new ListSchedulesCommand({ GroupName: 'default', NamePrefix: run.id }))
    return Schedules.map(({ Name }) => Name)
  }
  return { run, moved: { ...run, generate_at: '2026-12-01T08:00:00.000Z' }, again: { ...run, generate_at: '2026-12-02T08:00:00.000Z' }, names }
}

test('a run is handed its time itself, since not every scheduler fills in a placeholder', async () => {
  const { run } = await storedRun()
  await createSchedulerSchedule('acct-1', run)
  await createSchedulerSchedule('acct-1', run, { name: `${run.id}-again`, at: new Date('2026-11-30T08:10:00Z') })
  for (const [Name, scheduledTime] of [
    [run.id, '2026-11-30T08:00:00.000Z'],
    [`${run.id}-again`, '2026-11-30T08:10:00.000Z'],
  ]) {
    const { Target } = await scheduler().send(new GetScheduleCommand({ Name, GroupName: 'default' }))
    expect(JSON.parse(Target?.Input ?? '')).toEqual({ accountId: 'acct-1', occurrenceId: run.id, scheduledTime })
  }
})

test('a run that is moved, and moved again, has one schedule; when it is deleted it has none', async () => {
  const { run, moved, again, names } = await storedRun()
  await createSchedulerSchedule('acct-1', run)
  await moveSchedulerSchedule('acct-1', moved, run)
  await moveSchedulerSchedule('acct-1', again, moved)
  expect(await names()).toEqual([`${run.id}-${Date.parse(again.generate_at) / 1000}`])
  await markDeleted('acct-1', run.id)
  await deleteSchedulerSchedules(again)
  expect(await names()).toEqual([])
})

test('a run that is deleted while it is scheduled or moved leaves no schedule', async () => {
  const { run, moved, names } = await storedRun()
  await markDeleted('acct-1', run.id)
  await deleteSchedulerSchedules(run)
  await createSchedulerSchedule('acct-1', run)
  await moveSchedulerSchedule('acct-1', moved, run)
  expect(await names()).toEqual([])
})
