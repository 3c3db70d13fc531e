/** What was given up in an account: read from its own place in the index, and given back to what is due. */
import * as v from 'valibot'
import { type SendingChannel, sendingChannels } from '../../../../shared/notifications/choices.ts'
import { queryPage } from '../../../kernel/table/query.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { Dispatch } from '../dispatches/records.ts'
import { dispatchKey, isAlertId, undeliveredOf } from '../keys.ts'
import { dispatchDue } from './dispatches.ts'

const most = 100

/** The newest first. */
export async function listUndelivered(accountId: string): Promise<Dispatch[]> {
  const { items } = await queryPage({ index: 'gsi1', pk: undeliveredOf(accountId), newestFirst: true }, { limit: most })
  return items.map((item) => v.parse(Dispatch, item))
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
  const { channel, id, userId } = place
  return updateItem(dispatchKey({ accountId, userId }, channel, id), {
    set: { state: 'waiting', tries: 0, ...dispatchDue(now, { accountId, ...place }) },
    remove: ['ended_at'],
    when: '#state = :undelivered',
    values: { undelivered: 'undelivered' },
  })
}
