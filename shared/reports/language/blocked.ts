import { messages } from '../../messages.ts'
import { type NetworkCode, networks } from '../../networks.ts'
import type { ReportHead } from './manifest.ts'

type Head = Pick<ReportHead, 'networks' | 'blocks'>
type Profile = { readonly network: NetworkCode; readonly blocked: string | null }

const offers = ({ networks: allowed }: Head, { network }: Profile) => allowed === 'all' || allowed.includes(network)

/** Why a profile cannot be chosen for a report, as its hover text says it (R1.8, R1.9); null when it can. */
export function blockedFor(head: Head, profile: Profile): string | null {
  return profile.blocked ?? (head.blocks && !offers(head, profile) ? head.blocks([networks[profile.network].display]) : null)
}

/** Why none of them can: the networks that do not offer it, else what blocks the first of them. */
export function allBlocked(head: Head, profiles: readonly Profile[]): string {
  const without = new Set(profiles.filter((profile) => !offers(head, profile)).map(({ network }) => networks[network].display))
  if (head.blocks && without.size > 0) return head.blocks([...without])
  return profiles.flatMap(({ blocked }) => blocked ?? [])[0] ?? messages.profiles.none
}
