/** When a session was last used. Every endpoint with a session may write this one attribute of it, and nothing else (infra/constructs/grant-to.ts). */
import { ConditionalCheckFailedException, DynamoDBServiceException, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { dynamo, tableName } from '../clients.ts'
import { sessionPrefix } from '../table/table.ts'
import { type Session, sessionHash } from './sessions.ts'

/** A write at most so often, in milliseconds: a list of sessions needs no more. */
const exact = 5 * 60_000

/** Notes that a session is in use. Nobody is refused because it cannot be written. */
export async function noteSeen(token: string, { seen, id }: Session, now: Date): Promise<void> {
  if (id === undefined || (seen !== undefined && now.getTime() - Date.parse(seen) < exact)) return
  try {
    // in the table's own form: every cold start reads this file
    await dynamo().send(
      new UpdateItemCommand({
        TableName: tableName(),
        Key: { pk: { S: sessionPrefix + sessionHash(token) }, sk: { S: 'SESSION' } },
        UpdateExpression: 'SET seen = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': { S: now.toISOString() } },
      }),
    )
  } catch (error) {
    // it ended meanwhile, or the table cannot write
    if (error instanceof ConditionalCheckFailedException || (error instanceof DynamoDBServiceException && error.$fault === 'server')) return
    throw error
  }
}
