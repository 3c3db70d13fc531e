/** What a connection is on its network, and which kinds are for publishing alone (docs/behaviours.md#profiles-that-can-take-a-report). */
import * as v from 'valibot'
import { messages } from './messages.ts'
import { type NetworkCode, networkRows } from './networks.ts'

/** `page`: whatever has figures of its own, such as a page, a channel or a location. */
export const ProfileKind = v.picklist(['page', 'profile', 'group', 'ads', 'custom', 'canva'])
export type ProfileKind = v.InferOutput<typeof ProfileKind>

export type Connection = { readonly network: NetworkCode; readonly kind: ProfileKind; readonly profile_url: string | null }

const { publishingOnly } = messages.profiles

/** On any network. */
const anywhere: Partial<Record<ProfileKind, string>> = { custom: publishingOnly.custom, canva: publishingOnly.canva }

/** Why a profile cannot take reports, as its hover text says it; null when it can. */
export function whyPublishingOnly({ network, kind, profile_url }: Connection): string | null {
  const rule = networkRows[network].publishingOnly?.find((one) => one.kind === kind && (!one.withoutUrl || !profile_url))
  return anywhere[kind] ?? (rule ? publishingOnly[rule.said] : null)
}
