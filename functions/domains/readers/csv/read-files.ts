/** What every import does with files, whatever they are imported into: all are read and understood before the first row is written. */
import { formatCount } from '../../../../shared/format-count.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { nobodyWatches, type Progress } from '../../items/progress.ts'
import { agreed } from './agreed.ts'
import { refuse } from './columns.ts'
import { ImportRefused } from './decode.ts'
import { emptyReading, type Reading } from './format.ts'
import { daysRead, lackingIn } from './lacking.ts'
import { limits } from './limits.ts'
import { openFile } from './open-file.ts'
import { asFiles, merge, type ReadFile, written } from './result.ts'
import type { Table } from './table.ts'
import { readsOf } from './table-reader.ts'
import { type Choose, type Chosen, type Understood, understand } from './understand.ts'
import { wholeRows } from './whole-rows.ts'

export type ImportFile = { readonly name: string; readonly bytes: Uint8Array }
type Options = {
  readonly begin?: (adAccounts: readonly string[]) => Promise<void>
  readonly progress?: Progress
  readonly isHeader?: (cells: readonly string[]) => boolean
  /** decides of all tables together which are not for this profile, and why. @throws ImportRefused */
  readonly sortOut?: (tables: readonly ChosenIn[]) => readonly (string | null)[]
}
/** `file`: as it is told, with the sheet of a workbook; `of`: which of the files that people chose */
export type ChosenIn = Chosen & { readonly file: string; readonly of: string }

/**
 * `choose` throws ImportRefused for a table that is none of what may be imported; `begin` is given the ad accounts of all files before
 * the first is read. @throws ImportRefused with nothing written
 */
export async function readFiles(
  files: readonly ImportFile[],
  choose: Choose,
  { begin = async () => {}, progress = nobodyWatches, isHeader, sortOut = (all) => all.map(() => null) }: Options = {},
): Promise<ReadFile[]> {
  if (files.length === 0) throw new ImportRefused(importMessages.empty)
  if (files.length > limits.files) throw new ImportRefused(importMessages.tooManyFiles(limits.files))
  // one after the other: a file may build on the one before
  async function each<Given extends { readonly name: string }, Made>(all: readonly Given[], make: (one: Given) => Made | Promise<Made>): Promise<Made[]> {
    const made: Made[] = []
    for (const one of all) {
      try {
        made.push(await make(one))
      } catch (error) {
        if (error instanceof ImportRefused && files.length > 1) throw new ImportRefused(`${one.name}: ${error.message}`)
        throw error
      }
    }
    return made
  }
  let rows = 0
  const opened = await each(files, async (file) => {
    const sheets = await understand(await openFile(file, isHeader), choose)
    rows += sheets.reduce((sum, { chosen }) => sum + chosen.reduce((all, { table }) => all + table.rows.length, 0), 0)
    if (rows > limits.rows) throw new ImportRefused(importMessages.tooManyRows(formatCount(limits.rows)))
    return { name: file.name, sheets }
  })
  const understood = opened.flatMap(({ name, sheets }, at) => sheets.map((sheet) => ({ ...sheet, from: name, of: `${at}` })))
  const all = understood.flatMap(({ name, of, chosen }) => chosen.map((one) => ({ ...one, file: name, of })))
  const why = new Map(sortOut(all).map((reason, at) => [all[at]?.table, reason] as const))
  await begin(understood.flatMap(({ adAccounts }) => adAccounts))
  const read = await each(withoutIdle(understood, why), async ({ name, from, of, chosen, notes }) => {
    const file = await readFile(name, chosen, notes)
    progress.read(file.reading.read)
    return { ...file, from, of }
  })
  return asFiles(agreed(read))
}

type UnderstoodIn = Understood & { readonly from: string; readonly of: string }

