/** The email address somebody signs in with. Kept apart from the user, so that lists of users never carry password hashes. */
import * as v from 'valibot'
import { readItem } from '../table/get-item.ts'

/** `passwordHash` is absent while the person is invited and has not chosen one. */
const Credentials = v.object({ accountId: v.string(), userId: v.string(), passwordHash: v.optional(v.string()) })
export type Credentials = v.InferOutput<typeof Credentials>

export const loginKey = (email: string) => ({ pk: `LOGIN#${email.toLowerCase()}`, sk: 'LOGIN' })

export function findCredentials(email: string): Promise<Credentials | null> {
  return readItem(Credentials, loginKey(email), { consistent: true })
}
