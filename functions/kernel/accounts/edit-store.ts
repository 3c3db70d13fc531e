/** Edits of groups and profiles. Each goes by the version its maker saw, so of two people who edit at once the second is told and nothing is lost. */
import { PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { conditionHeld } from '../table/condition-held.ts'
import { groupKey } from './keys.ts'
import type { GroupRecord, ProfileRecord } from './records.ts'

type Fields = Readonly<Record<string, unknown>>
/** As a transaction takes it. */
export type Edit = Required<
  Pick<UpdateCommandInput, 'TableName' | 'Key' | 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>
>

/** Sets fields, or takes away those that are undefined, when the thing still has this version. */
export function editOf(Key: { pk: string; sk: string }, version: number, fields: Fields, state: 'there' | 'removed' = 'there'): Edit {
  const all = Object.entries({ ...fields, version: version + 1 })
  const set = all.filter(([, value]) => value !== undefined)
  const gone = all.filter(([, value]) => value === undefined)
  const isThis = version === 0 ? '(attribute_not_exists(#version) OR #version = :before)' : '#version = :before'
  return {
    TableName: tableName(),
    Key,
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(gone.length > 0 ? [`REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: `attribute_exists(pk) AND ${state === 'there' ? 'attribute_not_exists' : 'attribute_exists'}(#removed_at) AND ${isThis}`,
    ExpressionAttributeNames: { ...Object.fromEntries(all.map(([name]) => [`#${name}`, name])), '#removed_at': 'removed_at' },
    ExpressionAttributeValues: { ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])), ':before': version },
  }
}

/** False when it was changed or removed since `version`. */
export function writeEdit(edit: Edit): Promise<boolean> {
  return conditionHeld(documents().send(new UpdateCommand(edit)))
}

/** A group of an id that nobody had. */
export async function createGroup(accountId: string, group: GroupRecord): Promise<void> {
  const Item = { ...groupKey(accountId, group.entity_gid), ...group }
  await documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }))
}

export const versionOf = ({ version }: Pick<GroupRecord | ProfileRecord, 'version'>): number => version ?? 0
