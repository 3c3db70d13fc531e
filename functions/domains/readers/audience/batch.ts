/** A dimension of who follows a profile, as a batch of an import: it takes the place of the same dimension of the snapshot that is there. */
import type { AudienceSnapshot } from '../../../../shared/audience.ts'
import { readAudience, writeAudience } from '../../audience/store.ts'
import type { ItemBatch } from '../../items/batch.ts'

export type Dimensions = Partial<Pick<AudienceSnapshot, 'countries' | 'cities' | 'ages'>>

/** In hundredths of a percent of the followers. `told`: what came in, so that two tables of one import have to say the same. */
export function audienceBatch(
  profileId: string,
  { date, rows, dimensions, told }: { date: string; rows: number; dimensions: Dimensions; told: { id: string } },
): ItemBatch {
  return {
    source: 'audience',
    count: rows,
    items: 1,
    owner: 'profile',
    instants: [],
    records: [told],
    write: async (accountId, wrote) => {
      const [before] = await readAudience(accountId, [profileId])
      // people and shares cannot stand beside each other
      const kept = before?.unit === 'hundredths of a percent' ? before : { countries: [], cities: [], ages: [] }
      await writeAudience(accountId, { ...kept, ...dimensions, profileId, date, unit: 'hundredths of a percent' })
      await wrote?.(rows, 1)
    },
  }
}
