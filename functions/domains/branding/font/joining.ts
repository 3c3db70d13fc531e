/**
 * How letters join and where they stand (tables GSUB and GPOS), without what would make words longer than their letters: one that stands for
 * sixty others, or is pushed a page away. Lookups that do are left empty; browsers pass over them.
 */
import { bytesOf, type Tables, viewOf } from './tables.ts'

type Kind = 'GSUB' | 'GPOS'

/** The tables as they are served: those of the two kinds tamed, and pairs of an old font only where all stand close. */
export function withTameJoining(tables: Tables, height: number): Tables {
  const served = new Map(tables)
  for (const kind of ['GSUB', 'GPOS'] as const) {
    const table = tables.get(kind)
    const tame = table && tamed(kind, table, height)
    if (tame) served.set(kind, tame)
    else served.delete(kind)
  }
  const pairs = tables.get('kern')
  if (pairs && !areClose(pairs, height)) served.delete('kern')
  return served
}

/** Kinds of lookups, by number. */
const multiple = 2
const positions = { single: 1, pair: 2, cursive: 3 } as const
const extension = { GSUB: 7, GPOS: 9 } as const

/** Values of one table: a large one has a hundred thousand. */
const mostValues = 4_000_000

/** @returns the table as it may be served; null where it cannot be read, so that it is left out */
function tamed(kind: Kind, table: DataView, height: number): DataView | null {
  const copy = viewOf(bytesOf(table).slice())
  try {
    // a lookup can lie within another, so that emptying one makes another of it
    return emptied(kind, copy, height) === 0 || emptied(kind, copy, height) === 0 ? copy : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Empties what may not stay. @returns how many lookups that were @throws RangeError */
function emptied(kind: Kind, table: DataView, height: number): number {
  const list = table.getUint16(8)
  if (list === 0) return 0
  const budget = { left: mostValues }
  let count = 0
  for (let at = 0; at < table.getUint16(list); at++) {
    const lookup = list + table.getUint16(list + 2 + 2 * at)
    const type = table.getUint16(lookup)
    const isUnruly = Array.from({ length: table.getUint16(lookup + 4) }, (_, place) => {
      const subtable = lookup + table.getUint16(lookup + 6 + 2 * place)
      if (type !== extension[kind]) return { type, subtable }
      return { type: table.getUint16(subtable + 2), subtable: subtable + table.getUint32(subtable + 4) }
    }).some((one) => (kind === 'GSUB' ? one.type === multiple : pushes(table, one, height, budget)))
    if (!isUnruly) continue
    table.setUint16(lookup + 4, 0)
    count += 1
  }
  return count
}

type Subtable = { readonly type: number; readonly subtable: number }
type Left = { left: number }

/** Whether it moves a letter by more than its height. */
function pushes(table: DataView, { type, subtable }: Subtable, height: number, budget: Left): boolean {
  if (type === positions.cursive) return true
  if (type !== positions.single && type !== positions.pair) return false
  for (const { at, format } of recordsOf(table, type, subtable)) {
    budget.left -= 1
    if (budget.left < 0 || valuesAt(table, at, format).some((value) => Math.abs(value) > height)) return true
  }
  return false
}

type ValueRecord = { readonly at: number; readonly format: number }

const bits = (format: number) => [...format.toString(2)].filter((bit) => bit === '1').length
const sizeOf = (format: number) => 2 * bits(format)
/** Placement and advance; what else there is are offsets. */
const valuesAt = (table: DataView, at: number, format: number): number[] =>
  Array.from({ length: bits(format & 15) }, (_, value) => table.getInt16(at + 2 * value))

function* recordsOf(table: DataView, type: number, subtable: number): Generator<ValueRecord> {
  const [format, first] = [table.getUint16(subtable), table.getUint16(subtable + 4)]
  if (type === positions.single) {
    const many = format === 2
    for (let at = 0; at < (many ? table.getUint16(subtable + 6) : 1); at++) yield { at: subtable + (many ? 8 : 6) + at * sizeOf(first), format: first }
    return
  }
  const second = table.getUint16(subtable + 6)
  const size = sizeOf(first) + sizeOf(second)
  function* pairs(begin: number, count: number, skipped: number): Generator<ValueRecord> {
    for (let pair = 0; pair < count; pair++) {
      const at = begin + pair * (skipped + size) + skipped
      yield { at, format: first }
      yield { at: at + sizeOf(first), format: second }
    }
  }
  if (format === 2) return yield* pairs(subtable + 16, table.getUint16(subtable + 12) * table.getUint16(subtable + 14), 0)
  for (let set = 0; set < table.getUint16(subtable + 8); set++) {
    const begin = subtable + table.getUint16(subtable + 10 + 2 * set)
    // before each pair stands its second glyph
    yield* pairs(begin + 2, table.getUint16(begin), 2)
  }
}

/** Of the table kern: one list of pairs, as all have it. */
function areClose(table: DataView, height: number): boolean {
  if (table.byteLength < 18 || table.getUint16(0) !== 0 || table.getUint16(2) !== 1 || table.getUint8(8) !== 0) return false
  const pairs = table.getUint16(10)
  if (18 + 6 * pairs > table.byteLength) return false
  return !Array.from({ length: pairs }, (_, pair) => table.getInt16(22 + 6 * pair)).some((value) => Math.abs(value) > height)
}
