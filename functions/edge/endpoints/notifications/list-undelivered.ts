import { listUndelivered } from '../../../../shared/api/undelivered.ts'
import { notifications } from '../../../../shared/notifications/index.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { listUndelivered as read, undeliveredId } from '../../../domains/notifications/store/undelivered.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listUndelivered, async ({ actor: { accountId } }) => {
  const [found, users] = await Promise.all([read(accountId), listUsers(accountId)])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const undelivered = found.map((one) => {
    const name = names.get(one.userId)
    return {
      id: undeliveredId(one),
      channel: one.channel,
      label: notifications.find(({ id }) => id === one.type)?.label ?? one.type,
      message: one.message ?? '',
      person: name === undefined ? null : { id: one.userId, name },
      reason: one.reason ?? undeliveredMessages.fault,
      tries: one.tries,
      ended_at: one.ended_at ?? new Date(one.at).toISOString(),
    }
  })
  return { undelivered }
})
