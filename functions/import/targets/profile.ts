import type { ImportResult } from '../../../shared/api/imports.ts'
import type { ImportFormat } from '../../../shared/api/profiles.ts'
import { today } from '../../../shared/dates/index.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { networks } from '../../../shared/networks.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import type { ProfileRecord } from '../../accounts/store.ts'
import { extendAvailability } from '../../accounts/store.ts'
import { readZones } from '../../accounts/zones.ts'
import { writePosts } from '../../posts/store.ts'
import { writeSeries } from '../../series/store.ts'
import { type AdsReader, adsKnownOf } from '../ads/known.ts'
import { ImportRefused } from '../csv/decode.ts'
import type { Format } from '../csv/format.ts'
import { inSlices, nobodyWatches, type Progress } from '../csv/progress.ts'
import { datesOf, type ReadFile, readFiles, resembling, resultOf, sizeOf, type TableReader } from '../csv/read-files.ts'
import type { Table } from '../csv/table.ts'
import { documentedOf } from '../formats/csv-schemas.ts'
import { formats } from '../formats/index.ts'
import { checkLabels } from './labels-fit.ts'

export type ImportInput = {
  accountId: string
  profile: ProfileRecord
  format: ImportFormat
  files: readonly { name: string; bytes: Uint8Array }[]
  now: Date
  /** for files that do not say it themselves */
  dates?: { readonly from: string | null; readonly to: string } | null
  currency?: string | null
  progress?: Progress
}

/**
 * Imports exports into a profile: every file is read and understood before the first row is written, and a second import of the same
 * file writes the same rows again. Throws ImportRefused, with nothing written, when a file is not understood or not of the profile's network.
 */
export async function importFiles(input: ImportInput): Promise<ImportResult[]> {
  if (whyPublishingOnly(input.profile) !== null) throw new ImportRefused(importMessages.profileBlocked)
  const ads = adsKnownOf(input.accountId)
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
  const readerFor = (table: Table): TableReader => {
    const format = chooseFormat(table, input)
    const isOwn = format.isOwn?.(table) ?? true
    return {
      id: format.id,
      csvSchemas: isOwn ? documentedOf(format.id) : null,
      adAccounts: (given) => format.adAccounts?.(given, context) ?? [],
      read: async (given) => {
        await format.prepare?.(given, context)
        return format.read(given, context)
      },
    }
  }
  const read = await readFiles(files, readerFor, { begin: ads.begin, progress })
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
    results.push(await write(file, input, wrote))
  }
  return results
}

/** East of Greenwich a day begins before it does in UTC, in which networks count. */
export function latestToday(timezone: string, now: Date): string {
  const [there, here] = [today(timezone, now), today('UTC', now)]
  return there > here ? there : here
}

const described = Object.values(formats).flatMap(({ id }) => documentedOf(id) ?? [])

function chooseFormat(table: Table, input: ImportInput): Format {
  const format: Format | undefined = input.format === 'auto' ? Object.values(formats).find((one: Format) => one.recognises(table)) : formats[input.format]
  if (!format) throw new ImportRefused(resembling(described, table) ?? importMessages.unknown)
  const own = documentedOf(format.id)
  if (!format.recognises(table)) throw new ImportRefused((own && resembling([own], table)) ?? importMessages.wrongFormat(format.name))
  if (format.networks && !format.networks.includes(input.profile.network)) {
    throw new ImportRefused(importMessages.wrongNetwork(format.name, networks[input.profile.network].display))
  }
  return format
}

async function write(file: ReadFile, { accountId, profile }: ImportInput, wrote: Progress['wrote']): Promise<ImportResult> {
  const { reading } = file
  if (reading.days.length > 0) await writeSeries(accountId, profile.id, reading.days)
  await wrote(reading.days.length, reading.days.length)
  await inSlices(reading.posts, (posts) => writePosts(accountId, profile.id, posts), wrote)
  for (const batch of reading.items) await batch.write(accountId, wrote)
  // what belongs to a group says nothing of when the profile's data begins
  const [first] = datesOf(
    reading,
    reading.items.filter(({ owner }) => owner === 'profile'),
  )
  if (first) await extendAvailability(accountId, profile.id, first)
  return resultOf(file)
}
