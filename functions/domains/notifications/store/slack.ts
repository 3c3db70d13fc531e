/** The incoming webhooks of one person, by type of notification. */
import * as v from 'valibot'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { openAddress, sealAddress } from '../channels/sealed-address.ts'
import { channelKey, type Person } from '../keys.ts'

const Addresses = v.record(v.string(), v.object({ sealed: v.string(), /** of the address, so that its owner knows it again */ ending: v.string() }))
export type Addresses = v.InferOutput<typeof Addresses>

export async function readSlack(person: Person): Promise<Addresses> {
  return (await readItem(v.object({ addresses: Addresses }), channelKey(person, 'SLACK'), { consistent: true }))?.addresses ?? {}
}

/** Null where there is none. @throws when it was sealed under another key */
export async function slackOf(person: Person, type: string): Promise<string | null> {
  const kept = (await readSlack(person))[type]
  return kept ? openAddress(person, `SLACK ${type}`, kept.sealed) : null
}

/** Each type by itself, so two windows that change two of them lose neither. */
export async function saveSlack(person: Person, types: readonly string[], address: string | null): Promise<void> {
  const key = channelKey(person, 'SLACK')
  if (address === null) {
    await updateItem(key, { remove: types.map((type) => `addresses.${type}`), ...ifThere })
    return
  }
  await updateItem(key, { setIfMissing: { addresses: {} }, set: { accountId: person.accountId, userId: person.userId } })
  const kept = (type: string) => ({ sealed: sealAddress(person, `SLACK ${type}`, address), ending: address.slice(-4) })
  await updateItem(key, { set: Object.fromEntries(types.map((type) => [`addresses.${type}`, kept(type)])) })
}
