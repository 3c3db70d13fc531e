/** Followers of the latest snapshots, cut as the block cuts them. They are of no period. */
import type { AudienceSnapshot } from '../../../../shared/audience.ts'
import { rowMessages } from '../../../../shared/export-messages.ts'
import { networks } from '../../../../shared/networks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import type { ProfileDataset } from '../../../reports/engine/daily/dataset.ts'
import { type Cells, countsColumn } from '../cells.ts'
import type { AudienceCut } from './made-of.ts'

const counts = countsColumn('Followers')
export const audienceColumns = ['Part', 'Gender', 'Followers', counts] as const

type PartCells = { readonly Part: string; readonly Gender?: string; readonly Followers: number }

const cuts = {
  countries: ({ countries }) => countries.map(({ code, followers }) => ({ Part: code, Followers: followers })),
  cities: ({ cities }) => cities.map(({ name, followers }) => ({ Part: name, Followers: followers })),
  ages: bands,
  genders: bands,
} as const satisfies Record<AudienceCut, (snapshot: AudienceSnapshot) => readonly PartCells[]>

function bands({ ages }: AudienceSnapshot): PartCells[] {
  return ages.flatMap(({ band, women, men, other }) => [
    { Part: band, Gender: 'Women', Followers: women },
    { Part: band, Gender: 'Men', Followers: men },
    { Part: band, Gender: 'Other or not known', Followers: other },
  ])
}

export function* audienceRows(profiles: readonly ProfileDataset[], cut: AudienceCut): Generator<Cells> {
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
