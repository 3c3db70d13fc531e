import { deleteMe } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { confirmSelf } from '../../../domains/leaving/confirm-self.ts'
import { requireHeir } from '../../../domains/leaving/heir.ts'
import { nextNight } from '../../../domains/leaving/next-night.ts'
import { handOver } from '../../../domains/schedules/hand-over.ts'
import { forgetPerson } from '../../../domains/team/store/own-items.ts'
import { changeTeam, removeUser } from '../../../domains/team/store/team.ts'
import { willGo } from '../../../kernel/accounts/leavers.ts'
import { endedCookie } from '../../../kernel/accounts/session.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** First what goes on without them is given away, then they are gone, in one write with the note of what is left to be found. */
export const handler = handle(deleteMe, async ({ actor, body, log, now }) => {
  await confirmSelf(actor, body, now)
  const { accountId, userId } = actor
  await handOver(accountId, userId, requireHeir(await listUsers(accountId, true), userId))
  await changeTeam(accountId, (users) => {
    requireHeir(users, userId)
    const user = users.find(({ id }) => id === userId)
    if (!user) throw problem(409, leavingMessages.goneAlready)
    const { email, name } = user
    const left = willGo(nextNight(now), { kind: 'person', accountId, id: userId, email, name }, now)
    return { writes: [...removeUser(accountId, user), left], result: null }
  })
  // the sweep finds these too
  await forgetPerson(actor).catch((error: unknown) => log.warn('not everything of a person went at once', { error: String(error) }))
  return empty({ cookies: [endedCookie()] })
})
