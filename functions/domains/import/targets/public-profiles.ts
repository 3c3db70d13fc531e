/** Days and posts of public pages, and the pages of the directory: the documented CSVs (docs/import-formats.md). */

import * as v from 'valibot'
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { type NetworkCode, networkCodes } from '../../../../shared/networks.ts'
import { type PublicProfile, PublicProfile as Schema } from '../../../../shared/public-profiles.ts'
import { publicAccount } from '../../../kernel/table/table.ts'
import type { Competitor } from '../../competitors/record.ts'
import { noteImported } from '../../competitors/store.ts'
import { inSlices, nobodyWatches, type Progress } from '../../items/progress.ts'
import { writePosts } from '../../posts/store.ts'
import { getPage, putPage } from '../../public-profiles/store.ts'
import { linkOf, wordOf } from '../../readers/csv/cells.ts'
import { type CsvSchema, columnsOf } from '../../readers/csv/columns.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { emptyReading } from '../../readers/csv/format.ts'
import { isTooLong } from '../../readers/csv/id-length.ts'
import { cellReader } from '../../readers/csv/named-cells.ts'
import { readNumber } from '../../readers/csv/numbers.ts'
import { type ImportFile, readFiles } from '../../readers/csv/read-files.ts'
import { type ReadFile, resultOf, sizeOf } from '../../readers/csv/result.ts'
import { isTooLarge, tooLargeRow } from '../../readers/csv/size.ts'
import type { Table } from '../../readers/csv/table.ts'
import { readerOf, type TableReader } from '../../readers/csv/table-reader.ts'
import { genericPosts, genericSeries } from '../../readers/generic/days-and-posts.ts'
import { readSeries, writeSeries } from '../../series/store/series.ts'
import { csvSchemas } from '../formats/csv-schemas.ts'

/** What nobody outside can see of a page is not taken for it. */
function only(table: Table, of: CsvSchema): Table {
  const known = new Set(columnsOf(of).map(({ name }) => name))
  return { ...table, header: table.header.map((name) => (known.has(name.toLowerCase()) ? name : '')) }
}

function read(files: readonly ImportFile[], id: string, network: NetworkCode, now: Date, progress: Progress): Promise<ReadFile[]> {
  const today = now.toISOString().slice(0, 10)
  const context = { profileId: id, network, entityGid: '', today, todayUtc: today, timezone: 'UTC', dates: null, currency: null }
  const readers = ([csvSchemas['generic-page-days'], csvSchemas['generic-page-posts']] as const).map((of): TableReader => {
    const { read: readTable } = of.id === 'generic-page-days' ? genericSeries : genericPosts
    return { id: of.id, schema: of, read: (table) => readTable(only(table, of), context) }
  })
  return readFiles(files, (table) => readerOf(table, readers), { progress })
}

async function write(accountId: string, id: string, files: readonly ReadFile[], progress: Progress): Promise<void> {
  await progress.toWrite(...sizeOf(files))
  for (const { reading } of files) {
    if (reading.days.length > 0) await writeSeries(accountId, id, reading.days)
    await progress.wrote(reading.days.length, reading.days.length)
    await inSlices(reading.posts, (posts) => writePosts(accountId, id, posts), progress.wrote)
  }
}

type Given = { accountId: string; competitor: Competitor; files: readonly ImportFile[]; now: Date; progress?: Progress }

/** Its history begins with the first day that is known now. Importing a file again changes nothing. @throws ImportRefused with nothing written */
export async function importCompetitor({ accountId, competitor, files, now, progress = nobodyWatches }: Given): Promise<ImportResult[]> {
  const found = await read(files, competitor.competitor_gid, competitor.network, now, progress)
  await write(accountId, competitor.competitor_gid, found, progress)
  const days = found.flatMap(({ reading }) => reading.days.map(({ date }) => date)).sort()
  await noteImported(accountId, competitor, { first: days[0] ?? null, last: days.at(-1) ?? null })
  return found.map(resultOf)
}

/** Of a page that anybody can see, which is of no account: for whoever runs the product. @throws ImportRefused with nothing written */
export async function importPage(network: NetworkCode, id: string, files: readonly ImportFile[], now: Date): Promise<ImportResult[]> {
  const page = await getPage(network, id)
  if (!page) throw new ImportRefused(importMessages.unknownPage)
  const found = await read(files, id, network, now, nobodyWatches)
  await write(publicAccount, id, found, nobodyWatches)
  const [first] = found.flatMap(({ reading }) => reading.days.map(({ date }) => date)).sort()
  if (first) {
    // a day that came in late is not what the page has now
    const [series] = await readSeries(publicAccount, [id], first, now.toISOString().slice(0, 10))
    const followers = series?.measures.followers?.findLast((value) => !Number.isNaN(value))
    if (followers !== undefined) await putPage({ ...page, followers })
  }
  return found.map(resultOf)
}

/** Pages of the directory: what competitors are found in and what industries are made of. @throws ImportRefused with nothing written */
export async function importDirectory(files: readonly ImportFile[]): Promise<ImportResult[]> {
  const pages = new Map<string, PublicProfile>()
  const directory: TableReader = {
    id: 'generic-pages',
    schema: csvSchemas['generic-pages'],
    read: (table) => {
      const reading = emptyReading()
      const cell = cellReader(table)
      for (const row of table.rows) {
        reading.read++
        const page = v.safeParse(
          Schema,
          pageOf((name) => (cell(row, name) ?? '').trim()),
        )
        const key = page.success ? `${page.output.network} ${page.output.id}` : ''
        if (!page.success) reading.skipped.push({ line: row.line, reason: importMessages.pageId })
        else if (isTooLarge(page.output)) reading.skipped.push({ line: row.line, reason: tooLargeRow(table, row) })
        else if (namesOf(page.output).some(isTooLong)) reading.skipped.push({ line: row.line, reason: longName })
        else if (pages.has(key)) reading.skipped.push({ line: row.line, reason: importMessages.secondRow(page.output.id) })
        else pages.set(key, page.output)
      }
      const batch = { source: 'pages', count: reading.read - reading.skipped.length, owner: 'page' as const, instants: [], write: async () => {} }
      return { ...reading, items: [batch] }
    },
  }
  const found = await readFiles(files, (table) => readerOf(table, [directory]))
  for (const page of pages.values()) await putPage(page)
  return found.map(resultOf)
}

/** Every word of them is part of a key. */
const longName = 'The name, the username or the brand is too long. Please keep each to 200 characters.'
const namesOf = ({ name, username, brand }: PublicProfile) => [name, username ?? '', brand]

function pageOf(cell: (name: string) => string): Record<string, unknown> {
  const text = (name: string) => cell(name) || null
  const [id, network] = [cell('id'), wordOf(cell('network'), networkCodes)]
  return {
    id,
    network,
    name: cell('name'),
    username: text('username'),
    picture_url: linkOf(cell('picture_url')),
    profile_url: linkOf(cell('profile_url')),
    followers: readNumber(cell('followers')) ?? null,
    brand: cell('brand') || `${network}-${id}`,
    industry: text('industry'),
    gone: false,
  }
}
