/** Mentions of a listener: the documented CSV (README, "Import"). */
import type { ImportResult } from '../../shared/api/profiles.ts'
import { mentionSource, mentionSources } from '../../shared/items/mentions.ts'
import type { Listener } from '../../shared/listeners.ts'
import { messages } from '../../shared/messages.ts'
import { noteResults } from '../listeners/store.ts'
import { withSentiment } from '../sentiment/score-texts.ts'
import { decode, ImportRefused } from './decode.ts'
import { hasColumns, type Reading } from './format.ts'
import { type Cell, instantOf, listOf, readItemRows } from './read-items.ts'
import { readTables } from './table.ts'
import { readNumber } from './values.ts'

const format = 'generic-mentions'
const skippedShown = 200

/**
 * `id`, `found_at` and `source` (a network, news, blogs, forums); any of text, url, author, author_id, followers, country (GB),
 * language (en), engagements, repost (yes, no), queries (a|b, the names of the listener's queries; its first one when left out).
 */
function mentionOf(cell: Cell, listener: Listener): Record<string, unknown> | string {
  const at = instantOf(cell('found_at'))
  const source = cell('source').toLowerCase()
  const [followers, engagements] = [readNumber(cell('followers')), readNumber(cell('engagements'))]
  const queries = listOf(cell('queries'))
  const known = listener.queries.map(({ label }) => label)
  const unknown = queries.find((query) => !known.includes(query))
  if (at === '') return 'The row has no readable time.'
  if (!mentionSources.some((one) => one === source)) return `"${source.slice(0, 40)}" in the column source is none of ${mentionSources.join(', ')}.`
  if (followers === undefined || engagements === undefined) return 'Followers and engagements must be numbers.'
  if (unknown !== undefined) return `"${unknown.slice(0, 40)}" is no query of this listener.`
  const author = cell('author') || cell('author_id')
  return {
    id: cell('id'),
    listenerId: listener.id,
    at,
    source,
    queries: queries.length > 0 ? queries : known.slice(0, 1),
    text: cell('text'),
    url: /^https?:\/\//.test(cell('url')) ? cell('url') : null,
    author: author === '' ? null : { id: cell('author_id') || author, name: author, followers },
    country: cell('country').toUpperCase() || null,
    language: cell('language').toLowerCase() || null,
    engagements,
    repost: ['yes', 'true', '1'].includes(cell('repost').toLowerCase()),
    score: null,
    sentiment: null,
  }
}

type Given = { accountId: string; listener: Listener; files: readonly { name: string; bytes: Uint8Array }[]; now: Date }

/** Reads every file before the first row is written; importing a file again changes nothing. @throws ImportRefused with nothing written */
export async function importMentions({ accountId, listener, files, now }: Given): Promise<ImportResult[]> {
  if (files.length === 0) throw new ImportRefused(messages.import.empty)
  const read = files.map(({ name, bytes }) => ({ name, readings: readTables(decode(bytes)).map((table) => readingOf(table, listener, now)) }))
  const results: ImportResult[] = []
  for (const { name, readings } of read) {
    const items = readings.flatMap((reading) => reading.items)
    for (const batch of items) await batch.write(accountId)
    const dates = items.flatMap(({ instants }) => instants.map((instant) => instant.slice(0, 10))).sort()
    const skipped = readings.flatMap((reading) => reading.skipped)
    results.push({
      file: name,
      format,
      read: readings.reduce((sum, reading) => sum + reading.read, 0),
      written: items.reduce((sum, { count }) => sum + count, 0),
      skipped: skipped.slice(0, skippedShown),
      skippedTotal: skipped.length,
      notes: readings.flatMap(({ notes }) => notes),
      from: dates[0] ?? null,
      to: dates.at(-1) ?? null,
    })
  }
  await noteResults(accountId, listener.id)
  return results
}

function readingOf(table: Parameters<typeof readItemRows>[0], listener: Listener, now: Date): Reading {
  if (!hasColumns(table, ['id', 'found_at', 'source'])) throw new ImportRefused(messages.import.unknown)
  const reading = readItemRows(
    table,
    { today: now.toISOString().slice(0, 10) },
    { source: mentionSource, ownerId: listener.id, prepare: withSentiment, item: (cell) => mentionOf(cell, listener) },
  )
  if (reading.items.length > 0) return reading
  const [first] = reading.skipped
  throw new ImportRefused(first ? `${messages.import.noRows} Line ${first.line}: ${first.reason}` : messages.import.noRows)
}
