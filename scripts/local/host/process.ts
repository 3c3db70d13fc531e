/** Starts, replaces and stops the process that runs the Lambdas, and passes requests on to it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, statSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { type CallFunction, functionName } from '../lambda/api.ts'
import type { Invoke } from '../scheduler/runner.ts'
import { runningPath } from './work.ts'

const Ready = v.object({ port: v.number() })
const largestLog = 5 * 1024 * 1024
/** Milliseconds. */
const [longestWait, idlePause] = [120_000, 20]

type Host = { child: ChildProcess; port: number; ended: boolean }

export type FunctionHost = {
  pid: () => number
  /** passes an API request on; waits while the process is being replaced */
  forward: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** runs a function by its name and waits for as long as it takes */
  call: CallFunction
  /** the same by its ARN, for those who only want to know that it went well */
  invoke: Invoke
  /** Waits until no function runs. @throws Error that names what still runs after two minutes */
  untilIdle: () => Promise<void>
  /** a fresh process with the code as it is now; the old one finishes what it has begun */
  replace: () => Promise<void>
  stop: () => Promise<void>
}

/** What a full disk does not take is left out: a stream would end at its first error, and hold up the process that writes into it. */
function openLog(folder: string): (chunk: Buffer) => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'functions.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(path, `${path}.1`)
  let written = Promise.resolve()
  return (chunk) => {
    written = written.then(() => appendFile(path, chunk)).catch(() => undefined)
  }
}

/** `onStart` hears of every process that takes the place of another. */
export async function startFunctionHost(env: Record<string, string>, logFolder: string, onStart: () => void): Promise<FunctionHost> {
  const log = openLog(logFolder)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let stopping = false
  let wanted: Host | undefined

  async function launch(): Promise<Host> {
    const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child.stdout?.on('data', log)
    child.stderr?.on('data', log)
    const host: Host = { child, port: 0, ended: false }
    const ended = once(child, 'exit').then(() => {
      host.ended = true
    })
    const said = await Promise.race([once(child, 'message'), ended])
    if (!said) throw new Error(`The process that runs the functions ended at once. Its last words are in ${join(logFolder, 'functions.log')}.`)
    host.port = v.parse(Ready, said[0]).port
    // a crash: the next request must find a living process
    void ended.then(() => {
      if (!stopping && host === wanted) active = launch()
      active.catch(() => undefined)
    })
    wanted = host
    onStart()
    return host
  }

  let active = launch()
  await active

  /** The process that answers now; one that could not start is tried again. */
  function living(): Promise<Host> {
    active = active.catch(() => launch())
    return active
  }

  async function end(host: Host): Promise<void> {
    if (host.ended) return
    const gone = once(host.child, 'exit')
    host.child.kill('SIGTERM')
    const hardStop = setTimeout(() => host.child.kill('SIGKILL'), 6000)
    await gone
    clearTimeout(hardStop)
  }

  /** Not by fetch: that gives up after five minutes. */
  async function post(path: string, body: string): Promise<{ failed: boolean; text: string }> {
    const { port } = await living()
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, method: 'POST', path, headers: { 'content-length': Buffer.byteLength(body) } }, resolve)
        .on('error', reject)
        .end(body)
    })
    return { failed: answer.statusCode !== 200, text: await text(answer) }
  }
  const call: CallFunction = (name, payload) => post(`/invoke/${encodeURIComponent(name)}`, payload)

  return {
    pid: () => wanted?.child.pid ?? 0,
    forward: async (request, response) => {
      const { port } = await living()
      await new Promise<void>((resolve, reject) => {
        const chain = [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? '127.0.0.1'].flat().join(', ')
        const forwarded = { ...request.headers, 'x-forwarded-for': chain }
        const onward = httpRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers: forwarded, agent }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          answer.on('end', resolve)
          answer.on('error', reject)
        })
        onward.on('error', reject)
        request.on('aborted', () => onward.destroy())
        request.pipe(onward)
      })
    },
    call,
    invoke: async (arn, input) => {
      const called = await call(functionName(arn), input)
      if (called.failed) throw new Error(called.text.slice(0, 1000))
    },
    untilIdle: async () => {
      const { port } = await living()
      for (let waited = 0; ; waited += idlePause) {
        const names = v.parse(v.array(v.string()), await (await fetch(`http://127.0.0.1:${port}${runningPath}`)).json())
        if (names.length === 0) return
        if (waited > longestWait) throw new Error(`These functions still run: ${names.join(', ')}`)
        await wait(idlePause)
      }
    },
    replace: async () => {
      const old = await active.catch(() => null)
      const next = await launch()
      active = Promise.resolve(next)
      if (old) await end(old)
    },
    stop: async () => {
      stopping = true
      const host = await active.catch(() => null)
      if (host) await end(host)
      agent.destroy()
    },
  }
}
