/** Makes an account with its owner, all or nothing, and notes that this deployment has one. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { loginKey } from './credentials.ts'
import { accountFound, refound, userFound } from './directory.ts'
import { accountKey, userKey } from './keys.ts'
import type { AccountRecord, UserRecord } from './records.ts'

/** What belongs to no account; there as soon as the first account is. */
export const deploymentKey = { pk: 'DEPLOYMENT', sk: 'FIRST_ACCOUNT' } as const

export type NewAccount = {
  readonly account: AccountRecord
  readonly owner: UserRecord
  /** a PHC string */
  readonly passwordHash: string
  /** refused once the deployment has an account */
  readonly onlyFirst: boolean
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Notes the first account of the deployment, and leaves a note that is there. */
const noteFirst = (accountId: string, onlyFirst: boolean): Write => ({
  Update: {
    TableName: tableName(),
    Key: deploymentKey,
    UpdateExpression: 'SET accountId = if_not_exists(accountId, :account)',
    ...(onlyFirst ? { ConditionExpression: 'attribute_not_exists(pk)' } : {}),
    ExpressionAttributeValues: { ':account': accountId },
  },
})

/**
 * `with`: one write more that has to hold with it. `taken`: the address is another person's; `notFirst`: the deployment has an account;
 * `refused`: the write that came with it did not hold. Nothing is written then.
 */
export async function createAccount(
  { account, owner, passwordHash, onlyFirst }: NewAccount,
  together: Write,
): Promise<'created' | 'taken' | 'notFirst' | 'refused'> {
  const TableName = tableName()
  const isNew = 'attribute_not_exists(pk)'
  const login = { ...loginKey(owner.email), accountId: account.id, userId: owner.id, passwordHash }
  const TransactItems: Write[] = [
    { Put: { TableName, Item: { ...accountKey(account.id), ...account }, ConditionExpression: isNew } },
    { Put: { TableName, Item: { ...userKey(account.id, owner.id), ...owner } } },
    { Put: { TableName, Item: login, ConditionExpression: isNew } },
    noteFirst(account.id, onlyFirst),
    together,
    ...refound(null, accountFound(account)),
    ...refound(null, userFound(account.id, owner)),
  ]
  try {
    await documents().send(new TransactWriteCommand({ TransactItems }))
    return 'created'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed')
    const outcome = ([null, null, 'taken', 'notFirst', 'refused'] as const)[failed ?? -1]
    if (!outcome) throw error
    return outcome
  }
}

/** For whoever puts accounts in by other ways, such as the demo: the deployment has one from then on. */
export async function noteAccounts(accountId: string): Promise<void> {
  await documents().send(new TransactWriteCommand({ TransactItems: [noteFirst(accountId, false)] }))
}
