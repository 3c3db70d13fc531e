/** What was given up in an account: read from its own place in the index, and given back to what is due. */
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { type SendingChannel, sendingChannels } from '../../../shared/notifications/choices.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { Dispatch } from './dispatches/records.ts'
import { dueKey } from './dispatches/store.ts'
import { dispatchKey, dueDispatches, isAlertId, undeliveredOf } from './keys.ts'

const most = 100

/** The newest first. */
export async function listUndelivered(accountId: string): Promise<Dispatch[]> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :of',
      ExpressionAttributeValues: { ':of': undeliveredOf(accountId) },
      ScanIndexForward: false,
      Limit: most,
    }),
  )
  return Items.map((item) => v.parse(Dispatch, item))
}

/** As an address has it: `EMAIL.01KAGZ….user` */
export const undeliveredId = ({ channel, id, userId }: Dispatch): string => `${channel}.${id}.${userId}`

/** Null for what has not the form of ours. */
function placeOf(given: string): { channel: SendingChannel; id: string; userId: string } | null {
  const [, name, id = '', userId = ''] = /^([A-Z]+)\.([^.]+)\.(.+)$/s.exec(given) ?? []
  const channel = sendingChannels.find((one) => one === name)
  return channel && isAlertId(id) ? { channel, id, userId } : null
}

/** It is due at once, and its tries begin anew. False when it is none of this account's that was given up. */
export async function sendAgain(accountId: string, given: string, now: Date): Promise<boolean> {
  const place = placeOf(given)
  if (!place) return false
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: dispatchKey({ accountId, userId: place.userId }, place.channel, place.id),
        UpdateExpression: 'SET #state = :waiting, tries = :none, gsi1pk = :due, gsi1sk = :now REMOVE ended_at',
        ConditionExpression: '#state = :undelivered',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':waiting': 'waiting',
          ':none': 0,
          ':due': dueDispatches,
          ':now': dueKey(now, { accountId, ...place }),
          ':undelivered': 'undelivered',
        },
      }),
    ),
  )
}
