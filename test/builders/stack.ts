/** Real parts for tests: a table on an embedded DynamoDB, or the whole local stack. Nothing is left behind after `stop`. */
import { randomBytes } from 'node:crypto'
import { startDynamoDb } from '../../scripts/local/dynamodb.ts'
import { createTable, deleteTable } from '../../scripts/local/table.ts'

export type TestTable = { endpoint: string; table: string; env: Record<string, string>; stop: () => Promise<void> }

/**
 * A fresh table; sets `process.env` so that `functions/lib/clients.ts` finds it. With AWS_ENDPOINT_URL set (npm run test:aws)
 * the table is made there under a name of its own instead.
 */
export async function startTable(): Promise<TestTable> {
  const table = `almanac-test-${randomBytes(6).toString('hex')}`
  const given = process.env.AWS_ENDPOINT_URL
  const embedded = given ? undefined : await startDynamoDb()
  const endpoint = given ?? embedded?.endpoint ?? ''
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: process.env.AWS_REGION ?? 'eu-west-1',
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? 'S3RVER',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? 'S3RVER',
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
      else await deleteTable(table)
      for (const name of ['AWS_ENDPOINT_URL_DYNAMODB', 'ALMANAC_TABLE']) delete process.env[name]
    },
  }
}
