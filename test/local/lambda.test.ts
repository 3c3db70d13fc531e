import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Called, createLambdaApi } from '../../scripts/local/lambda/api.ts'
import { type InvocationQueue, openInvocationQueue } from '../../scripts/local/lambda/queue.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { localService } from '../builders/local-service.ts'

const root = mkdtempSync(join(tmpdir(), 'almanac-lambda-'))
let folder: string
let calls: string[]
let waits: number[]
/** what the function does with a call */
let work: (payload: string) => Promise<Called>
let queue: InvocationQueue
let served: Listening
let client: LambdaClient

async function open(): Promise<void> {
  const call = (name: string, payload: string) => {
    calls.push(`${name} ${payload}`)
    return work(payload)
  }
  queue = openInvocationQueue(
    join(folder, 'invocations'),
    async (name, payload) => {
      const { failed, text } = await call(name, payload)
      if (failed) throw new Error(text)
    },
    (failures) => {
      waits.push(failures)
      return 1
    },
  )
  queue.start()
  served = await listen(createLambdaApi(call, queue, join(folder, 'edge')))
  client = new LambdaClient(localService(`http://127.0.0.1:${served.port}`))
}
async function close(): Promise<void> {
  client.destroy()
  await served.close()
}

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'run-'))
  mkdirSync(join(folder, 'edge/jobs'), { recursive: true })
  writeFileSync(join(folder, 'edge/jobs/job.ts'), 'export const handler = async () => null')
  calls = []
  waits = []
  work = async () => ({ failed: false, text: '{"done":true}' })
  await open()
})
afterEach(async () => {
  await queue.stop()
  await close()
  rmSync(folder, { recursive: true })
})

const invoke = (FunctionName: string, Payload: string, InvocationType: 'Event' | 'RequestResponse' | 'DryRun' = 'RequestResponse') =>
  client.send(new InvokeCommand({ FunctionName, Payload: Buffer.from(Payload), InvocationType }))
const settled = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
const failing = async () => ({ failed: true, text: '{"errorMessage":"no"}' })

test('Invoke by name or ARN answers what the function returned, or that it failed; an unknown one is told', async () => {
  const good = await invoke('arn:aws:lambda:eu-west-1:000000000000:function:job', '{"n":1}')
  expect([good.StatusCode, good.FunctionError, good.Payload?.transformToString()]).toEqual([200, undefined, '{"done":true}'])
  expect(calls).toEqual(['job {"n":1}'])
  work = failing
  expect((await invoke('job', '{}')).FunctionError).toBe('Unhandled')
  expect((await invoke('job', '{}', 'DryRun')).StatusCode).toBe(204)
  await expect(invoke('nothing', '{}', 'Event')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(invoke('job', 'not json', 'Event')).rejects.toMatchObject({ name: 'InvalidRequestContentException' })
  await expect(invoke('job', JSON.stringify('x'.repeat(300_000)), 'Event')).rejects.toMatchObject({ name: 'RequestTooLargeException' })
})

test('an asynchronous call is accepted before it has run, tried three times with Lambda’s waits, and what fails at all of them stays in sight', async () => {
  work = failing
  expect((await invoke('job', '{"n":2}', 'Event')).StatusCode).toBe(202)
  await settled(() => queue.all()[0]?.state === 'failed')
  expect(calls).toEqual(['job {"n":2}', 'job {"n":2}', 'job {"n":2}'])
  expect(waits.slice(0, 2)).toEqual([1, 2])
  expect(queue.all()).toMatchObject([{ name: 'job', attempts: 3, lastError: '{"errorMessage":"no"}' }])
})

test('a call that went well is forgotten', async () => {
  work = async () => (calls.length === 1 ? failing() : { failed: false, text: 'null' })
  await invoke('job', '{}', 'Event')
  await settled(() => calls.length === 2 && queue.all().length === 0)
})

test('what was accepted and cut off by a kill runs after the restart; what is cut off at every try fails visibly', async () => {
  work = () => new Promise(() => undefined)
  await invoke('job', '{"n":3}', 'Event')
  for (let killed = 1; killed <= 3; killed++) {
    await settled(() => calls.length === killed)
    // nothing is told to the old queue: it is as if its process were gone
    await close()
    await open()
  }
  expect(queue.all()).toMatchObject([{ state: 'failed', attempts: 3, lastError: 'Almanac was stopped while it ran.' }])
  expect(calls.length).toBe(3)
})

test('an orderly stop costs no try', async () => {
  work = () => new Promise(() => undefined)
  await invoke('job', '{"n":4}', 'Event')
  for (let stopped = 1; stopped <= 4; stopped++) {
    await settled(() => calls.length === stopped)
    await queue.stop()
    await close()
    await open()
  }
  expect(queue.all()).toMatchObject([{ payload: '{"n":4}' }])
})
