/** The browsers that one person allowed: WEBPUSH#<id>, by a hash of the address of each. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { PushKeys } from '../../../../shared/notifications/push.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { openAddress, sealAddress } from '../channels/sealed-address.ts'
import { channelKey, type Person } from '../keys.ts'

const Record = v.object({ id: v.string(), sealed: v.string(), device: v.nullable(v.string()), /** ISO instant */ since: v.string() })
export type BrowserRecord = v.InferOutput<typeof Record>

const Subscription = v.object({ endpoint: v.string(), keys: PushKeys })
export type Subscription = v.InferOutput<typeof Subscription>

/** More are of nobody; the one that was allowed first makes room. */
const most = 10

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex').slice(0, 24)
const keyOf = (person: Person, id: string) => {
  const { pk, sk } = channelKey(person, 'WEBPUSH')
  return { pk, sk: `${sk}#${id}` }
}

/** The one that was allowed first first. */
export async function listBrowsers(person: Person): Promise<BrowserRecord[]> {
  const { pk, sk } = channelKey(person, 'WEBPUSH')
  return (await readAll(Record, { pk, prefix: `${sk}#`, consistent: true })).sort((one, other) => (one.since < other.since ? -1 : 1))
}

/** The same browser again is the same one, with the keys it has now. Returns its id. */
export async function putBrowser(person: Person, subscription: Subscription, about: Pick<BrowserRecord, 'device' | 'since'>): Promise<string> {
  const id = idOf(subscription.endpoint)
  const others = (await listBrowsers(person)).filter((one) => one.id !== id)
  const sealed = sealAddress(person, `WEBPUSH ${id}`, JSON.stringify(subscription))
  await putItem({ ...keyOf(person, id), ...person, id, sealed, ...about })
  for (const { id: old } of others.slice(0, Math.max(0, others.length + 1 - most))) await removeBrowser(person, old)
  return id
}

/** False when there is none. */
export const removeBrowser = (person: Person, id: string): Promise<boolean> => deleteItem(keyOf(person, id), ifThere)

/** @throws when it was sealed under another key */
export const subscriptionOf = (person: Person, { id, sealed }: BrowserRecord): Subscription =>
  v.parse(Subscription, JSON.parse(openAddress(person, `WEBPUSH ${id}`, sealed)))
