/** The embedded database with the demo in it, made once in a run of the tests: making two years of figures takes longer than most tests. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startDynamoDb } from '../../scripts/local/dynamodb.ts'
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
const { putUser } = await import(${at('../../functions/accounts/store.ts')})
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

/** A folder with the demo's database as of an instant, or of today; it is made once in a run and never written to. */
export async function demoFolder(asOf: Date | 'today' = 'today'): Promise<string> {
  const now = asOf === 'today' ? new Date() : asOf
  const run = process.env.ALMANAC_TEST_RUN ?? mkdtempSync(join(tmpdir(), 'almanac-demo-'))
  const shared = join(run, `demo-${asOf === 'today' ? asOf : asOf.getTime()}`)
  const [database, isMade] = [join(shared, 'dynamodb'), join(shared, 'made')]
  // the test file that comes first makes it and the others wait; should it fail, the next one tries
  while (!existsSync(isMade)) {
    const isFirst = mkdirSync(shared, { recursive: true }) !== undefined
    if (!isFirst) {
      await wait(100)
      continue
    }
    try {
      await make(database, now)
      writeFileSync(isMade, '')
    } catch (error) {
      rmSync(shared, { recursive: true, force: true })
      throw error
    }
  }
  return database
}

/** Copies the demo's database as of an instant, or of today, into a folder. */
export async function copyDemo(asOf: Date | 'today', into: string): Promise<void> {
  cpSync(await demoFolder(asOf), into, { recursive: true })
}
