/** What ends all sessions of a person, and what sets their password, which does the same. */
import { ifThere } from '../table/expressions.ts'
import { updateItem } from '../table/update-item.ts'
import { writeAll } from '../table/write-all.ts'
import { updateOf, type Write } from '../table/writes.ts'
import { loginKey } from './credentials.ts'
import { userKey } from './keys.ts'

type Person = { readonly accountId: string; readonly userId: string; readonly email: string }

/** Ends what began before `at`. */
const ending = (at: Date) => ({ set: { sessions_since: at.toISOString() }, ...ifThere })

/** Ends every session of a person and returns the instant from which on one may begin: of the clock, so that none can slip in meanwhile. */
export async function endSessions(accountId: string, userId: string): Promise<Date> {
  const at = new Date()
  await updateItem(userKey(accountId, userId), ending(at))
  return at
}

/** `is`: the hash that has to be there still. `together`: one write more that has to hold with it. */
type With = { readonly is?: string; readonly together?: Write }

/** Sets a password (a PHC string) and ends every session, all or nothing. Returns the instant as `endSessions`, or null when it did not hold. */
export async function setPassword({ accountId, userId, email }: Person, passwordHash: string, { is, together }: With): Promise<Date | null> {
  const at = new Date()
  const login = updateOf(loginKey(email), {
    set: { passwordHash },
    when: `accountId = :account AND userId = :user${is === undefined ? '' : ' AND passwordHash = :is'}`,
    values: { account: accountId, user: userId, ...(is === undefined ? {} : { is }) },
  })
  const written = await writeAll([login, updateOf(userKey(accountId, userId), ending(at)), ...(together ? [together] : [])])
  return written ? at : null
}
