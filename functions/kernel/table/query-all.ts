import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'

type Item = Record<string, unknown>
type Query = Omit<QueryCommandInput, 'TableName'>

/** The items of a query, page after page as they are taken. `ExclusiveStartKey`: the key before the first one. */
export async function* queryPages(query: Query): AsyncGenerator<Item[]> {
  let from = query.ExclusiveStartKey
  do {
    const page: QueryCommandOutput = await documents().send(new QueryCommand({ TableName: tableName(), ...query, ExclusiveStartKey: from }))
    yield page.Items ?? []
    from = page.LastEvaluatedKey
  } while (from)
}

const newestPerPage = 100

/** The items of a query from the last sort key down, read as they are taken. */
export async function* queryNewest(query: Query): AsyncGenerator<Item> {
  for await (const items of queryPages({ ...query, ScanIndexForward: false, Limit: newestPerPage })) yield* items
}

/** Every item of a query. For sets that are small by nature; long lists take cursors instead. */
export async function queryAll(query: Query): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of queryPages(query)) items.push(...page)
  return items
}
