/** The handlers of endpoints as they ship: each call goes to the function's bundle, in a process of their own. */
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from '@jest/globals'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Handler } from '../../functions/kernel/chain/endpoint.ts'
import { codeFolder } from '../../infra/bundle.ts'
import type { EndpointName } from '../../shared/api/index.ts'

type Told = { id: number } & ({ result: APIGatewayProxyStructuredResultV2 } | { error: string })

/** Builds the bundles of all functions unless they are built. Outside of Jest, whose sandbox slows the bundler down. Returns their folder. */
export async function builtBundles(): Promise<string> {
  const script = join(import.meta.dirname, '../../infra/built-bundles.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script])
  return stdout.trim()
}

/** For the tests of one file. Call it before what starts the services: its process, which starts with the first call, ends before they do. */
export function startShipped(): (name: EndpointName) => Handler {
  let bundles = ''
  let child: ChildProcess | undefined
  let asked = 0
  const waiting = new Map<number, (told: Told) => void>()
  beforeAll(async () => {
    bundles = await builtBundles()
  }, 900_000)
  afterAll(async () => {
    const ended = child && once(child, 'exit')
    child?.disconnect()
    await ended
  })

  function start(): ChildProcess {
    // the environment of a test file is not that of Jest's own process
    const started = fork(join(import.meta.dirname, 'shipped-process.ts'), { execArgv: ['--no-warnings'], env: process.env })
    started.on('message', (told: Told) => {
      waiting.get(told.id)?.(told)
      waiting.delete(told.id)
    })
    started.on('exit', (code) => {
      for (const [id, tell] of waiting) tell({ id, error: `The process of the bundles ended with ${code}.` })
      waiting.clear()
    })
    return started
  }

  return (name) => async (event) => {
    child ??= start()
    const id = ++asked
    const told = new Promise<Told>((resolve) => waiting.set(id, resolve))
    child.send({ id, path: join(codeFolder(bundles, name), 'index.mjs'), event })
    const answer = await told
    if ('error' in answer) throw new Error(`${name}: ${answer.error}`)
    return answer.result
  }
}
