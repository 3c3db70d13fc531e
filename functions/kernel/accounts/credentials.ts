/** The email address somebody signs in with. Kept apart from the user, so that lists of users never carry password hashes. */
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../clients.ts'

/** `passwordHash` is absent while the person is invited and has not chosen one. */
const Credentials = v.object({ accountId: v.string(), userId: v.string(), passwordHash: v.optional(v.string()) })
export type Credentials = v.InferOutput<typeof Credentials>

export const loginKey = (email: string) => ({ pk: `LOGIN#${email.toLowerCase()}`, sk: 'LOGIN' })

export async function findCredentials(email: string): Promise<Credentials | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: loginKey(email), ConsistentRead: true }))
  return Item ? v.parse(Credentials, Item) : null
}
