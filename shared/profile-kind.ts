/** What a connection is on its network, and which kinds are for publishing alone (R1.8). */
import * as v from 'valibot'
import { messages } from './messages.ts'
import type { NetworkCode } from './networks.ts'

/** `page`: whatever has figures of its own, such as a page, a channel or a location. */
export const ProfileKind = v.picklist(['page', 'profile', 'group', 'ads', 'custom', 'canva'])
export type ProfileKind = v.InferOutput<typeof ProfileKind>

export type Connection = { readonly network: NetworkCode; readonly kind: ProfileKind; readonly profile_url: string | null }

const { publishingOnly } = messages.profiles

/** First that fits. `network` left out: on any. */
const rules: readonly { kind: ProfileKind; network?: NetworkCode; withoutUrl?: true; said: string }[] = [
  { kind: 'custom', said: publishingOnly.custom },
  { kind: 'canva', said: publishingOnly.canva },
  { kind: 'ads', network: 'tiktok', said: publishingOnly.tiktokAds },
  { kind: 'group', network: 'facebook', said: publishingOnly.facebookGroup },
  { kind: 'profile', network: 'facebook', withoutUrl: true, said: publishingOnly.facebookProfile },
]

/** Why a profile cannot take reports, as its hover text says it; null when it can. */
export function whyPublishingOnly({ network, kind, profile_url }: Connection): string | null {
  const rule = rules.find((one) => one.kind === kind && (!one.network || one.network === network) && (!one.withoutUrl || !profile_url))
  return rule?.said ?? null
}
