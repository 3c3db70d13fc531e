import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  CreateScheduleGroupCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createScheduler, type LocalScheduler } from '../../scripts/local/scheduler/index.ts'
import { localService } from '../builders/local-service.ts'

let folder: string
let served: Listening
let client: SchedulerClient
let scheduler: LocalScheduler
let calls: { id: string; at: string; attempt: string }[]
/** what the target does with a call */
let target: (id: string) => Promise<void>

async function open(): Promise<void> {
  scheduler = createScheduler(
    folder,
    async (arn, input) => {
      expect(arn).toBe('arn:aws:lambda:eu-west-1:000000000000:function:run-report')
      const call = JSON.parse(input)
      calls.push(call)
      await target(call.id)
    },
    () => 5,
  )
  served = await listen(scheduler.api)
  client = new SchedulerClient(localService(`http://127.0.0.1:${served.port}`))
}
async function close(): Promise<void> {
  client.destroy()
  await served.close()
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-scheduler-'))
  calls = []
  target = async () => undefined
  await open()
})
afterEach(async () => {
  await scheduler.runner.stop()
  await close()
  rmSync(folder, { recursive: true })
})

const schedule = (Name: string, ScheduleExpression: string, more: Partial<CreateScheduleCommandInput> = {}, retries = 2): CreateScheduleCommandInput => ({
  Name,
  ScheduleExpression,
  ScheduleExpressionTimezone: 'Europe/London',
  FlexibleTimeWindow: { Mode: 'OFF' },
  ActionAfterCompletion: 'DELETE',
  Target: {
    Arn: 'arn:aws:lambda:eu-west-1:000000000000:function:run-report',
    RoleArn: 'arn:aws:iam::000000000000:role/scheduler',
    Input: JSON.stringify({ id: Name, at: '<aws.scheduler.scheduled-time>', attempt: '<aws.scheduler.attempt-number>' }),
    RetryPolicy: { MaximumRetryAttempts: retries },
  },
  ...more,
})
const create = (input: CreateScheduleCommandInput) => client.send(new CreateScheduleCommand(input))
const names = async () => (await client.send(new ListSchedulesCommand({}))).Schedules?.map((one) => one.Name)
const advance = (to: string) => scheduler.runner.advance(Date.parse(to))
const settled = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('advance fires what is due, in order, each with its own time, and leaves the rest', async () => {
  await create(schedule('third', 'at(2027-03-29T09:00:00)'))
  await create(schedule('first', 'at(2027-03-15T09:00:00)'))
  await create(schedule('later', 'at(2027-04-05T09:00:00)'))
  await create(schedule('second', 'at(2027-03-22T09:00:00)'))
  const fired = await advance('2027-04-01T00:00:00Z')
  // 29 March is in summer time
  expect(calls.map(({ id, at }) => [id, at])).toEqual([
    ['first', '2027-03-15T09:00:00Z'],
    ['second', '2027-03-22T09:00:00Z'],
    ['third', '2027-03-29T08:00:00Z'],
  ])
  expect(fired.map((one) => [one.name, one.outcome])).toEqual([
    ['first', 'completed'],
    ['second', 'completed'],
    ['third', 'completed'],
  ])
  expect(await names()).toEqual(['later'])
})

test('what a target schedules while it runs is fired by the same advance when it is due', async () => {
  target = async (id) => {
    if (id === 'first') await create(schedule('chained', 'at(2027-01-02T00:00:00)'))
  }
  await create(schedule('first', 'at(2027-01-01T00:00:00)'))
  await advance('2027-01-03T00:00:00Z')
  expect(calls.map(({ id }) => id)).toEqual(['first', 'chained'])
})

test('a schedule that is due fires by itself; without DELETE it stays and does not fire again', async () => {
  scheduler.runner.start()
  await create(schedule('now', 'at(2026-01-01T00:00:00)', { ActionAfterCompletion: 'NONE' }))
  await settled(() => calls.length > 0)
  await advance('2030-01-01T00:00:00Z')
  expect(calls.length).toBe(1)
  expect(await names()).toEqual(['now'])
})

