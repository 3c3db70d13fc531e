import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { functionFile } from '../../scripts/local/host/functions.ts'
import { createInstances, type Instances } from '../../scripts/local/host/instances.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-functions-'))
const endpointChain = join(import.meta.dirname, '../../functions/kernel/chain/endpoint.ts')
const healthContract = join(import.meta.dirname, '../../shared/api/system.ts')
const sources = {
  echo: 'export const handler = async (event) => event',
  spin: 'export const handler = async () => { for (;;); }',
  spinAt: 'import { writeFileSync } from "node:fs"; export const handler = async (path) => { writeFileSync(path, String(process.pid)); for (;;); }',
  hang: 'export const handler = () => new Promise((resolve) => setTimeout(resolve, 2 ** 30))',
  die: 'export const handler = async () => { await Promise.resolve(); process.exit(3) }',
  stray:
    'export const handler = () => { setImmediate(() => { throw new Error("nobody waits for this") }); return new Promise((resolve) => setTimeout(resolve, 2 ** 30)) }',
  hoard: 'export const handler = async () => { const all = []; for (;;) all.push(new Array(1e6).fill(0).map((_, index) => ({ index }))) }',
  priority: 'import { getPriority } from "node:os"; export const handler = (ms) => new Promise((resolve) => setTimeout(() => resolve(getPriority()), ms))',
  throw: 'export const handler = async () => { throw new TypeError("bad") }',
  count: 'let running = 0; export const handler = async () => { running++; await new Promise((resolve) => setTimeout(resolve, 20)); return running-- }',
  slow: `import { handle } from ${JSON.stringify(endpointChain)}; import { getHealth } from ${JSON.stringify(healthContract)}
    export const handler = handle(getHealth, () => new Promise((resolve) => setTimeout(resolve, 2 ** 30)))`,
}
let instances: Instances

beforeAll(() => {
  mkdirSync(join(folder, 'jobs'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, 'jobs', `${name}.ts`), source)
  // jest takes the last words of one that ran out of memory for its own
  instances = createInstances({ most: 3, mostOfOne: 2, keep: 1, memory: 128, output: 'ignore' })
})
afterAll(() => {
  instances.stop()
  rmSync(folder, { recursive: true })
})

type Name = keyof typeof sources
let callers = 0
const invoke = (name: Name, payload: unknown = {}, limit = 20, caller = `caller ${callers++}`, heavy = true) =>
  instances.invoke({ path: functionFile(name, folder) ?? '', name, requestId: `request-${name}`, payload, limit, caller, heavy })

test('a function that never yields holds up no other, and is cut off at its time limit as Lambda would', async () => {
  const spinning = invoke('spin', {}, 2).catch((error) => error)
  expect(JSON.parse(await invoke('echo', { n: 1 }))).toEqual({ n: 1 })
  expect(await spinning).toMatchObject({ errorType: 'Sandbox.Timedout', message: 'RequestId: request-spin Error: Task timed out after 2.00 seconds' })
})

test('what was cut off, ran out of memory or died is replaced: as many run at once as before', async () => {
  const failures = await Promise.all(
    [invoke('hang', {}, 1), invoke('die'), invoke('stray'), invoke('hoard', {}, 120)].map((one) => one.catch((error) => error)),
  )
  expect(failures.map(({ errorType }) => errorType)).toEqual(['Sandbox.Timedout', 'Runtime.ExitError', 'Runtime.ExitError', 'Runtime.ExitError'])
  const spinning = [1, 2].map(() => invoke('spin', {}, 2).catch((error) => error))
  expect(JSON.parse(await invoke('echo', 'there'))).toBe('there')
  await Promise.all(spinning)
})

test('an instance has one invocation at a time; the others wait their turn and all are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => invoke('count')))
  expect(new Set(answers)).toEqual(new Set(['1']))
})

