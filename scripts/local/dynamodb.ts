/** DynamoDB for the local stack: dynoxide, a SQLite-backed emulator that needs neither Java nor Docker. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { packageOf, platformOf } from '../platforms.mjs'
import { type GuardedChild, spawnGuarded } from './guarded-child.ts'
import { freePort } from './ports.ts'

export type LocalDynamoDb = {
  endpoint: string
  /** of the process that answers now */
  pid: () => number
  /** it died, and its successor does not answer yet */
  isAway: () => boolean
  /** does it answer, within a second */
  answers: () => Promise<boolean>
  /** Ends the process, runs `work`, and starts another at the same address. */
  pause: (work: () => void) => Promise<void>
  stop: () => Promise<void>
}

export type Options = {
  /** data lives in `folder/dynamodb.sqlite`; in memory when none is given */
  folder?: string
  /** hears that the process died, and that another answers in its place */
  say?: (line: string) => void
  /** a process was started */
  onStart?: () => void
}

/** The packaged binary of a platform, else a `dynoxide` on the PATH. */
export function findBinary(machine: { platform: string; arch: string } = process, path = process.env.PATH ?? ''): string {
  const row = platformOf(machine)
  const packaged = row && join(import.meta.dirname, '../../node_modules', row.database)
  if (packaged && existsSync(packaged)) {
    makeExecutable(packaged)
    return packaged
  }
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, row ? basename(row.database) : 'dynoxide'))
    .find((candidate) => existsSync(candidate))
  if (found) return found
  const missing = row ? `${packageOf(row.database)} could not be installed` : `nobody has packaged one for ${machine.platform}-${machine.arch}`
  throw new Error(
    `There is no local DynamoDB: ${missing}. Check that npm reaches its registry and run "npm install" again, put a "dynoxide" on the PATH, or set AWS_ENDPOINT_URL to an emulator of your own.`,
  )
}

/** An archive that was packed on Windows, or unpacked by a careless tool, has lost this bit; Windows has none. */
function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
}

/** Does anything answer there within a second? */
export async function answersAt(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1000) })
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const longestPause = 5000

/** Answers when it listens, or when it ended instead, such as when another process took the port. */
async function launch(binary: string, port: number, folder: string | undefined): Promise<{ child: GuardedChild; listening: boolean }> {
  if (folder) mkdirSync(folder, { recursive: true })
  const storage = folder ? ['--db-path', join(folder, 'dynamodb.sqlite')] : []
  const child = spawnGuarded(binary, ['serve', '--port', String(port), ...storage])
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  for (let wait = 0; wait < 200 && !ended; wait++) {
    if (child.output().includes('listening') && (await answersAt(`http://127.0.0.1:${port}`))) return { child, listening: true }
    await pause(25)
  }
  await child.stop()
  return { child, listening: false }
}

/** Starts dynoxide on a free port. When its process dies, another takes its place, at the same address and on the same data. */
export async function startDynamoDb({ folder, say = () => undefined, onStart = () => undefined }: Options = {}): Promise<LocalDynamoDb> {
  const binary = findBinary()
  let stopping = false
  let current: GuardedChild | undefined
  let replacing: Promise<void> | undefined

  function keep(child: GuardedChild, port: number): void {
    current = child
    onStart()
    void child.exited.then(() => {
      if (stopping) return
      replacing = replace(port).finally(() => {
        replacing = undefined
      })
    })
  }

  async function replace(port: number): Promise<void> {
    say('The local DynamoDB has ended by itself; it is started again.')
    await relaunch(port)
    if (!stopping) say('The local DynamoDB answers again.')
  }

  async function relaunch(port: number): Promise<void> {
    for (let wait = 100; !stopping; wait = Math.min(longestPause, wait * 2)) {
      const { child, listening } = await launch(binary, port, folder)
      if (listening) {
        if (stopping) return child.stop()
        return keep(child, port)
      }
      await pause(wait)
    }
  }

  async function end(): Promise<void> {
    stopping = true
    await current?.stop()
    await replacing
  }

  let said = ''
  // another process may take the port between the probe and the start
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}`
    const { child, listening } = await launch(binary, port, folder)
    said = child.output()
    if (!listening) continue
    keep(child, port)
    return {
      endpoint,
      pid: () => current?.pid ?? 0,
      isAway: () => replacing !== undefined,
      answers: () => answersAt(endpoint),
      pause: async (work) => {
        await end()
        try {
          work()
        } finally {
          stopping = false
          await relaunch(port)
        }
      },
      stop: end,
    }
  }
  throw new Error(`The local DynamoDB did not start. It said: ${said.trim() || 'nothing'}`)
}
