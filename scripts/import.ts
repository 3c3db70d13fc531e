/** `npm run import -- --profile ID [--format auto|...] FILE...`: files into a profile of the running stack, or into what else has data. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { getAdvocacyGroup, listAdvocacyGroups } from '../functions/domains/advocacy/store.ts'
import { competitorsOf, getCompetitor } from '../functions/domains/competitors/store.ts'
import { type Asked, followImport, startImport, type Target } from '../functions/domains/import/job/start.ts'
import { importDirectory, importPage } from '../functions/domains/import/targets/public-profiles.ts'
import { getListener, listListeners } from '../functions/domains/listeners/store.ts'
import { ImportRefused } from '../functions/domains/readers/csv/decode.ts'
import { parseMapping } from '../functions/domains/readers/csv/mapping.ts'
import { getProfile, listProfiles } from '../functions/kernel/accounts/store.ts'
import type { DateOrder, ImportResult } from '../shared/api/import-job.ts'
import { ImportFormat, importFormats } from '../shared/api/profiles.ts'
import { isRealDate } from '../shared/dates/calendar-date.ts'
import { formatCount } from '../shared/format-count.ts'
import { listenerName } from '../shared/listeners.ts'
import { NetworkCode } from '../shared/networks.ts'
import { pointAtRunningStack } from './local/stack-file.ts'
import { accounts } from './seed/accounts.ts'

const usage = `Usage: npm run import -- --profile ID [--format ${importFormats.join('|')}] [--account ID] [--from DATE --to DATE] [--date-order day|month]
         [--year YEAR] [--currency CODE] [--network facebook|instagram] [--rows-of ACCOUNT] [--map "Likes=reactions,Impressions=impressions"] FILE...
       npm run import -- --listener ID [--account ID] FILE...
       npm run import -- --advocacy ID [--account ID] FILE...
       npm run import -- --competitor ID [--account ID] FILE...
       npm run import -- --directory FILE...
       npm run import -- --page NETWORK:ID FILE...`

function print({ file, format, read, written, skipped, skippedTotal, unread, notes, from, to }: ImportResult): void {
  console.log(
    `${file}: ${format}, ${formatCount(read)} rows read, ${formatCount(written)} written, ${formatCount(skippedTotal)} skipped${from ? ` (${from} to ${to})` : ''}`,
  )
  if (unread.length > 0) console.log(`  Columns that were not read: ${unread.join(', ')}`)
  for (const note of notes) console.log(`  ${note}`)
  for (const { line, reason } of skipped) console.log(`  line ${line}: ${reason}`)
  if (skippedTotal > skipped.length) console.log(`  and ${formatCount(skippedTotal - skipped.length)} more`)
}

/** Of a file that has none; without the first nobody says since when, without the last it is one day. */
function datesOf({ from: first = null, to }: { from?: string | null; to?: string }): { from: string | null; to: string } | null {
  const last = to ?? first
  if (!last) return null
  if ((first !== null && !isRealDate(first)) || !isRealDate(last)) throw new ImportRefused('Dates must be written as YYYY-MM-DD.')
  return { from: first, to: last }
}

function networkOf(name: string | undefined): 'facebook' | 'instagram' | null {
  if (name === undefined || name === 'facebook' || name === 'instagram') return name ?? null
  throw new ImportRefused('The network must be facebook or instagram.')
}

function orderOf(first: string | undefined): DateOrder | null {
  if (first === undefined || first === 'day' || first === 'month') return first ?? null
  throw new ImportRefused('The date order must be month or day, whichever comes first in the dates.')
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: 'string' },
      listener: { type: 'string' },
      advocacy: { type: 'string' },
      competitor: { type: 'string' },
      page: { type: 'string' },
      directory: { type: 'boolean', default: false },
      format: { type: 'string', default: 'auto' },
      account: { type: 'string', default: accounts[0]?.id },
      from: { type: 'string' },
      to: { type: 'string' },
      'date-order': { type: 'string' },
      year: { type: 'string' },
      currency: { type: 'string' },
      network: { type: 'string' },
      'rows-of': { type: 'string' },
      map: { type: 'string' },
    },
  })
  const { listener, advocacy, competitor, page, directory } = values
  if ((!values.profile && !listener && !advocacy && !competitor && !page && !directory) || positionals.length === 0) throw new ImportRefused(usage)
  const format = v.safeParse(ImportFormat, values.format)
  if (!format.success) throw new ImportRefused(`Unknown format "${values.format}". Choose one of ${importFormats.join(', ')}.`)
  await pointAtRunningStack()
  const accountId = values.account ?? ''
  const other = await importElsewhere(accountId, { listener, advocacy, competitor, page, directory }, filesOf(positionals))
  if (other) {
    for (const result of other) print(result)
    return
  }
  const profile = await getProfile(accountId, values.profile ?? '')
  if (!profile) {
    const known = (await listProfiles(accountId)).map(({ id, name }) => `  ${id.padEnd(22)}${name}`)
    throw new ImportRefused(`There is no profile "${values.profile}" in the account ${accountId}. Its profiles are:\n${known.join('\n')}`)
  }
  const files = filesOf(positionals)
  const results = await runJob(accountId, { kind: 'profile', id: profile.id, entity_gids: [profile.entity_gid] }, files, {
    format: format.output,
    dates: datesOf(values),
    date_order: orderOf(values['date-order']),
    currency: values.currency?.toUpperCase() ?? null,
    network: networkOf(values.network),
    rows_of: values['rows-of'] ?? null,
    year: values.year ?? null,
    mapping: values.map === undefined ? null : parseMapping(values.map),
  })
  for (const result of results) print(result)
}

