import type { ImportFormat, ImportResult } from '../../shared/api/profiles.ts'
import { today } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { networks } from '../../shared/networks.ts'
import { whyPublishingOnly } from '../../shared/profile-kind.ts'
import type { ProfileRecord } from '../accounts/store.ts'
import { extendAvailability } from '../accounts/store.ts'
import { zonesOf } from '../accounts/zones.ts'
import { writePosts } from '../posts/store.ts'
import { writeSeries } from '../series/store.ts'
import { type AdsReader, adsKnownOf } from './ads-known.ts'
import { ImportRefused } from './decode.ts'
import { documentedOf } from './documented.ts'
import type { Format } from './format.ts'
import { formats } from './index.ts'
import { checkLabels } from './labels-fit.ts'
import { datesOf, itemsOf, type ReadFile, readFiles, resembling, resultOf, type TableReader, written } from './read-files.ts'
import type { Table } from './table.ts'

type ImportProgress = { file: string; step: 'read' | 'days' | 'posts' | 'items' | 'done'; rows: number }
export type ImportInput = {
  accountId: string
  profile: ProfileRecord
  format: ImportFormat
  files: readonly { name: string; bytes: Uint8Array }[]
  now: Date
  /** for files that do not say it themselves */
  dates?: { readonly from: string | null; readonly to: string } | null
  currency?: string | null
  onProgress?: (progress: ImportProgress) => void
}

/**
 * Imports exports into a profile: every file is read and understood before the first row is written, and a second import of the same
 * file writes the same rows again. Throws ImportRefused, with nothing written, when a file is not understood or not of the profile's network.
 */
export async function importFiles(input: ImportInput): Promise<ImportResult[]> {
  if (whyPublishingOnly(input.profile) !== null) throw new ImportRefused(messages.import.profileBlocked)
  const ads = adsKnownOf(input.accountId)
  try {
    return await importAll(input, ads)
  } finally {
    await ads.release()
  }
}

async function importAll(input: ImportInput, ads: AdsReader): Promise<ImportResult[]> {
  const { profile, files, now } = input
  const timezone = (await zonesOf(input.accountId))(profile)
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
      documented: isOwn ? documentedOf(format.id) : null,
      adAccounts: (given) => format.adAccounts?.(given, context) ?? [],
      read: async (given) => {
        await format.prepare?.(given, context)
        return format.read(given, context)
      },
    }
  }
  const read = await readFiles(files, readerFor, ads.begin)
  await checkLabels(
    input.accountId,
    profile.id,
    read.map(({ reading }) => reading),
  )
  await ads.hold()
  const results: ImportResult[] = []
  for (const file of read) {
    input.onProgress?.({ file: file.name, step: 'read', rows: file.reading.read })
    results.push(await write(file, input))
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
  if (!format) throw new ImportRefused(resembling(described, table) ?? messages.import.unknown)
  const own = documentedOf(format.id)
  if (!format.recognises(table)) throw new ImportRefused((own && resembling([own], table)) ?? messages.import.wrongFormat(format.name))
  if (format.networks && !format.networks.includes(input.profile.network)) {
    throw new ImportRefused(messages.import.wrongNetwork(format.name, networks[input.profile.network].display))
  }
  return format
}

async function write(file: ReadFile, { accountId, profile, onProgress }: ImportInput): Promise<ImportResult> {
  const { name, reading } = file
  if (reading.days.length > 0) await writeSeries(accountId, profile.id, reading.days)
  onProgress?.({ file: name, step: 'days', rows: reading.days.length })
  if (reading.posts.length > 0) await writePosts(accountId, profile.id, reading.posts)
  onProgress?.({ file: name, step: 'posts', rows: reading.posts.length })
  for (const batch of reading.items) await batch.write(accountId)
  onProgress?.({ file: name, step: 'items', rows: itemsOf(reading) })
  // what belongs to a group says nothing of when the profile's data begins
  const [first] = datesOf(
    reading,
    reading.items.filter(({ owner }) => owner === 'profile'),
  )
  if (first) await extendAvailability(accountId, profile.id, first)
  onProgress?.({ file: name, step: 'done', rows: written(reading) })
  return resultOf(file)
}
