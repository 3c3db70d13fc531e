import { messages } from '../../messages.ts'
import { type NetworkCode, networks } from '../../networks.ts'
import type { ReportManifest } from './manifest.ts'

type Manifest = Pick<ReportManifest, 'networks' | 'blocks'>
type Profile = { readonly network: NetworkCode; readonly blocked: string | null }

const offers = ({ networks: allowed }: Manifest, { network }: Profile) => allowed === 'all' || allowed.includes(network)

/** Why a profile cannot be chosen for a report, as its hover text says it (docs/behaviours.md#profiles-that-can-take-a-report); null when it can. */
export function blockedFor(manifest: Manifest, profile: Profile): string | null {
  return profile.blocked ?? (manifest.blocks && !offers(manifest, profile) ? manifest.blocks([networks[profile.network].display]) : null)
}

/** Why none of them can: the networks that do not offer it, else what blocks the first of them. */
export function allBlocked(manifest: Manifest, profiles: readonly Profile[]): string {
  const without = new Set(profiles.filter((profile) => !offers(manifest, profile)).map(({ network }) => networks[network].display))
  if (manifest.blocks && without.size > 0) return manifest.blocks([...without])
  return profiles.flatMap(({ blocked }) => blocked ?? [])[0] ?? messages.profiles.none
}