const filesOf = (paths: readonly string[]) => paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }))

type Elsewhere = { listener?: string; advocacy?: string; competitor?: string; page?: string; directory: boolean }
type Files = ReturnType<typeof filesOf>

/** Null when it is a profile that the files go into. */
async function importElsewhere(
  accountId: string,
  { listener, advocacy, competitor, page, directory }: Elsewhere,
  files: Files,
): Promise<ImportResult[] | null> {
  if (listener) {
    const found = await getListener(accountId, listener)
    if (!found)
      throw new ImportRefused(
        notThere(
          'listener',
          listener,
          accountId,
          (await listListeners(accountId)).map((one) => [one.id, listenerName(one)]),
        ),
      )
    return runJob(accountId, { kind: 'listener', id: found.id, entity_gids: found.entity_gids }, files)
  }
  if (advocacy) {
    const group = await getAdvocacyGroup(accountId, advocacy)
    const all = (await listAdvocacyGroups(accountId)).map(({ id, name }) => [id, name ?? ''] as const)
    if (!group) throw new ImportRefused(notThere('advocacy group', advocacy, accountId, all))
    return runJob(accountId, { kind: 'advocacy', id: group.id, entity_gids: [group.entity_gid] }, files)
  }
  if (competitor) {
    const found = await getCompetitor(accountId, competitor)
    if (found) return runJob(accountId, { kind: 'competitor', id: competitor, entity_gids: [] }, files)
    const profiles = (await listProfiles(accountId)).map(({ id }) => id)
    const all = (await competitorsOf(accountId, profiles)).flat().map(({ competitor_gid, name }) => [competitor_gid, name] as const)
    throw new ImportRefused(notThere('competitor', competitor, accountId, all))
  }
  if (directory) return importDirectory(files)
  if (!page) return null
  const [network = '', id = ''] = page.split(/:(.*)/s)
  const code = v.safeParse(NetworkCode, network)
  if (!code.success) throw new ImportRefused(`"${network}" is not a network. Write a page as facebook:ID.`)
  return importPage(code.output, id, files, new Date())
}

/** As the endpoints import: by a job of the stack, which goes on when this is stopped. @throws ImportRefused in the words of the import */
async function runJob(accountId: string, target: Target, files: Files, more: Omit<Asked, 'target' | 'files' | 'user_id'> = {}): Promise<ImportResult[]> {
  const begun = await startImport(accountId, { target, files, user_id: null, ...more }, new Date())
  let said = ''
  const ended = await followImport(accountId, begun, Number.POSITIVE_INFINITY, (record) => {
    const { state, rows_read, rows_written, rows_to_write, progress } = record
    const line =
      state === 'writing'
        ? `${Math.floor(progress * 100)} % done, ${formatCount(rows_written)} of ${formatCount(rows_to_write ?? 0)} rows written`
        : state === 'reading'
          ? `${formatCount(rows_read)} rows read`
          : 'waiting'
    if (record.ended_at === null && line !== said) console.log(line)
    said = line
  })
  if (!ended.results) throw new ImportRefused(ended.error ?? '')
  return ended.results
}

function notThere(what: string, id: string, accountId: string, known: readonly (readonly [string, string])[]): string {
  const lines = known.map(([one, name]) => `  ${one.padEnd(40)}${name}`)
  return `There is no ${what} "${id}" in the account ${accountId}. Choose one of these:\n${lines.join('\n')}`
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