/** Files without the tables that are not for here, which are named; of a workbook a sheet of nothing else is gone as well. */
function withoutIdle(understood: readonly UnderstoodIn[], why: ReadonlyMap<Table | undefined, string | null>): UnderstoodIn[] {
  const sorted = understood.map((sheet) => {
    const left = sheet.chosen.flatMap(({ table }) => {
      const reason = why.get(table) ?? null
      return reason === null ? [] : [importMessages.leftOutTable(table.title ?? '', table.line, reason)]
    })
    return { ...sheet, chosen: sheet.chosen.filter(({ table }) => (why.get(table) ?? null) === null), notes: [...sheet.notes, ...left] }
  })
  return [...Map.groupBy(sorted, ({ of }) => of).values()].flatMap((sheets) => {
    const busy = sheets.filter(({ chosen }) => chosen.length > 0)
    const [first, ...more] = busy.length > 0 ? busy : sheets
    const notes = sheets.filter((sheet) => sheet !== first && !more.includes(sheet)).flatMap((sheet) => sheet.notes)
    return first ? [{ ...first, notes: [...first.notes, ...notes] }, ...more] : []
  })
}

async function readFile(name: string, chosen: readonly Chosen[], notes: readonly string[]): Promise<ReadFile> {
  const [readings, lacking]: [Reading[], Reading[]] = [[], []]
  for (const { table, reader } of chosen) {
    const own = reader.schema !== null
    const { table: whole, damaged, openEnd } = own ? { table, damaged: [], openEnd: null } : wholeRows(table, readsOf(reader))
    const [broken] = damaged
    if (broken && (reader.holds === 'ads' || reader.holds === 'breakdowns'))
      throw new ImportRefused(importMessages.nothing(importMessages.atLine(broken.line, `${broken.reason} ${importMessages.exportAgain}`)))
    const made = await reader.read(whole)
    // whoever writes a file by our own description can put it right; the networks' exports nobody can
    if (own || reader.holds === 'breakdowns')
      refuse(made.skipped.map(({ line, reason }) => (reason.startsWith('Line ') ? reason : importMessages.atLine(line, reason))))
    const [first] = made.refused
    if (first) throw new ImportRefused(importMessages.nothing(first))
    const skipped = [...made.skipped, ...damaged].sort((a, b) => a.line - b.line)
    const end = table.rows.at(-1)
    if (end && isFooter(end.cells)) made.idle.add(end.line)
    readings.push({ ...made, read: made.read + damaged.length, skipped })
    // what ads lack is kept with their accounts
    if (!own && reader.holds !== 'ads') lacking.push({ ...made, skipped })
    readings.push({
      ...emptyReading(),
      notes: [...(reader.notes ?? []), ...(own ? endsOpen(table) : []), ...(openEnd === null ? [] : [importMessages.endsOpen(openEnd)])],
    })
  }
  const days = daysRead(lacking)
  const gaps = lacking.flatMap((one) => lackingIn(one, days))
  const rows = gaps.reduce((sum, gap) => sum + gap.rows, 0)
  const said = [...notes, ...(rows > 0 ? [importMessages.lacking(rows)] : [])]
  const reading = merge([{ ...emptyReading(), notes: said, gaps }, ...readings])
  if (chosen.length === 0 && notes.length > 0) throw new ImportRefused(importMessages.nothing(notes.join(' ')))
  const [first] = reading.skipped
  // a file without rows, of days that somebody names, says that nothing happened on them
  if (written(reading) === 0 && (first || reading.told.length === 0))
    throw new ImportRefused(first ? `${importMessages.noRows} Line ${first.line}: ${first.reason}` : importMessages.noRows)
  const unread = chosen.flatMap(({ table, reader }) => (table.givenHeader ?? table.header).filter((column) => column !== '' && !readsOf(reader)(column)))
  return { name, formats: [...new Set(chosen.map(({ reader }) => reader.id))], reading, unread: [...new Set(unread)] }
}

/** A sentence under a table, such as "Showing top 500 results". */
function isFooter(cells: readonly string[]): boolean {
  const [first = '', ...rest] = cells.map((cell) => cell.trim())
  return rest.length > 0 && rest.every((cell) => cell === '') && /\p{L}\s+\S*\p{L}/u.test(first)
}

/** Of our own CSV: whether its last line is whole can only be seen when it lacks cells. */
function endsOpen({ cutAt, rows, header }: Table): string[] {
  const last = rows.at(-1)
  if (cutAt === undefined || last?.line !== cutAt) return []
  if (last.cells.length < header.length) throw new ImportRefused(importMessages.cutOff(cutAt))
  return [importMessages.endsOpen(cutAt)]
}
