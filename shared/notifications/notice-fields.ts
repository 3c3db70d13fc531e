/** What notices are told with. Others may send it, so each field has a form and a length. */
import * as v from 'valibot'
import { requiredId } from '../fields.ts'
import { NetworkCode, networks } from '../networks.ts'
import { ownPath } from '../own-path.ts'
import { alertMessages } from './messages.ts'

const plain = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
const line = (most: number) =>
  v.pipe(
    v.string(alertMessages.textRequired),
    v.trim(),
    v.nonEmpty(alertMessages.textRequired),
    v.maxLength(most),
    v.transform((text) => text.replaceAll(/[\t\n\r]+/g, ' ')),
    v.regex(plain, alertMessages.textInvalid),
  )

/** A text of ours as those fields take it: in one line, without what turns the text around it. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Of a person, a profile or a thing. */
export const Name = line(200)
/** What somebody wrote; more of it than is shown. */
export const Text = line(2000)
export const Gid = requiredId(alertMessages.idRequired)
/** A path of the app, or a page elsewhere over https. */
export const Target = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((address) => ownPath(address) !== null || isSecure(address), alertMessages.linkInvalid),
)

function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}

/** A post that was planned in the publishing of another product. */
export const postFields = { publication_gid: Gid, post: Text, network: v.optional(NetworkCode), profile: v.optional(Name) }

export const profileFields = { profile_gid: Gid, profile: Name, network: NetworkCode }

/** " on Instagram", " on Instagram for Northbound Coffee" */
export function onNetwork({ network, profile: name }: { network?: NetworkCode | undefined; profile?: string | undefined }): string {
  return `${network ? ` on ${networks[network].display}` : ''}${name ? ` for ${name}` : ''}`
}

/** What is wrong, as an end of its own: " The network refused it." */
export const because = (reason: string | undefined) => (reason ? ` ${reason.replace(/[.!?…]*$/u, '')}.` : '')

export const calendarLink = ({ publication_gid }: { publication_gid: string }) => `/calendar?id=${encodeURIComponent(publication_gid)}`
export const profileLink = ({ profile_gid }: { profile_gid: string }) => `/settings/profiles/${encodeURIComponent(profile_gid)}`

/** Of what is an idea, a note in the calendar, or something else that has a link. */
export function ideaLink({ idea_gid, note_gid, link }: { idea_gid?: string | undefined; note_gid?: string | undefined; link?: string | undefined }): string {
  if (idea_gid) return `/ideas?id=${encodeURIComponent(idea_gid)}`
  return note_gid ? `/calendar?id=${encodeURIComponent(note_gid)}&type=note` : (link ?? '/notifications')
}
