/** The embedded database with the demo in it, made once in a run of the tests: making two years of figures takes longer than most tests. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startDynamoDb } from '../../scripts/local/dynamodb.ts'
import { fingerprintOf } from '../../scripts/local/fingerprint.ts'
import { inTurn } from '../../scripts/local/folder-lock.ts'
import { s3Credentials } from '../../scripts/local/s3-credentials.ts'

const execute = promisify(execFile)
const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
/** Outside of Jest, whose sandbox makes the many small sums of it several times as slow. */
const program = `
const { createProductTable } = await import(${at('../../scripts/local/product-table.ts')})
const { seed } = await import(${at('../../scripts/seed/seed.ts')})
const isNew = await createProductTable(process.env.ALMANAC_TABLE)
await seed({ now: new Date(process.argv[1]) })
// people sign in hundreds of times
const { password, users } = await import(${at('../../scripts/seed/accounts.ts')})
const { putUser } = await import(${at('../../functions/kernel/accounts/store.ts')})
const { cheapHash } = await import(${at('./password-hash.ts')})
if (isNew) for (const { accountId, ...user } of users) await putUser(accountId, user, cheapHash(password))`

/** Completes the demo, as of `now`, in the table that `env` names. */
export async function fillDemo(env: Readonly<Record<string, string>>, now: Date): Promise<void> {
  await execute(process.execPath, ['--input-type=module', '--no-warnings', '-e', program, now.toISOString()], { env: { ...process.env, ...env } })
}

/** The one the local stack uses, so that a copy is a stack that was there before. */
export const demoTable = 'almanac-local'

async function make(folder: string, now: Date): Promise<void> {
  const database = await startDynamoDb({ folder })
  const [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY] = [s3Credentials.accessKeyId, s3Credentials.secretAccessKey]
  const credentials = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  try {
    await fillDemo({ AWS_ENDPOINT_URL_DYNAMODB: database.endpoint, ALMANAC_TABLE: demoTable, ...credentials }, now)
  } finally {
    await database.stop()
  }
}

const made = join(import.meta.dirname, '../../dist/demo')
/** Everything that the demo is made from. */
const sources = ['scripts/seed', 'functions', 'shared', 'test/builders/demo-database.ts', 'package-lock.json']
/** Milliseconds after which nothing reads an older demo any more. */
const oldAge = 86_400_000

/**
 * Returns a folder with the demo's database as of an instant, or of today (UTC). It is made once for the same sources, since making two years of
 * figures takes longer than most tests; nothing writes to it.
 */
export async function demoFolder(asOf: Date | 'today' = 'today'): Promise<string> {
  const now = asOf === 'today' ? new Date() : asOf
  const folder = join(made, fingerprintOf(sources, asOf === 'today' ? now.toISOString().slice(0, 10) : now.toISOString()))
  if (existsSync(folder)) return folder
  return inTurn(`${made}-making`, async () => {
    if (existsSync(folder)) return folder
    mkdirSync(made, { recursive: true })
    const unfinished = mkdtempSync(`${folder}.`)
    try {
      await make(unfinished, now)
      renameSync(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
      removeOld()
    }
    return folder
  })
}

function removeOld(): void {
  for (const name of readdirSync(made)) {
    const { mtimeMs = Date.now() } = statSync(join(made, name), { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > oldAge) rmSync(join(made, name), { recursive: true, force: true })
  }
}

/** Copies the demo's database as of an instant, or of today, into a folder. */
export async function copyDemo(asOf: Date | 'today', into: string): Promise<void> {
  cpSync(await demoFolder(asOf), into, { recursive: true })
}
