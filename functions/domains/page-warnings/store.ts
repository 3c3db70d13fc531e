/** What everybody is told at the top of every page: one for the whole deployment, or none. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { PageWarning } from '../../../shared/api/page-warnings.ts'
import { documents, tableName } from '../../kernel/clients.ts'

const key = { pk: 'DEPLOYMENT', sk: 'PAGEWARNING' }

export async function readPageWarning(): Promise<PageWarning | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key }))
  return Item ? v.parse(PageWarning, Item) : null
}

/** In place of the one before. */
export async function writePageWarning(warning: PageWarning): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key, ...warning } }))
}

export async function dropPageWarning(): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key }))
}
