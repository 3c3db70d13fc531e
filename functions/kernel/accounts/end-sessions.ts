/** What ends all sessions of a person, and what sets their password, which does the same. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { loginKey } from './credentials.ts'
import { userKey } from './keys.ts'

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Person = { readonly accountId: string; readonly userId: string; readonly email: string }

/** Ends what began before `at`. */
const ending = ({ accountId, userId }: Omit<Person, 'email'>, at: Date): Write => ({
  Update: {
    TableName: tableName(),
    Key: userKey(accountId, userId),
    UpdateExpression: 'SET sessions_since = :at',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':at': at.toISOString() },
  },
})

/** Ends every session of a person and returns the instant from which on one may begin: of the clock, so that none can slip in meanwhile. */
export async function endSessions(accountId: string, userId: string): Promise<Date> {
  const at = new Date()
  await documents().send(new TransactWriteCommand({ TransactItems: [ending({ accountId, userId }, at)] }))
  return at
}

/** `is`: the hash that has to be there still. `together`: one write more that has to hold with it. */
type Condition = { readonly is?: string; readonly together?: Write }

/** Sets a password (a PHC string) and ends every session, all or nothing. Returns the instant as `endSessions`, or null when it did not hold. */
export async function setPassword({ accountId, userId, email }: Person, passwordHash: string, { is, together }: Condition): Promise<Date | null> {
  const at = new Date()
  const login: Write = {
    Update: {
      TableName: tableName(),
      Key: loginKey(email),
      UpdateExpression: 'SET passwordHash = :hash',
      ConditionExpression: `accountId = :account AND userId = :user${is === undefined ? '' : ' AND passwordHash = :is'}`,
      ExpressionAttributeValues: { ':hash': passwordHash, ':account': accountId, ':user': userId, ...(is === undefined ? {} : { ':is': is }) },
    },
  }
  try {
    const TransactItems = [login, ending({ accountId, userId }, at), ...(together ? [together] : [])]
    await documents().send(new TransactWriteCommand({ TransactItems }))
    return at
  } catch (error) {
    if (error instanceof TransactionCanceledException) return null
    throw error
  }
}
