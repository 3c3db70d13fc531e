import { type AttributeValue, QueryCommand } from '@aws-sdk/client-dynamodb'
import { dynamo } from '../clients.ts'
import { queryInput, type Range } from './query.ts'

/** As the table has them, for whoever reads thousands and wants one attribute of each. */
export async function* queryRawPages(
  range: Omit<Range, 'filter'>,
  { limit }: { readonly limit?: number } = {},
): AsyncGenerator<Record<string, AttributeValue>[]> {
  const { ExpressionAttributeValues = {}, ...input } = queryInput(range)
  const values = Object.fromEntries(Object.entries(ExpressionAttributeValues).map(([name, value]) => [name, { S: String(value) }]))
  let after: Record<string, AttributeValue> | undefined
  do {
    const page = await dynamo().send(new QueryCommand({ ...input, ExpressionAttributeValues: values, Limit: limit, ExclusiveStartKey: after }))
    yield page.Items ?? []
    after = page.LastEvaluatedKey
  } while (after)
}
