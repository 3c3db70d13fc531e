/**
 * Every real file, whole and damaged in many ways: what is read is what a calculation of its own finds in the cells, or the file is refused
 * in a sentence. The files may not be redistributed; without them the tests are skipped. ALMANAC_TEST_ALL=1 prints the list: `npm run jest -- test/damaged-files`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect } from '@jest/globals'
import { readForProfile } from '../../functions/domains/import/targets/read-for-profile.ts'
import { ImportRefused } from '../../functions/domains/readers/csv/decode.ts'
import type { Reading } from '../../functions/domains/readers/csv/format.ts'
import { nothingSaid } from '../builders/nothing-said.ts'
import { readContext } from '../builders/read-context.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { isWhole, sampleOf } from '../builders/sizes.ts'
import { type Damaged, damages } from './damages.ts'
import { type Cells, cellsOf, figuresOf, type Known, known } from './known-files.ts'

const files = new Map(known.filter(({ file }) => existsSync(realFile(file))).map((of) => [of.file, { of, bytes: readFileSync(realFile(of.file)) }]))
const cellsOfFile = (file: string): Cells => {
  const found = files.get(file)
  return found ? cellsOf(found.of, found.bytes) : { before: [], header: [], rows: [] }
}
/** A file of the same kind, one of another of the network, and one of another network: what people put into one. */
const neighbours = ({ file, network }: Known): Cells[] => {
  const same = known.find((one) => one.file !== file && one.network === network && one.rows && one.file.split('/')[0] === file.split('/')[0])
  const other = known.find((one) => one.network !== network && one.rows)
  return [same, other].flatMap((one) => (one ? [cellsOfFile(one.file)] : []))
}

/** Items as they came in, with their figures. */
function itemsIn(reading: Reading): [string, Record<string, number>][] {
  return reading.items.flatMap(({ records = [] }) =>
    records.flatMap((record): [string, Record<string, number>][] => {
      const all = new Map(Object.entries(record))
      if (all.has('stars')) return [[record.id, { stars: Number(all.get('stars')) }]]
      if (all.has('direction')) return [[record.id, { inbound: all.get('direction') === 'inbound' ? 1 : 0 }]]
      const ad = ['spend', 'impressions', 'clicksAll', 'results', 'conversions'].filter((name) => typeof all.get(name) === 'number')
      return all.has('spend') ? [[String(all.get('adId')), Object.fromEntries(ad.map((name) => [name, Number(all.get(name))]))]] : []
    }),
  )
}

type Found = {
  readonly found: Map<string, Record<string, number>> /** whether the result asks to check the last row of a file without a line break */
  readonly asks: boolean
}

/** What came in, by day, post or item; a sentence when it was refused. */
async function readIn({ file, network, of }: Known, bytes: Uint8Array): Promise<Found | string> {
  const context = { ...readContext(network), dates: file.includes('ads') ? { from: null, to: '2026-11-01' } : null }
  try {
    const asked = { profile: { network, username: null }, format: 'auto', of: of ?? null, files: [{ name: 'x.csv', bytes }] } as const
    const read = await readForProfile(asked, context, nothingSaid)
    const found = new Map<string, Record<string, number>>()
    const put = (key: string, figures: Readonly<Record<string, number | null | undefined>>) => {
      const into = found.get(key) ?? {}
      for (const [measure, value] of Object.entries(figures)) if (typeof value === 'number') into[measure] = value
      found.set(key, into)
    }
    for (const { reading } of read) {
      for (const { date, values } of reading.days) put(date, values)
      for (const { id, measures } of reading.posts) put(id, measures)
      for (const [id, figures] of itemsIn(reading)) put(id, figures)
    }
    return { found, asks: read.some(({ reading }) => reading.notes.some((note) => note.startsWith('The file ends without a line break.'))) }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

/** What is wrong of what was read; empty when nothing is. */
function wrongIn(found: ReadonlyMap<string, Record<string, number>>, of: Known, cells: Cells, { left, renamed = [], with: other }: Damaged): string[] {
  const expected = figuresOf(of, cells)
  const beside = other ? known.map((one) => figuresOf(one, other)) : []
  const wrong: string[] = []
  // without their ids ads are read by what they lie in: the sums stay
  if (renamed.includes('ad_id')) {
    const sum = (all: ReadonlyMap<string, Readonly<Record<string, number | null>>>) => [...all.values()].reduce((total, { spend }) => total + (spend ?? 0), 0)
    return Math.abs(sum(found) - sum(expected)) < 1e-6 ? [] : [`${sum(found)} spent`]
  }
  for (const [key, figures] of found) {
    for (const [measure, value] of Object.entries(figures)) {
      const right = [expected, ...beside].some((all) => Math.abs((all.get(key)?.[measure] ?? Number.NaN) - value) < 1e-6)
      // engagements of LinkedIn are a sum, which is one of fewer parts when one of them has another name
      if (!right && !(renamed.length > 0 && measure === 'engagements')) wrong.push(`${key} ${measure} ${value}`)
    }
  }
  for (const [key, figures] of figuresOf(of, { header: cells.header, rows: [...left] })) {
    const got = found.get(key)
    if (!got) wrong.push(`${key} is not there`)
    else if (renamed.length === 0) for (const measure of Object.keys(figures)) if (got[measure] === undefined) wrong.push(`${key} lacks ${measure}`)
  }
  return wrong
}

const list: string[] = []
const sentences = new Map<string, string>()
/** Of every file at least the undamaged one, so that each is read in each run. */
const damagesOf = (file: string) => sampleOf(Object.entries(damages), 2, `damages of ${file}`, 1)

for (const of of sampleOf(known, 8, 'damaged files')) {
  testWith(of.file)(
    `${of.file}: whole or damaged, it is right or refused`,
    async () => {
      const bytes = files.get(of.file)?.bytes ?? Buffer.from('')
      const cells = cellsOf(of, bytes)
      const row: string[] = []
      const wrong: string[] = []
      for (const [name, damage] of damagesOf(of.file)) {
        let [right, refused] = [0, 0]
        for (const [at, one] of damage(cells, bytes, of, neighbours(of)).entries()) {
          const read = await readIn(of, one.bytes)
          if (typeof read === 'string') {
            refused++
            expect(read).toMatch(/^[A-Z\d“"].*\.$/s)
            sentences.set(`${of.file}, ${name} ${at + 1}`, read)
            continue
          }
          right++
          // of a last row with all its cells nobody can see whether its last figure is whole: it is read, and the result asks
          const faults = of.rows || one.with ? wrongIn(read.found, of, cells, one).slice(read.asks && name === 'cut in mid-line' ? 1 : 0) : ['it was read']
          if (faults.length > 0) wrong.push(`${name} ${at + 1}: ${faults.length} wrong, such as ${faults.slice(0, 3).join('; ')}`)
        }
        row.push(`${right > 0 ? `${right} right` : ''}${right > 0 && refused > 0 ? ', ' : ''}${refused > 0 ? `${refused} refused` : ''}`)
      }
      list.push(`| ${[of.file, ...row].join(' | ')} |`)
      expect(wrong).toEqual([])
      // what nothing happened to is not refused
      if (of.rows) expect(row[0]).toBe('1 right')
    },
    300_000,
  )
}

afterAll(() => {
  if (list.length === 0 || !isWhole) return
  const head = ['file', ...Object.keys(damages)]
  const refusals = [...new Map([...sentences].map(([where, sentence]) => [sentence.replaceAll(/\d+|"[^"]*"/g, '#'), `- ${where}: ${sentence}`])).values()]
  process.stdout.write(`${[`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...list, '', ...refusals].join('\n')}\n`)
})
