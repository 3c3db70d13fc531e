import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'

/** Every item of a query, page after page. For sets that are small by nature; long lists take cursors instead. */
export async function queryAll(query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents().send(new QueryCommand({ TableName: tableName(), ...query, ExclusiveStartKey: from }))
    items.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  return items
}
