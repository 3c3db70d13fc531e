/**
 * What recipients of reports chose, in `A#<account>#RECIPIENTS`: `<who>#<schedule>` for the reports of one schedule and `<who>#ALL` for all that an
 * account sends. `EMAIL#<sha256 of the token>` finds whose email a link was in. Nothing here has an address in its key.
 */
import * as v from 'valibot'
import { EmailChoices } from '../../../shared/api/email-choices.ts'
import { isToken, newToken, tokenHash } from '../../kernel/link-token.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { getItem } from '../../kernel/table/get-item.ts'
import { putNew } from '../../kernel/table/put-item.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { updateItem } from '../../kernel/table/update-item.ts'
import type { Who } from './who.ts'

/** The link in one email of a report. */
const EmailLink = v.object({
  accountId: v.string(),
  /** of a member of the team, whose address is not kept here; left out of anybody else, because null hides an item from the job that deletes accounts */
  userId: v.optional(v.string()),
  address: v.nullable(v.string()),
  /** null of a report that was sent once */
  schedule_id: v.nullable(v.string()),
  title: v.string(),
  /** of the email, by id */
  run: v.string(),
  /** who has it sent, by id */
  owner_id: v.string(),
  /** whose figures it shows and who sends them, as the email says it */
  client: v.string(),
  agency: v.string(),
  white_label: v.boolean(),
  sent_at: v.string(),
})
export type EmailLink = v.InferOutput<typeof EmailLink>

/** `undefined`: never said, so what stands elsewhere holds. */
const Choice = v.partial(v.object({ unsubscribed_at: v.nullable(v.string()), ...EmailChoices.entries }))
export type Choice = v.InferOutput<typeof Choice>

/** Of a year of emails each still leads here. */
const linkDays = 400
export const all = 'ALL'

const linkKey = (token: string) => ({ pk: `EMAIL#${tokenHash(token)}`, sk: 'EMAIL' })
const choiceKey = (accountId: string, who: string, scope: string) => ({ pk: `${tenantKey(accountId)}#RECIPIENTS`, sk: `${who}#${scope}` })

/** Stores where a link leads; the token is returned once and never stored. */
export async function putEmailLink(link: EmailLink): Promise<string> {
  const token = newToken()
  const ttl = Math.floor(Date.parse(link.sent_at) / 1000) + linkDays * 86_400
  await putNew({ ...linkKey(token), ...link, ttl })
  return token
}

/** Null for a token that is unknown or over. */
export async function findEmailLink(token: string, now: Date): Promise<EmailLink | null> {
  if (!isToken(token)) return null
  const item = await getItem(linkKey(token), { consistent: true })
  if (!item || Number(item.ttl) * 1000 <= now.getTime()) return null
  return v.parse(EmailLink, item)
}

/** What people chose for each of these scopes, as they are this moment; in the order of `people`. */
export async function choicesOf(accountId: string, people: readonly Who[], scopes: readonly string[]): Promise<Record<string, Choice>[]> {
  const wanted = people.flatMap(({ keys }) => keys.flatMap((key) => scopes.map((scope) => choiceKey(accountId, key, scope))))
  const once = [...new Map(wanted.map((key) => [key.sk, key])).values()]
  const found = await batchGet(once, { consistent: true })
  const bySk = new Map(found.map((item) => [String(item.sk), v.parse(Choice, item)]))
  return people.map(({ keys }) => Object.fromEntries(scopes.map((scope) => [scope, merged(keys.map((key) => bySk.get(`${key}#${scope}`) ?? {}))])))
}

/** Whoever says something first is right. */
export function merged(said: readonly Choice[]): Choice {
  return Object.assign({}, ...said.toReversed().map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined))))
}

/** True when it is news; said twice, the first day stays. */
export function unsubscribe(accountId: string, who: Who, scope: string, now: Date): Promise<boolean> {
  return say(accountId, who, scope, now.toISOString(), 'attribute_not_exists(unsubscribed_at) OR unsubscribed_at = :none')
}

/** True when it is news. */
export function subscribeAgain(accountId: string, who: Who, scope: string): Promise<boolean> {
  return say(accountId, who, scope, null, 'attribute_not_exists(unsubscribed_at) OR unsubscribed_at <> :none')
}

/** Whose it is, so that it goes with the account, and with a member who leaves for good. */
const ownerIn = (accountId: string, key: string) => ({ accountId, userId: key.startsWith('U#') ? key.slice('U#'.length) : undefined })

function say(accountId: string, { keys: [key] }: Who, scope: string, at: string | null, when: string): Promise<boolean> {
  return updateItem(choiceKey(accountId, key, scope), { set: { unsubscribed_at: at, ...ownerIn(accountId, key) }, when, values: { none: null } })
}

/** What else of them somebody chose; `undefined` takes it back, and what stands elsewhere holds again. */
export async function setChoices(accountId: string, { keys: [key] }: Who, scope: string, chosen: Choice): Promise<void> {
  const fields = Object.entries(chosen)
  if (fields.length === 0) return
  const remove = fields.flatMap(([name, value]) => (value === undefined ? [name] : []))
  await updateItem(choiceKey(accountId, key, scope), { set: { ...ownerIn(accountId, key), ...chosen }, remove })
}
