/** Mentions of a listener: the documented CSV (docs/import-formats.md). */
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { mentionSource, mentionSources } from '../../../../shared/items/mentions.ts'
import type { Listener } from '../../../../shared/listeners.ts'
import { readZones } from '../../../kernel/accounts/zones.ts'
import { nobodyWatches, type Progress } from '../../items/progress.ts'
import { noteResults } from '../../listeners/store.ts'
import { instantOf, linkOf, listOf, personOf, wordOf, yesOrNo } from '../../readers/csv/cells.ts'
import { readNumber } from '../../readers/csv/numbers.ts'
import { type ImportFile, readFiles } from '../../readers/csv/read-files.ts'
import { type Cell, readItemRows } from '../../readers/csv/read-items.ts'
import { resultOf, sizeOf } from '../../readers/csv/result.ts'
import { readerOf, type TableReader } from '../../readers/csv/table-reader.ts'
import { withSentiment } from '../../sentiment/score-texts.ts'
import { csvSchemas } from '../formats/csv-schemas.ts'
import { importDays } from './profile.ts'

/**
 * `id`, `found_at` and `source` (a network, news, blogs, forums); any of text, url, author, author_id, followers, country (GB),
 * language (en), engagements, repost (yes, no), queries (a|b, the names of the listener's queries; its first one when left out).
 */
function mentionOf(cell: Cell, listener: Listener): Record<string, unknown> | string {
  const queries = listOf(cell('queries'))
  const known = listener.queries.map(({ label }) => label)
  const unknown = queries.find((query) => !known.includes(query))
  if (unknown !== undefined) return `"${unknown.slice(0, 40)}" is not a query of this listener.`
  const author = personOf(cell('author'), cell('author_id'))
  return {
    id: cell('id'),
    listenerId: listener.id,
    at: instantOf(cell('found_at')),
    source: wordOf(cell('source'), mentionSources),
    queries: queries.length > 0 ? queries : known.slice(0, 1),
    text: cell('text'),
    url: linkOf(cell('url')),
    author: author && { ...author, followers: readNumber(cell('followers')) },
    country: cell('country').toUpperCase() || null,
    language: cell('language').toLowerCase() || null,
    engagements: readNumber(cell('engagements')),
    repost: yesOrNo(cell('repost')),
    score: null,
    sentiment: null,
  }
}

type Given = { accountId: string; listener: Listener; files: readonly ImportFile[]; now: Date; progress?: Progress }

/** Reads every file before the first row is written; importing the same file twice is safe. @throws ImportRefused with nothing written */
export async function importMentions({ accountId, listener, files, now, progress = nobodyWatches }: Given): Promise<ImportResult[]> {
  const zoneOf = await readZones(accountId)
  const zone = zoneOf({ timezone: listener.timezone, entity_gid: listener.entity_gids[0] ?? '' })
  const reader: TableReader = {
    id: 'generic-mentions',
    schema: csvSchemas['generic-mentions'],
    read: (table) =>
      readItemRows(table, importDays(zone, now), {
        source: mentionSource,
        ownerId: listener.id,
        prepare: withSentiment,
        item: (cell) => mentionOf(cell, listener),
      }),
  }
  const read = await readFiles(files, (table) => readerOf(table, [reader]), { progress })
  await progress.toWrite(...sizeOf(read))
  for (const { reading } of read) for (const batch of reading.items) await batch.write(accountId, progress.wrote)
  const told = read.flatMap(({ reading }) => reading.told)
  await noteResults(accountId, listener, told, importDays(zone, now).today)
  return read.map(resultOf)
}
