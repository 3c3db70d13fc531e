import type { DateOrder, ImportResult } from '../../../../shared/api/import-job.ts'
import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { today } from '../../../../shared/dates/index.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { whyPublishingOnly } from '../../../../shared/profile-kind.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import { readZones } from '../../../kernel/accounts/zones.ts'
import { nobodyWatches, type Progress } from '../../items/progress.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ReadContext } from '../../readers/csv/format.ts'
import type { Mapping } from '../../readers/csv/mapping.ts'
import { resultOf, sizeOf } from '../../readers/csv/result.ts'
import { adsKnownOf } from '../ads/known.ts'
import { mappingsOf } from '../mappings/of-tables.ts'
import { checkLabels } from './labels-fit.ts'
import { readForProfile } from './read-for-profile.ts'
import { writeReading } from './write-reading.ts'

export type ImportInput = {
  accountId: string
  profile: ProfileRecord
  format: ImportFormat
  files: readonly { name: string; bytes: Uint8Array }[]
  now: Date
  /** for files that do not say it themselves */
  dates?: { readonly from: string | null; readonly to: string } | null
  dateOrder?: DateOrder | null
  currency?: string | null
  /** of the last day of files whose dates have none */
  year?: string | null
  /** the network of tables of Meta that do not say theirs */
  of?: NetworkCode | null
  /** the account of the profile, of those in the files */
  rowsOf?: string | null
  /** what is said of the columns of files of one's own; null: what was said before; empty: nothing any more */
  mapping?: Mapping | null
  progress?: Progress
}

/**
 * Imports exports into a profile: every file is read and understood before the first row is written, and a second import of the same
 * file writes the same rows again. Throws ImportRefused, with nothing written, when a file is not understood or not of the profile's network.
 */
export async function importFiles(input: ImportInput): Promise<ImportResult[]> {
  const { accountId, profile, files, now, progress = nobodyWatches } = input
  if (whyPublishingOnly(profile) !== null) throw new ImportRefused(importMessages.profileBlocked)
  const ads = adsKnownOf(accountId, profile.id)
  try {
    const timezone = (await readZones(accountId))(profile)
    const context = {
      profileId: profile.id,
      network: profile.network,
      entityGid: profile.entity_gid,
      ...importDays(timezone, now),
      timezone,
      dates: input.dates ?? null,
      currency: input.currency ?? null,
      year: input.year ?? null,
      ads,
    }
    const mappings = mappingsOf(input)
    const asked = { profile, format: input.format, of: input.of ?? null, rowsOf: input.rowsOf ?? null, files, ads, progress }
    const read = await readForProfile(asked, context, mappings.of)
    const readings = read.map(({ reading }) => reading)
    await checkLabels(accountId, profile.id, readings)
    await ads.hold()
    await progress.toWrite(...sizeOf(read))
    const wrote = async (rows: number, items: number) => {
      await ads.renew()
      await progress.wrote(rows, items)
    }
    const results: ImportResult[] = []
    for (const file of read) {
      await writeReading(file.reading, input, context.today, wrote)
      results.push(resultOf(file))
    }
    await mappings.keep()
    return results
  } finally {
    await ads.release()
  }
}

/** East of Greenwich a day begins before it does in UTC, in which networks count. */
export function importDays(timezone: string, now: Date): Pick<ReadContext, 'today' | 'todayUtc'> {
  const [there, todayUtc] = [today(timezone, now), today('UTC', now)]
  return { today: there > todayUtc ? there : todayUtc, todayUtc }
}
