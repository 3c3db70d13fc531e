import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { updateCompany } from '../../../../shared/api/subscription-company.ts'
import { sendCompany } from '../../../domains/subscription/company.ts'
import { accountKey } from '../../../kernel/accounts/keys.ts'
import { billing } from '../../../kernel/accounts/standing.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { documents, tableName } from '../../../kernel/clients.ts'

/** Saved once Stripe has it, so that what is shown here is what invoices say. */
export const handler = handle(updateCompany, async ({ actor, body: company, audit }) => {
  const account = await getAccount(actor.accountId)
  audit.about({ name: company.name })
  if (account?.customer && billing() === 'stripe') await sendCompany(account.customer, company)
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: accountKey(actor.accountId),
      UpdateExpression: 'SET company = :company',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':company': company },
    }),
  )
  return { company }
})
