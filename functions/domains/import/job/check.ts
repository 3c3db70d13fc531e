/** What an import would do, file by file: everything is read and understood as for an import, and nothing is written. */
import type { AccountChoice, CheckedFile, FileColumn, ImportResult } from '../../../../shared/api/import-job.ts'
import { importMessages, mapAdvice, unsaidNetwork } from '../../../../shared/import-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { whyPublishingOnly } from '../../../../shared/profile-kind.ts'
import { getProfile, type ProfileRecord } from '../../../kernel/accounts/store.ts'
import { readZones } from '../../../kernel/accounts/zones.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { AccountQuestion } from '../../readers/csv/own-account.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import { resultOf } from '../../readers/csv/result.ts'
import type { Table } from '../../readers/csv/table.ts'
import { adsKnownOf } from '../ads/known.ts'
import { isExport, isKnownTo } from '../formats/choose.ts'
import { csvSchemaOf } from '../formats/csv-schemas.ts'
import { mappingsOf } from '../mappings/of-tables.ts'
import type { ImportRecord } from '../record.ts'
import { checkLabels } from '../targets/labels-fit.ts'
import { importDays } from '../targets/profile.ts'
import { readForProfile } from '../targets/read-for-profile.ts'
import { columnsOf, headTables } from './columns.ts'
import { kindOf } from './kind.ts'
import { unsaidOf } from './unsaid.ts'

type Given = { readonly accountId: string; readonly record: ImportRecord; readonly profile: ProfileRecord; readonly timezone: string; readonly now: Date }
type ToldApart = ImportFile & { readonly shown: string }
/** `what`: its result, or why it is refused; `choice`: the accounts to choose from */
type Found = { readonly what: ImportResult | string; readonly choice: AccountChoice | null; readonly chosen: string | null }
const found = (what: ImportResult | string, question: AccountQuestion | null, place: number): Found => ({
  what,
  choice: question?.choices.get(`${place}`) ?? null,
  chosen: question?.chosen ?? null,
})
const unknown = found(importMessages.unknown, null, 0)

/**
 * `conflict`: why files that are right by themselves cannot be imported together. A file that is refused does not keep the others from
 * being understood: they are read again without it.
 */
export async function checkFiles(
  accountId: string,
  record: ImportRecord,
  files: readonly ImportFile[],
  now: Date,
): Promise<{ files: CheckedFile[]; conflict: string | null }> {
  const profile = await getProfile(accountId, record.target.id)
  if (!profile) throw new ImportRefused(messages.profiles.missing)
  if (whyPublishingOnly(profile) !== null) throw new ImportRefused(importMessages.profileBlocked)
  const given: Given = { accountId, record, profile, timezone: (await readZones(accountId))(profile), now }
  const toldApart = files.map((file, at): ToldApart => ({ ...file, shown: file.name, name: nameOf(files, at) }))
  const told = new Map<ToldApart, Found>()
  const conflict = await checkTogether(given, toldApart, told)
  return { files: await Promise.all(toldApart.map((file) => describe(given, file, told.get(file) ?? unknown))), conflict }
}

/** Two files of one name are told apart. */
function nameOf(files: readonly ImportFile[], at: number): string {
  const name = files[at]?.name ?? ''
  const before = files.slice(0, at).filter((file) => file.name === name).length
  return before === 0 ? name : `${name} (${before + 1})`
}

/** Leaves out one refused file after the other; what is said of each is put into `told`. */
async function checkTogether(given: Given, files: readonly ToldApart[], told: Map<ToldApart, Found>): Promise<string | null> {
  let left = [...files]
  while (left.length > 0) {
    const all = await tried(given, left)
    if (!(all instanceof ImportRefused)) {
      for (const [at, file] of left.entries()) told.set(file, all[at] ?? unknown)
      return null
    }
    const refused = left.length === 1 ? [[left[0], found(all.message, all.accounts, 0)] as const] : await refusedOf(given, left, all.message)
    for (const [file, why] of refused) if (file) told.set(file, why)
    if (refused.length === 0) {
      for (const [at, file] of left.entries()) told.set(file, found((await alone(given, file)).what, all.accounts, at))
      return all.message
    }
    left = left.filter((file) => !told.has(file))
  }
  return null
}

