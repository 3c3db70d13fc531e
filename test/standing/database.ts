import { type LocalDynamoDb, startDynamoDb } from '../../scripts/local/dynamodb.ts'

let database: Promise<LocalDynamoDb> | undefined

/** One DynamoDB in memory, in which each test file has tables of its own. */
export async function giveDatabase(): Promise<{ endpoint: string }> {
  database ??= startDynamoDb()
  return { endpoint: (await database).endpoint }
}

export const closeDatabase = async (): Promise<void> => (await database)?.stop()
