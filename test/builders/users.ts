import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { userKey } from '../../functions/accounts/keys.ts'
import { documents, tableName } from '../../functions/lib/clients.ts'

/** Somebody who is no longer there. */
export async function deleteUser(accountId: string, id: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: userKey(accountId, id) }))
}
