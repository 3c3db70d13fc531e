/** Real parts for tests: a table on an embedded DynamoDB, or the whole local stack. Nothing is left behind after `stop`. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { s3Credentials } from '../../scripts/local/s3-credentials.ts'
import type { StackOptions } from '../../scripts/local/stack.ts'
import { createTable, deleteTable } from '../../scripts/local/table.ts'
import { askFor, isShared } from '../standing/ask.ts'

/** Those of the embedded parts, unless an emulator asks for its own. */
const credentials = () => ({
  AWS_REGION: process.env.AWS_REGION ?? 'eu-west-1',
  AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? s3Credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? s3Credentials.secretAccessKey,
})

export type TestTable = { endpoint: string; table: string; env: Record<string, string>; stop: () => Promise<void> }

/**
 * A fresh table; sets `process.env` so that `functions/kernel/clients.ts` finds it. With AWS_ENDPOINT_URL set (npm run test:aws)
 * the table is made there under a name of its own instead. `folder` holds a database that is there already, with the table `name`.
 */
export async function startTable({ folder, name }: { folder?: string; name?: string } = {}): Promise<TestTable> {
  const table = name ?? `almanac-test-${randomBytes(6).toString('hex')}`
  const given = process.env.AWS_ENDPOINT_URL
  // a database that is there already is in files of its own
  const embedded = given || (!folder && isShared()) ? undefined : await startDatabase(folder)
  const endpoint = given ?? embedded?.endpoint ?? (await sharedDatabase())
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    ...credentials(),
    ALMANAC_TABLE: table,
  }
  Object.assign(process.env, env)
  await createTable(table)
  return {
    endpoint,
    table,
    env,
    stop: async () => {
      if (embedded) await embedded.stop()
      else await deleteTable(table, endpoint)
      for (const name of ['AWS_ENDPOINT_URL_DYNAMODB', 'ALMANAC_TABLE']) delete process.env[name]
    },
  }
}

export type TestBucket = { bucket: string; stop: () => Promise<void> }

/** A fresh bucket, private and signed as the real one; on the emulator of AWS_ENDPOINT_URL when that is set. */
export async function startBucket(): Promise<TestBucket> {
  const { bucket, env, remove } = await (process.env.AWS_ENDPOINT_URL ? externalBucket() : isShared() ? sharedBucket() : ownBucket())
  Object.assign(process.env, credentials(), { ALMANAC_BUCKET: bucket }, env)
  return {
    bucket,
    stop: async () => {
      await remove()
      for (const name of ['AWS_ENDPOINT_URL_S3', 'ALMANAC_BUCKET']) delete process.env[name]
    },
  }
}

type Bucket = { bucket: string; env: Record<string, string>; remove: () => Promise<unknown> }

async function sharedBucket(): Promise<Bucket> {
  const { endpoint, bucket } = v.parse(v.object({ endpoint: v.string(), bucket: v.string() }), await askFor('bucket'))
  return { bucket, env: { AWS_ENDPOINT_URL_S3: endpoint }, remove: () => askFor('bucket-release', { bucket }) }
}

/** Of a script that no Jest worker runs. */
async function ownBucket(): Promise<Bucket> {
  const { closeServices, giveBucket } = await import('../standing/services.ts')
  const { endpoint, bucket } = await giveBucket()
  return { bucket, env: { AWS_ENDPOINT_URL_S3: endpoint }, remove: closeServices }
}

async function externalBucket(): Promise<Bucket> {
  const { createBucket, deleteBucket } = await import('../../scripts/local/bucket.ts')
  const bucket = `almanac-test-${randomBytes(6).toString('hex')}`
  Object.assign(process.env, credentials())
  await createBucket(bucket)
  return { bucket, env: {}, remove: () => deleteBucket(bucket) }
}

/** The emulators take long to evaluate in the sandbox of Jest: only files that need one of their own import them. */
const startDatabase = async (folder?: string) => (await import('../../scripts/local/dynamodb.ts')).startDynamoDb({ folder })

async function sharedDatabase(): Promise<string> {
  return v.parse(v.object({ endpoint: v.string() }), await askFor('database')).endpoint
}

export type TestStack = { origin: string; env: Record<string, string>; dataFolder: string; stop: () => Promise<void> }

const Shared = v.object({ origin: v.string(), env: v.record(v.string(), v.string()), dataFolder: v.string() })

/**
 * The whole local stack, as if nobody had used it: `origin` serves /api, /_local and the built screens. Sets `process.env`, so that stores and
 * SDK clients of the test work on the same table and bucket. `seed`: with the demo, else nobody has an account.
 */
export async function startStack({ seed = false }: { seed?: boolean } = {}): Promise<TestStack> {
  const shared = v.parse(Shared, await askFor('stack', { seed }))
  const restore = setEnvironment(shared.env)
  return {
    ...shared,
    stop: async () => {
      restore()
      await askFor('stack-release')
    },
  }
}

/** A stack of the file's own, for what `own-stacks.ts` names. */
export async function startOwnStack({
  seed = false,
  web = false,
  ...others
}: Partial<Pick<StackOptions, 'seed' | 'web' | 'say' | 'freeBytes'>> = {}): Promise<TestStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'almanac-stack-'))
  const { startStack: startLocalStack } = await import('../../scripts/local/stack.ts')
  if (seed && !process.env.AWS_ENDPOINT_URL) await (await import('./demo-database.ts')).copyDemo('today', join(dataFolder, 'dynamodb'))
  const { origin, env, stop } = await startLocalStack({ ...others, port: 0, dataFolder, seed, web })
  const restore = setEnvironment(env)
  return {
    origin,
    env,
    dataFolder,
    stop: async () => {
      await stop()
      restore()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Returns what sets it back. */
function setEnvironment(env: Readonly<Record<string, string>>): () => void {
  const before = { ...process.env }
  Object.assign(process.env, env)
  return () => {
    for (const name of Object.keys(env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}
