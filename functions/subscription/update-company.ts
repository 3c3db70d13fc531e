import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { updateCompany } from '../../shared/api/subscription-company.ts'
import { accountKey } from '../accounts/keys.ts'
import { billing } from '../accounts/standing.ts'
import { getAccount } from '../accounts/store.ts'
import { documents, tableName } from '../lib/clients.ts'
import { handle } from '../lib/endpoint.ts'
import { sendCompany } from './company.ts'

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
