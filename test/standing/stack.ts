import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../scripts/local/stack.ts'
import { demoFolder } from '../builders/demo-database.ts'

type Options = { seed: boolean }

/** Of the data folder, what a test file fills. Keys and the lock stay. */
const stored = ['dynamodb', 's3', 'mail', 'scheduler', 'invocations']

async function start({ seed }: Options) {
  const dataFolder = mkdtempSync(join(process.env.ALMANAC_TEST_RUN ?? tmpdir(), 'stack-'))
  if (seed) cpSync(await demoFolder(), join(dataFolder, 'dynamodb'), { recursive: true })
  return { dataFolder, ...(await startStack({ port: 0, dataFolder, seed, web: true })) }
}

let standing: ReturnType<typeof start> | undefined
let isUsed = false

/** The stack as no test file has used it: over the demo or an empty table, without mail, schedules, objects and events. */
export async function giveStack(options: Options) {
  if (isUsed) await restore(options)
  standing ??= start(options)
  isUsed = true
  const { origin, env, dataFolder } = await standing
  return { origin, env, dataFolder }
}

async function restore({ seed }: Options): Promise<void> {
  const demo = await demoFolder()
  const stack = await standing
  await stack?.replaceData(() => {
    for (const name of stored) rmSync(join(stack.dataFolder, name), { recursive: true, force: true })
    if (seed) cpSync(demo, join(stack.dataFolder, 'dynamodb'), { recursive: true })
  })
}

/** @throws Error that names the functions which the file has left running */
export async function releaseStack(): Promise<void> {
  await (await standing)?.untilIdle()
}

export async function closeStack(): Promise<void> {
  await (await standing)?.stop()
}
