/** Advocates and what they shared, into an advocacy group: the documented CSVs (docs/import-formats.md). */

import type { AdvocacyGroup } from '../../../../shared/advocacy.ts'
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { advocateSource, shareSource } from '../../../../shared/items/advocacy.ts'
import { networkCodes } from '../../../../shared/networks.ts'
import { readZones } from '../../../kernel/accounts/zones.ts'
import { nobodyWatches, type Progress } from '../../items/progress.ts'
import { beginning, readItems } from '../../items/store/items.ts'
import { instantOf, linkOf, listOf, wordOf } from '../../readers/csv/cells.ts'
import { readNumber } from '../../readers/csv/numbers.ts'
import { type ImportFile, readFiles } from '../../readers/csv/read-files.ts'
import { type Cell, readItemRows } from '../../readers/csv/read-items.ts'
import { resultOf, sizeOf } from '../../readers/csv/result.ts'
import type { Table } from '../../readers/csv/table.ts'
import { readerOf, type TableReader } from '../../readers/csv/table-reader.ts'
import { csvSchemas } from '../formats/csv-schemas.ts'
import { importDays } from './profile.ts'

type Given = { accountId: string; group: AdvocacyGroup; files: readonly ImportFile[]; now: Date; progress?: Progress }

const countOf = (text: string) => readNumber(text) ?? null

/**
 * Shares name advocates of the group, or of a file before theirs. Importing a file again changes nothing.
 * @throws ImportRefused with nothing written
 */
export async function importAdvocacy({ accountId, group, files, now, progress = nobodyWatches }: Given): Promise<ImportResult[]> {
  const there = await readItems(advocateSource, accountId, [group.id], beginning, new Date(now.getTime() + 366 * dayMs).toISOString())
  const known = new Set(there.map(({ id }) => id))
  const context = importDays((await readZones(accountId))(group), now)
  const advocates: TableReader = {
    id: 'generic-advocates',
    schema: csvSchemas['generic-advocates'],
    read: (table) => {
      const reading = readItemRows(table, context, { source: advocateSource, ownerId: group.id, item: (cell) => advocateOf(cell, group.id) })
      for (const id of idsOf(table)) known.add(id)
      return reading
    },
  }
  const shares: TableReader = {
    id: 'generic-shares',
    schema: csvSchemas['generic-shares'],
    read: (table) => readItemRows(table, context, { source: shareSource, ownerId: group.id, item: (cell) => shareOf(cell, group.id, known) }),
  }
  const read = await readFiles(files, (table) => readerOf(table, [advocates, shares]), { progress })
  await progress.toWrite(...sizeOf(read))
  for (const { reading } of read) for (const batch of reading.items) await batch.write(accountId, progress.wrote)
  return read.map(resultOf)
}

function idsOf({ header, rows }: Table): string[] {
  const at = header.findIndex((name) => name.toLowerCase() === 'id')
  return rows.map(({ cells }) => (cells[at] ?? '').trim())
}

function advocateOf(cell: Cell, advocacyId: string): Record<string, unknown> | string {
  const [joinedAt, leftAt] = [instantOf(cell('joined_at')), instantOf(cell('left_at'))]
  if (leftAt !== '' && leftAt < joinedAt) return importMessages.leftBeforeJoined
  return { id: cell('id'), advocacyId, name: cell('name'), picture_url: linkOf(cell('picture_url')), joinedAt, leftAt: leftAt || null }
}

function shareOf(cell: Cell, advocacyId: string, known: ReadonlySet<string>): Record<string, unknown> | string {
  const [advocateId, network] = [cell('advocate_id'), wordOf(cell('network'), networkCodes)]
  if (!known.has(advocateId)) return importMessages.unknownAdvocate(advocateId.slice(0, 40))
  return {
    id: cell('id'),
    advocacyId,
    advocateId,
    network,
    profileId: cell('profile') || `${advocateId}-${network}`,
    followers: countOf(cell('followers')),
    at: instantOf(cell('shared_at')),
    post: { id: cell('post_id'), text: cell('post_text'), url: linkOf(cell('post_url')), picture_url: null },
    clicks: countOf(cell('clicks')),
    impressions: countOf(cell('impressions')),
    reactions: countOf(cell('reactions')),
    comments: countOf(cell('comments')),
    reshares: countOf(cell('reshares')),
    countries: listOf(cell('countries')).map((part) => ({ code: part.slice(0, 2).toUpperCase(), clicks: Number(part.slice(3)) })),
  }
}
