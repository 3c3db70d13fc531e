import type { ImportResult } from '../../../shared/api/imports.ts'
import type { ImportFormat } from '../../../shared/api/profiles.ts'
import { today } from '../../../shared/dates/index.ts'
import { ofDays } from '../../../shared/gaps.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { taskSource } from '../../../shared/items/tasks.ts'
import type { Told } from '../../../shared/known.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import { extendAvailability, noteColumns, noteGaps, noteKnown, noteKnownOfGroup } from '../../accounts/facts.ts'
import type { ProfileRecord } from '../../accounts/store.ts'
import { readZones } from '../../accounts/zones.ts'
import { countItems } from '../../items/store.ts'
import { writePosts } from '../../posts/store.ts'
import { writeSeries } from '../../series/store.ts'
import { adsKnownOf } from '../ads/known.ts'
import type { AdsReader } from '../csv/ads-reader.ts'
import { ImportRefused } from '../csv/decode.ts'
import { toldBy } from '../csv/lacking.ts'
import type { Mapping } from '../csv/mapping.ts'
import { inSlices, nobodyWatches, type Progress } from '../csv/progress.ts'
import { datesOf, type ReadFile, resultOf, sizeOf } from '../csv/result.ts'
import { mappingsOf } from '../mappings/of-tables.ts'
import { checkLabels } from './labels-fit.ts'
import { readForProfile } from './read-for-profile.ts'

export type ImportInput = {
  accountId: string
  profile: ProfileRecord
  format: ImportFormat
  files: readonly { name: string; bytes: Uint8Array }[]
  now: Date
  /** for files that do not say it themselves */
  dates?: { readonly from: string | null; readonly to: string } | null
  currency?: string | null
  /** the network of tables of Meta that do not say theirs */
  of?: NetworkCode | null
  /** what is said of the columns of files of one's own; null: what was said before; empty: nothing any more */
  mapping?: Mapping | null
  progress?: Progress
}

/**
 * Imports exports into a profile: every file is read and understood before the first row is written, and a second import of the same
 * file writes the same rows again. Throws ImportRefused, with nothing written, when a file is not understood or not of the profile's network.
 */
export async function importFiles(input: ImportInput): Promise<ImportResult[]> {
  if (whyPublishingOnly(input.profile) !== null) throw new ImportRefused(importMessages.profileBlocked)
  const ads = adsKnownOf(input.accountId, input.profile.id)
  try {
    return await importAll(input, ads)
  } finally {
    await ads.release()
  }
}

async function importAll(input: ImportInput, ads: AdsReader): Promise<ImportResult[]> {
  const { profile, files, now, progress = nobodyWatches } = input
  const timezone = (await readZones(input.accountId))(profile)
  const context = {
    profileId: profile.id,
    network: profile.network,
    entityGid: profile.entity_gid,
    today: latestToday(timezone, now),
    timezone,
    dates: input.dates ?? null,
    currency: input.currency ?? null,
    ads,
  }
  const mappings = mappingsOf(input)
  const asked = { profile, format: input.format, of: input.of ?? null, files, ads, progress }
  const read = await readForProfile(asked, context, mappings.of)
  await checkLabels(
    input.accountId,
    profile.id,
    read.map(({ reading }) => reading),
  )
  await ads.hold()
  await progress.toWrite(...sizeOf(read))
  const results: ImportResult[] = []
  for (const file of read) {
    const wrote = async (rows: number, items: number) => {
      await ads.renew()
      await progress.wrote(rows, items)
    }
    results.push(await write(file, input, context.today, wrote))
  }
  await mappings.keep()
  return results
}

/** East of Greenwich a day begins before it does in UTC, in which networks count. */
export function latestToday(timezone: string, now: Date): string {
  const [there, here] = [today(timezone, now), today('UTC', now)]
  return there > here ? there : here
}

async function write(file: ReadFile, { accountId, profile }: ImportInput, today: string, wrote: Progress['wrote']): Promise<ImportResult> {
  const { reading } = file
  const [ofGroup, ofProfile] = [reading.told.filter(isOfGroup), reading.told.filter((one) => !isOfGroup(one))]
  if (ofGroup.length > 0) {
    const isNew = (await countItems(taskSource, accountId, profile.entity_gid)) === 0
    await noteKnownOfGroup(accountId, profile.entity_gid, [], today, isNew)
  }
  if (reading.days.length > 0) await writeSeries(accountId, profile.id, reading.days)
  await wrote(reading.days.length, reading.days.length)
  await inSlices(reading.posts, (posts) => writePosts(accountId, profile.id, posts), wrote)
  for (const batch of reading.items) await batch.write(accountId, wrote)
  if (ofGroup.length > 0) await noteKnownOfGroup(accountId, profile.entity_gid, ofGroup, today)
  await noteKnown(accountId, profile.id, ofProfile, today)
  await noteGaps(accountId, profile.id, reading.gaps, toldBy(reading))
  // what belongs to a group says nothing of when the profile's data begins
  const [first] = datesOf(
    reading,
    reading.items.filter(({ owner }) => owner !== 'group'),
  )
  // a day that could not be read should have been there
  const since = [...(first ? [first] : []), ...reading.gaps.flatMap(({ of, from }) => (of === ofDays ? [from] : []))].sort()[0]
  if (since) await extendAvailability(accountId, profile.id, since)
  const { days = {}, posts = {} } = reading.columns ?? {}
  if (Object.keys({ ...days, ...posts }).length > 0) await noteColumns(accountId, profile.id, { days, posts })
  return resultOf(file)
}

const isOfGroup = ({ of }: Told) => of === taskSource.id
