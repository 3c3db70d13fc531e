/** Followers of the latest snapshots, cut as the block cuts them. They are of no period. */
import type { AudienceSnapshot } from '../../../../../shared/audience.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { networks } from '../../../../../shared/networks.ts'
import { profileName } from '../../../../../shared/profile-name.ts'
import { allFollowers, otherPart } from '../../../reports/engine/daily/audience.ts'
import type { Audience, ProfileDataset } from '../../../reports/engine/daily/dataset.ts'
import { type Cells, countsColumn } from '../cells.ts'
import type { AudienceCut } from './made-of.ts'

const counts = countsColumn('Followers')
export const audienceColumns = ['Part', 'Gender', 'Followers', counts] as const

type PartCells = { readonly Part: string; readonly Gender?: string; readonly Followers: number }

const cuts = {
  countries: (audience) => listed(audience, audience.countries, ({ code }) => code),
  cities: (audience) => listed(audience, audience.cities, ({ name }) => name),
  ages: bands,
  genders: bands,
} as const satisfies Record<AudienceCut, (audience: Audience) => readonly PartCells[]>

/** The parts of a list, and the followers who are in none of them. */
function listed<Part extends { readonly followers: number }>(audience: Audience, parts: readonly Part[], nameOf: (part: Part) => string): PartCells[] {
  const others = allFollowers(audience, parts) - parts.reduce((sum, { followers }) => sum + followers, 0)
  const cells = parts.map((part) => ({ Part: nameOf(part), Followers: part.followers }))
  return parts.length > 0 && others > 0 ? [...cells, { Part: otherPart, Followers: others }] : cells
}

function bands({ ages }: AudienceSnapshot): PartCells[] {
  return ages.flatMap(({ band, women, men, other }) => [
    { Part: band, Gender: 'Women', Followers: women },
    { Part: band, Gender: 'Men', Followers: men },
    { Part: band, Gender: 'Other or not known', Followers: other },
  ])
}

export function* audienceRows(profiles: readonly Pick<ProfileDataset, 'profile' | 'audience'>[], cut: AudienceCut): Generator<Cells> {
  for (const { profile, audience } of profiles) {
    if (!audience) continue
    const about: Cells = {
      Row: 'followers',
      Period: 'latest snapshot',
      Date: audience.date,
      Network: networks[profile.network].display,
      Profile: profileName(profile),
      'Profile id': profile.id,
    }
    for (const part of cuts[cut](audience)) yield { ...about, ...part, [counts]: rowMessages.yes }
  }
}
