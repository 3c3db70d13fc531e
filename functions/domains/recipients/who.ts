/**
 * Who a recipient of reports is: a member of the team by their id, anybody else by the hash of their address. An address that is a member's is the
 * member, however it was given, so what somebody chose holds as well when the owner of a schedule writes them another way.
 */
import { createHash } from 'node:crypto'
import { type Formats, houseFormats } from '../../../shared/formats.ts'
import { formatsOf } from '../../../shared/preferences.ts'
import { listUsers } from '../../kernel/accounts/store.ts'

export type Named = { readonly user_id: string | null; readonly email: string }

const ofAddress = (email: string) => `M#${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`

/** What somebody's choices stand under: theirs first, then those of before they joined the team. `email`: null where nobody knows it any more. */
export type Who = {
  readonly keys: readonly [string, ...string[]]
  readonly email: string | null
  /** how they read figures, until they choose something else */
  readonly formats: Formats
}

/** The same people, in the same order. */
export async function whoAre(accountId: string, named: readonly Named[]): Promise<Who[]> {
  const team = (await listUsers(accountId)).filter(({ joined }) => joined)
  return named.map(({ user_id, email }) => {
    const member = team.find((one) => (user_id === null ? one.email.toLowerCase() === email.toLowerCase() : one.id === user_id))
    if (member) return { keys: [`U#${member.id}`, ofAddress(member.email)], email: member.email, formats: formatsOf(member.preferences) }
    const formats = houseFormats
    return user_id === null ? { keys: [ofAddress(email)], email, formats } : { keys: [`U#${user_id}`], email: null, formats }
  })
}

export async function whoIs(accountId: string, named: Named): Promise<Who> {
  const [who] = await whoAre(accountId, [named])
  if (!who) throw new Error('Nobody was named.')
  return who
}
