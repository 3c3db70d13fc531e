import type { ImportFormat, ImportResult } from '../../shared/api/profiles.ts'
import { messages } from '../../shared/messages.ts'
import { networks } from '../../shared/networks.ts'
import type { ProfileRecord } from '../accounts/store.ts'
import { extendAvailability } from '../accounts/store.ts'
import { writePosts } from '../posts/store.ts'
import { writeSeries } from '../series/store.ts'
import { decode, ImportRefused } from './decode.ts'
import type { Format, Reading } from './format.ts'
import { formats } from './index.ts'
import { readTables, type Table } from './table.ts'

const skippedShown = 200

export type ImportProgress = { file: string; step: 'read' | 'days' | 'posts' | 'items' | 'done'; rows: number }
export type ImportInput = {
  accountId: string
  profile: ProfileRecord
  format: ImportFormat
  files: readonly { name: string; bytes: Uint8Array }[]
  now: Date
  /** for files that do not say it themselves */
  dates?: { readonly from: string; readonly to: string } | null
  currency?: string | null
  onProgress?: (progress: ImportProgress) => void
}

type ReadFile = { name: string; formats: string[]; reading: Reading }

/**
 * Imports exports into a profile: every file is read and understood before the first row is written, and a second import of the same
 * file writes the same rows again. Throws ImportRefused, with nothing written, when a file is not understood or not of the profile's network.
 */
export async function importFiles(input: ImportInput): Promise<ImportResult[]> {
  if (input.profile.blocked) throw new ImportRefused(messages.import.profileBlocked)
  if (input.files.length === 0) throw new ImportRefused(messages.import.empty)
  const read = input.files.map((file) => readFile(file, input))
  const results: ImportResult[] = []
  for (const file of read) {
    input.onProgress?.({ file: file.name, step: 'read', rows: file.reading.read })
    results.push(await write(file, input))
  }
  return results
}

function readFile(file: { name: string; bytes: Uint8Array }, input: ImportInput): ReadFile {
  try {
    const tables = readTables(decode(file.bytes))
    const context = {
      profileId: input.profile.id,
      network: input.profile.network,
      entityGid: input.profile.entity_gid,
      today: input.now.toISOString().slice(0, 10),
      timezone: input.profile.timezone ?? 'UTC',
      dates: input.dates ?? null,
      currency: input.currency ?? null,
    }
    const chosen = tables.map((table) => ({ table, format: chooseFormat(table, input) }))
    const readings = chosen.map(({ table, format }) => format.read(table, context))
    const reading = merge(readings)
    if (written(reading) === 0) throw new ImportRefused(firstReason(reading) ?? messages.import.noRows)
    return { name: file.name, formats: [...new Set(chosen.map(({ format }) => format.id))], reading }
  } catch (error) {
    if (error instanceof ImportRefused && input.files.length > 1) throw new ImportRefused(`${file.name}: ${error.message}`)
    throw error
  }
}

function chooseFormat(table: Table, input: ImportInput): Format {
  const format: Format | undefined = input.format === 'auto' ? Object.values(formats).find((one: Format) => one.recognises(table)) : formats[input.format]
  if (!format) throw new ImportRefused(messages.import.unknown)
  if (!format.recognises(table)) throw new ImportRefused(messages.import.wrongFormat(format.name))
  if (format.networks && !format.networks.includes(input.profile.network)) {
    throw new ImportRefused(messages.import.wrongNetwork(format.name, networks[input.profile.network].display))
  }
  return format
}

function firstReason(reading: Reading): string | null {
  const first = reading.skipped[0]
  return first ? `${messages.import.noRows} Line ${first.line}: ${first.reason}` : null
}

function merge(readings: Reading[]): Reading {
  return {
    read: readings.reduce((sum, reading) => sum + reading.read, 0),
    days: readings.flatMap((reading) => reading.days),
    posts: readings.flatMap((reading) => reading.posts),
    items: readings.flatMap((reading) => reading.items),
    skipped: readings.flatMap((reading) => reading.skipped),
    notes: readings.flatMap((reading) => reading.notes),
  }
}

/** In order. */
function datesOf({ days, posts }: Reading, items: Reading['items']): string[] {
  const instants = [...posts.map(({ publishedAt }) => publishedAt), ...items.flatMap((batch) => batch.instants)]
  return [...days.map(({ date }) => date), ...instants.map((instant) => instant.slice(0, 10))].sort()
}

function itemsOf({ items }: Reading): number {
  return items.reduce((sum, { count }) => sum + count, 0)
}

function written(reading: Reading): number {
  return reading.days.length + reading.posts.length + itemsOf(reading)
}

async function write({ name, formats: ids, reading }: ReadFile, { accountId, profile, onProgress }: ImportInput): Promise<ImportResult> {
  if (reading.days.length > 0) await writeSeries(accountId, profile.id, reading.days)
  onProgress?.({ file: name, step: 'days', rows: reading.days.length })
  if (reading.posts.length > 0) await writePosts(accountId, profile.id, reading.posts)
  onProgress?.({ file: name, step: 'posts', rows: reading.posts.length })
  for (const batch of reading.items) await batch.write(accountId)
  onProgress?.({ file: name, step: 'items', rows: itemsOf(reading) })
  const dates = datesOf(reading, reading.items)
  // what belongs to a group says nothing of when the profile's data begins
  const [first] = datesOf(
    reading,
    reading.items.filter(({ owner }) => owner === 'profile'),
  )
  if (first) await extendAvailability(accountId, profile.id, first)
  onProgress?.({ file: name, step: 'done', rows: written(reading) })
  return {
    file: name,
    format: ids.join(', '),
    read: reading.read,
    written: written(reading),
    skipped: reading.skipped.slice(0, skippedShown),
    skippedTotal: reading.skipped.length,
    notes: reading.notes,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  }
}