test('a burst of one caller leaves an instance for others, and is answered to the last', async () => {
  const ended: string[] = []
  const burst = Array.from({ length: 5 }, () => invoke('hang', {}, 5, 'busy').catch(() => ended.push('busy')))
  await invoke('echo', {}, 20, 'other').then(() => ended.push('other'))
  expect(ended).toEqual(['other'])
  // one whose instances die gets others for them
  const dying = Array.from({ length: 5 }, () => invoke('die', {}, 20, 'dying').catch(({ errorType }) => errorType))
  expect(new Set(await Promise.all(dying))).toEqual(new Set(['Runtime.ExitError']))
  await Promise.all(burst)
  expect(ended).toHaveLength(6)
})

test('heavy work of one caller beside its first gives way to what others run, whoever was first, and to nothing while nobody else asks', async () => {
  const wide = createInstances({ most: 10, mostOfOne: 5, keep: 0, output: 'ignore' })
  const priority = async (caller: string, heavy = true): Promise<number> =>
    JSON.parse(await wide.invoke({ path: functionFile('priority', folder) ?? '', name: 'priority', requestId: 'r', payload: 500, limit: 20, caller, heavy }))
  const five = () => Array.from({ length: 5 }, () => priority('busy'))
  const [alone = 0, ...further] = await Promise.all(five())
  expect(further).toEqual([alone, alone, alone, alone])
  const begun = Promise.all(five())
  expect(await priority('comer')).toBe(alone)
  expect((await begun).filter((one) => one > alone)).toHaveLength(4)
  const [first, ...behind] = await Promise.all([priority('comer'), ...five()])
  expect(first).toBe(alone)
  expect(behind.filter((one) => one > alone)).toHaveLength(4)
  // what a page asks for when it opens is light
  const light = () => priority('page', false)
  expect(await Promise.all([priority('other'), light(), light(), light(), light()])).toEqual(new Array(5).fill(alone))
  wide.stop()
})

test('a function that never yields ends with its host, even by kill -9', async () => {
  const noted = join(folder, 'pid')
  const script = `const { createInstances } = await import(${JSON.stringify(join(import.meta.dirname, '../../scripts/local/host/instances.ts'))})
    createInstances({ most: 1, mostOfOne: 1, keep: 1 }).invoke({ path: ${JSON.stringify(functionFile('spinAt', folder))}, name: 'spinAt', requestId: 'r', caller: 'c', heavy: true, payload: ${JSON.stringify(noted)}, limit: 600 })`
  const host = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] })
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await until(() => existsSync(noted) && readFileSync(noted, 'utf8') !== '')
  const pid = Number(readFileSync(noted, 'utf8'))
  expect(process.kill(pid, 0)).toBe(true)
  host.kill('SIGKILL')
  await until(() => {
    try {
      // an ended process that nobody has collected yet still has its number
      return !process.kill(pid, 0) || / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    } catch {
      return true
    }
  })
})

test('who starts instances is none: it ends when its own work is done, and hears signals', async () => {
  const script = `const listened = () => ['disconnect', 'message', 'SIGINT'].filter((name) => process.listenerCount(name) > 0)
    await import(${JSON.stringify(join(import.meta.dirname, '../../scripts/local/stack.ts'))})
    process.send(listened())`
  const starter = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [listened] = await once(starter, 'message')
  starter.kill('SIGKILL')
  expect(listened).toEqual([])
})

test('an endpoint says in its own words that it is too slow, a quarter of a second before it would be cut off', async () => {
  const event = { version: '2.0', headers: {}, requestContext: { requestId: 'slow', http: { method: 'GET', path: '/api/health' } } }
  // the limit counts from before its code is read, and a host that is held up for that quarter cuts it off first
  let answer = await invoke('slow', event, 10).catch(() => null)
  for (let tries = 1; answer === null && tries < 5; tries++) answer = await invoke('slow', event, 10).catch(() => null)
  const result = JSON.parse(answer ?? '{}')
  expect([result.statusCode, result.headers['content-type']]).toEqual([504, 'application/problem+json'])
})

test('what a function throws is told by its name and words', async () => {
  await expect(invoke('throw')).rejects.toMatchObject({ errorType: 'TypeError', message: 'bad' })
})