/** Which files a refusal of all is about: the one that it names, else all that are refused by themselves. */
async function refusedOf(given: Given, files: readonly ToldApart[], sentence: string): Promise<(readonly [ToldApart, Found])[]> {
  const blamed = files.find(({ name }) => sentence.startsWith(`${name}: `) || sentence.startsWith(`${name} contains `))
  if (blamed) return [[blamed, found(sentence.startsWith(`${blamed.name}: `) ? sentence.slice(blamed.name.length + 2) : sentence, null, 0)]]
  const each = await Promise.all(files.map(async (file) => [file, await alone(given, file)] as const))
  return each.filter(([, { what }]) => typeof what === 'string')
}

const alone = async (given: Given, file: ToldApart): Promise<Found> => {
  const all = await tried(given, [file])
  return all instanceof ImportRefused ? found(all.message, all.accounts, 0) : (all[0] ?? unknown)
}

/** Tries an import of these files without writing. Returns a result per file, or the refusal. */
async function tried({ accountId, record, profile, timezone, now }: Given, files: readonly ToldApart[]): Promise<Found[] | ImportRefused> {
  const ads = adsKnownOf(accountId, profile.id)
  const context = {
    ...{ profileId: profile.id, network: profile.network, entityGid: profile.entity_gid, timezone, ads },
    ...{ ...importDays(timezone, now), dates: record.dates, currency: record.currency, year: record.year },
  }
  const { format, network: of, rows_of: rowsOf, mapping } = record
  let accounts: AccountQuestion | null = null
  try {
    // what is forgotten by an import stays known to a check
    const said = { dateOrder: record.date_order, currency: record.currency }
    const mappings = mappingsOf({ accountId, mapping: isEmpty(mapping) ? null : mapping, ...said, now, files })
    const onAccounts = (question: AccountQuestion | null) => {
      accounts = question
    }
    const read = await readForProfile({ profile, format, of, rowsOf, onAccounts, files, ads }, context, mappings.of)
    await checkLabels(
      accountId,
      profile.id,
      read.map(({ reading }) => reading),
    )
    return read.map((file, at) => found(resultOf(file), accounts, at))
  } catch (error) {
    if (error instanceof ImportRefused) return new ImportRefused(error.message, error.accounts ?? accounts)
    throw error
  } finally {
    await ads.release()
  }
}

const isEmpty = (mapping: ImportRecord['mapping']) => mapping !== null && Object.keys(mapping).length === 0

/** Columns of a network's export that hold figures which nobody reads: they may be mapped. */
const hasUnknownFigures = (format: string, columns: readonly FileColumn[] | null, unread: ReadonlySet<string>) =>
  columns?.some(({ name, numbers, proposed }) => numbers && unread.has(name) && proposed === null && !isKnownTo(format, name)) ?? false

const unmappable = ({ length }: readonly Table[]): string => (length > 1 ? importMessages.unknownTables : importMessages.noTable)

async function describe({ accountId, record, profile }: Given, file: ToldApart, { what, choice, chosen }: Found): Promise<CheckedFile> {
  const tables = await headTables(file)
  const said = { ...record, rows_of: choice ? chosen : undefined }
  if (typeof what === 'string') {
    const asksToMap = mapAdvice.test(what)
    const isOfNetwork = tables.some((table) => isExport(table, profile.network))
    const columns = asksToMap || !isOfNetwork ? await columnsOf(accountId, tables, record.mapping) : null
    // all columns are known, so names are not the cause
    const helps = asksToMap || columns?.some(({ holds }) => holds === null) || record.mapping !== null
    return {
      file: file.shown,
      kind: null,
      result: null,
      error: what === importMessages.unknown && columns === null ? unmappable(tables) : what,
      read_columns: [],
      columns: helps ? columns : null,
      asks: what.includes(unsaidNetwork) ? 'network' : null,
      account_choice: choice,
      unsaid: await unsaidOf(accountId, said, tables, what),
    }
  }
  const unread = new Set(what.unread)
  const read = [...new Set(tables.flatMap(({ header }) => header))].filter((name) => name !== '' && !unread.has(name))
  const columns = await columnsOf(accountId, tables, record.mapping)
  const isMappable = tables.some((table) => isExport(table, profile.network))
    ? !isEmpty(record.mapping ?? {}) || hasUnknownFigures(what.format, columns, unread)
    : csvSchemaOf(what.format) !== null
  return {
    file: file.shown,
    kind: kindOf(what.format),
    result: { ...what, file: file.shown },
    error: null,
    read_columns: read,
    columns: isMappable ? columns : null,
    asks: null,
    account_choice: choice,
    unsaid: await unsaidOf(accountId, said, tables, null, what.to),
  }
}
