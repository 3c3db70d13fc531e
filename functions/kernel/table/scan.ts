/** The whole table, for jobs that look at every tenant. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { type Condition, queryFields } from './expressions.ts'
import type { After, Page } from './query.ts'

type Scan = {
  /** left out after they were read and paid for */
  readonly filter?: Condition
  readonly attributes?: readonly string[]
  readonly consistent?: boolean
  /** one of several parts that are read at the same time */
  readonly part?: { readonly index: number; readonly of: number }
}

/** One page. `after` of the answer: where the next page begins; undefined when there is none. */
export async function scanPage({ filter = {}, attributes, consistent, part }: Scan, after?: After): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new ScanCommand({
      TableName: tableName(),
      ...queryFields('', {}, filter, attributes),
      ...(consistent ? { ConsistentRead: true } : {}),
      ...(part ? { Segment: part.index, TotalSegments: part.of } : {}),
      ExclusiveStartKey: after,
    }),
  )
  return { items: Items, after: LastEvaluatedKey }
}
