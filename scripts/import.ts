/** `npm run import -- --profile ID [--format auto|...] FILE...`: native exports into a profile of the running stack, mentions into a listener. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { getProfile, listProfiles } from '../functions/accounts/store.ts'
import { ImportRefused } from '../functions/import/decode.ts'
import { importFiles } from '../functions/import/import-files.ts'
import { importMentions } from '../functions/import/mentions.ts'
import { getListener, listListeners } from '../functions/listeners/store.ts'
import { ImportFormat, type ImportResult, importFormats } from '../shared/api/profiles.ts'
import { isRealDate } from '../shared/dates/calendar-date.ts'
import { listenerName } from '../shared/listeners.ts'
import { pointAtRunningStack } from './local/stack-file.ts'
import { accounts } from './seed/accounts.ts'

const usage = `Usage: npm run import -- --profile ID [--format ${importFormats.join('|')}] [--account ID] [--from DATE --to DATE] [--currency CODE] FILE...
       npm run import -- --listener ID [--account ID] FILE...`

function print({ file, format, read, written, skipped, skippedTotal, notes, from, to }: ImportResult): void {
  console.log(`${file}: ${format}, ${read} rows read, ${written} written, ${skippedTotal} skipped${from ? ` (${from} to ${to})` : ''}`)
  for (const note of notes) console.log(`  ${note}`)
  for (const { line, reason } of skipped) console.log(`  line ${line}: ${reason}`)
  if (skippedTotal > skipped.length) console.log(`  and ${skippedTotal - skipped.length} more`)
}

/** Of a file that has none; one alone is both. */
function datesOf({ from, to }: { from?: string; to?: string }): { from: string; to: string } | null {
  const [first, last] = [from ?? to, to ?? from]
  if (!first || !last) return null
  if (!isRealDate(first) || !isRealDate(last)) throw new ImportRefused('Dates must be written as YYYY-MM-DD.')
  return { from: first, to: last }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: 'string' },
      listener: { type: 'string' },
      format: { type: 'string', default: 'auto' },
      account: { type: 'string', default: accounts[0]?.id },
      from: { type: 'string' },
      to: { type: 'string' },
      currency: { type: 'string' },
    },
  })
  if ((!values.profile && !values.listener) || positionals.length === 0) throw new ImportRefused(usage)
  const format = v.safeParse(ImportFormat, values.format)
  if (!format.success) throw new ImportRefused(`Unknown format "${values.format}". Choose one of ${importFormats.join(', ')}.`)
  await pointAtRunningStack()
  const accountId = values.account ?? ''
  if (values.listener) return importInto(accountId, values.listener, positionals)
  const profile = await getProfile(accountId, values.profile ?? '')
  if (!profile) {
    const known = (await listProfiles(accountId)).map(({ id, name }) => `  ${id.padEnd(22)}${name}`)
    throw new ImportRefused(`There is no profile "${values.profile}" in the account ${accountId}. Its profiles are:\n${known.join('\n')}`)
  }
  const files = filesOf(positionals)
  const results = await importFiles({
    accountId,
    profile,
    format: format.output,
    files,
    now: new Date(),
    dates: datesOf(values),
    currency: values.currency?.toUpperCase() ?? null,
    onProgress: ({ file, step, rows }) =>
      console.log(`${file}: ${rows} ${step === 'read' ? 'rows read' : step === 'done' ? 'rows written' : `${step} written`}`),
  })
  for (const result of results) print(result)
}

const filesOf = (paths: readonly string[]) => paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }))

async function importInto(accountId: string, id: string, paths: readonly string[]): Promise<void> {
  const listener = await getListener(accountId, id)
  if (!listener) {
    const known = (await listListeners(accountId)).map((one) => `  ${one.id.padEnd(22)}${listenerName(one)}`)
    throw new ImportRefused(`There is no listener "${id}" in the account ${accountId}. Its listeners are:\n${known.join('\n')}`)
  }
  for (const result of await importMentions({ accountId, listener, files: filesOf(paths), now: new Date() })) print(result)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
