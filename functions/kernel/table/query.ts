/** Items of one partition, of the table or of an index, by their sort keys. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../clients.ts'
import { type Condition, queryFields } from './expressions.ts'
import { type Stored, table } from './table.ts'

type IndexName = (typeof table.indexes)[number]['name']

export type Range = {
  readonly pk: string
  readonly index?: IndexName
  /** of sort keys, one of these; without any, all */
  readonly prefix?: string
  /** the first and the last, both included */
  readonly between?: readonly [string, string]
  readonly before?: string
  /** left out after they were read and paid for */
  readonly filter?: Condition
  /** the names of the attributes that are wanted, where not all are */
  readonly attributes?: readonly string[]
  /** as they are this moment, at twice the price; indexes cannot */
  readonly consistent?: boolean
  /** from the last sort key down */
  readonly newestFirst?: boolean
}

/** The key of the last item before a page, with its keys in the index that is read. */
export type After = Readonly<Record<string, unknown>>
export type Page = { readonly items: Stored[]; readonly after: After | undefined }

type Paging = { readonly limit?: number | undefined; readonly after?: After | undefined }

/** What DynamoDB is asked for a range. */
export function queryInput({ pk, index, prefix, between, before, filter = {}, attributes, consistent, newestFirst }: Range): QueryCommandInput {
  const { partitionKey, sortKey } = table.indexes.find(({ name }) => name === index) ?? table
  const [condition, values] =
    prefix !== undefined
      ? [`begins_with(${sortKey}, :prefix)`, { prefix }]
      : between
        ? [`${sortKey} BETWEEN :first AND :last`, { first: between[0], last: between[1] }]
        : before !== undefined
          ? [`${sortKey} < :before`, { before }]
          : ['', {}]
  return {
    TableName: tableName(),
    ...(index ? { IndexName: index } : {}),
    ...queryFields([`${partitionKey} = :pk`, ...(condition ? [condition] : [])].join(' AND '), { pk, ...values }, filter, attributes),
    ...(consistent ? { ConsistentRead: true } : {}),
    ...(newestFirst ? { ScanIndexForward: false } : {}),
  }
}

/** One page. `limit`: how many are read at most, before the filter. `after` of the answer: where the next page begins; undefined when there is none. */
export async function queryPage(range: Range, { limit, after }: Paging = {}): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await documents().send(new QueryCommand({ ...queryInput(range), Limit: limit, ExclusiveStartKey: after }))
  return { items: Items, after: LastEvaluatedKey }
}

/** Page after page, as they are taken. */
export async function* queryPages(range: Range, { limit, after: from }: Paging = {}): AsyncGenerator<Stored[]> {
  let after = from
  do {
    const page = await queryPage(range, { limit, after })
    yield page.items
    after = page.after
  } while (after)
}

const newestPerPage = 100

/** From the last sort key down, read as they are taken. */
export async function* queryNewest(range: Range, { after }: Pick<Paging, 'after'> = {}): AsyncGenerator<Stored> {
  for await (const items of queryPages({ ...range, newestFirst: true }, { limit: newestPerPage, after })) yield* items
}

/** Every item. For sets that are small by nature; long lists take cursors instead. */
export async function queryAll(range: Range): Promise<Stored[]> {
  const items: Stored[] = []
  for await (const page of queryPages(range)) items.push(...page)
  return items
}

/** As {@link queryAll}, each parsed. @throws for an item that the schema refuses */
export async function readAll<S extends v.GenericSchema>(schema: S, range: Range): Promise<v.InferOutput<S>[]> {
  return (await queryAll(range)).map((item) => v.parse(schema, item))
}

/** How many there are, without reading them over the network. */
export async function countItems(range: Range): Promise<number> {
  let count = 0
  let after: After | undefined
  do {
    const page = await documents().send(new QueryCommand({ ...queryInput(range), Select: 'COUNT', ExclusiveStartKey: after }))
    count += page.Count ?? 0
    after = page.LastEvaluatedKey
  } while (after)
  return count
}