test('a failing target is tried again as its retry policy says, then recorded as a dead letter', async () => {
  target = async (id) => {
    if (id === 'broken' || calls.filter((call) => call.id === id).length === 1) throw new Error(`${id} failed`)
  }
  await create(schedule('shaky', 'at(2027-01-01T00:00:00)'))
  await create(schedule('broken', 'at(2027-01-02T00:00:00)', {}, 1))
  // one that waits for its next try does not hold up the other, so their order is open
  const fired = await advance('2027-02-01T00:00:00Z')
  expect(fired.sort((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: 'broken', outcome: 'failed', attempts: 2, error: 'broken failed' },
    { name: 'shaky', outcome: 'completed', attempts: 2 },
  ])
  expect(calls.map(({ id, attempt }) => `${id} ${attempt}`).sort()).toEqual(['broken 1', 'broken 2', 'shaky 1', 'shaky 2'])
  expect(scheduler.store.deadLetters()).toMatchObject([{ schedule: 'default/broken', scheduledTime: '2027-01-02T00:00:00Z', error: 'broken failed' }])
  expect(await names()).toEqual([])
})

test('a run that was interrupted, and one missed while the stack was down, fire after a restart; finished ones do not', async () => {
  await create(schedule('finished', 'at(2026-01-01T00:00:00)'))
  await advance('2026-01-02T00:00:00Z')
  let begun = false
  target = () => {
    begun = true
    return new Promise(() => undefined)
  }
  await create(schedule('interrupted', 'at(2026-01-03T00:00:00)'))
  await create(schedule('hourly', 'rate(1 hour)', { StartDate: new Date(Date.now() - 10 * 3_600_000 - 60_000) }))
  void advance('2026-01-04T00:00:00Z')
  await settled(() => begun)
  await close()

  calls = []
  target = async () => undefined
  await open()
  scheduler.runner.start()
  await settled(() => calls.length >= 2)
  expect(calls.map(({ id }) => id).sort()).toEqual(['hourly', 'interrupted'])
})

test('names are unique in their group; a repeated call with the same client token is not a conflict', async () => {
  const input = schedule('one', 'at(2027-01-01T00:00:00)', { ClientToken: 'token-1' })
  const first = await create(input)
  expect((await create(input)).ScheduleArn).toBe(first.ScheduleArn)
  await expect(create({ ...input, ClientToken: 'token-2' })).rejects.toMatchObject({ name: 'ConflictException' })
  await expect(create({ ...input, GroupName: 'missing' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await client.send(new CreateScheduleGroupCommand({ Name: 'reports' }))
  await create({ ...input, GroupName: 'reports', ClientToken: 'token-3' })
  expect((await client.send(new ListSchedulesCommand({ GroupName: 'reports' }))).Schedules?.length).toBe(1)
})

test('update replaces, delete removes, and what is wrong is refused', async () => {
  await create(schedule('moved', 'at(2027-01-01T00:00:00)'))
  const { ClientToken: _, ...update } = schedule('moved', 'at(2028-01-01T00:00:00)')
  await client.send(new UpdateScheduleCommand(update))
  expect(await advance('2027-06-01T00:00:00Z')).toEqual([])
  expect(await client.send(new GetScheduleCommand({ Name: 'moved' }))).toMatchObject({ ScheduleExpression: 'at(2028-01-01T00:00:00)', State: 'ENABLED' })
  await client.send(new DeleteScheduleCommand({ Name: 'moved' }))
  await expect(client.send(new GetScheduleCommand({ Name: 'moved' }))).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(create(schedule('bad', 'at(soon)'))).rejects.toMatchObject({ name: 'ValidationException' })
  await expect(create(schedule('bad name', 'at(2027-01-01T00:00:00)'))).rejects.toMatchObject({ name: 'ValidationException' })
})

test('targets that take long do not hold up the next one that is due', async () => {
  const open: (() => void)[] = []
  target = (id) => (id.startsWith('long') ? new Promise<void>((resolve) => open.push(resolve)) : Promise.resolve())
  scheduler.runner.start()
  for (const name of ['long-1', 'long-2', 'long-3']) await create(schedule(name, 'at(2026-01-01T00:00:00)'))
  await create(schedule('short', 'at(2026-01-02T00:00:00)'))
  await settled(() => calls.some(({ id }) => id === 'short'))
  for (const end of open) end()
})
