/** DynamoDB for the local stack: dynoxide, a SQLite-backed emulator that needs neither Java nor Docker. */
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { spawnGuarded } from './guarded-child.ts'
import { freePort } from './ports.ts'

export type LocalDynamoDb = { endpoint: string; pid: number; exited: Promise<number | null>; stop: () => Promise<void> }

/** The packaged binary of this platform, else a `dynoxide` on the PATH. */
function findBinary(): string {
  const require = createRequire(import.meta.url)
  try {
    const packaged = join(dirname(require.resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)), 'dynoxide')
    if (existsSync(packaged)) return packaged
  } catch {
    // no package for this platform: the PATH is next
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'dynoxide'))
  const found = onPath.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    `There is no packaged dynoxide for ${process.platform}-${process.arch}. Put a "dynoxide" binary on the PATH, or set AWS_ENDPOINT_URL to a DynamoDB emulator.`,
  )
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1000) })
    return true
  } catch {
    return false
  }
}

/** Starts dynoxide on a free port. Data lives in `dataFolder/dynamodb.sqlite`, or in memory when no folder is given. */
export async function startDynamoDb(dataFolder?: string): Promise<LocalDynamoDb> {
  const binary = findBinary()
  const storage: string[] = []
  if (dataFolder) {
    mkdirSync(dataFolder, { recursive: true })
    storage.push('--db-path', join(dataFolder, 'dynamodb.sqlite'))
  }
  let said = ''
  // another process may take the port between the probe and the start
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}`
    const child = spawnGuarded(binary, ['serve', '--port', String(port), ...storage])
    let ended = false
    void child.exited.then(() => {
      ended = true
    })
    for (let wait = 0; wait < 200 && !ended; wait++) {
      if (child.output().includes('listening') && (await answers(endpoint))) return { endpoint, pid: child.pid, exited: child.exited, stop: child.stop }
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    said = child.output()
    await child.stop()
  }
  throw new Error(`The local DynamoDB did not start. It said: ${said.trim() || 'nothing'}`)
}
