/** Proposals for columns: every name that a reader knows, in any language, is taken for something that a reader takes it for. */
import { expect, test } from '@jest/globals'
import { type ColumnTarget, columnGroups, columnMeasures } from '../../../../shared/import-columns.ts'
import { metaTitles } from '../../../../shared/metrics/meta-titles.ts'
import type { Format } from '../../readers/csv/format.ts'
import { adColumns, adMeasureColumns } from '../ads/columns.ts'
import { spoken } from '../ads/languages.ts'
import { csvSchemas } from '../formats/csv-schemas.ts'
import { formats } from '../formats/index.ts'
import { proposals, rolesOfExports } from './propose.ts'

type Known = readonly [name: string, target: string]

const ofExports: readonly Known[] = Object.values(formats).flatMap(({ columns = [] }: Format) =>
  columns.flatMap(({ name, also = [], measures = [], unused }) => {
    const roles = rolesOfExports.flatMap(([target, names]) => (names.includes(name) ? [target] : []))
    return unused ? [] : [name, ...also].flatMap((one) => [...measures, ...roles].map((target): Known => [one, target]))
  }),
)
const ofTitles: readonly Known[] = metaTitles.flatMap(([measure, titles]) =>
  measure === null
    ? []
    : Object.values(titles)
        .flat()
        .map((name): Known => [name, measure]),
)
const targets: ReadonlySet<string> = new Set(columnGroups.flatMap(({ options }) => options.map(({ id }) => id)))
const ofOwn: readonly Known[] = Object.values(csvSchemas)
  .flatMap(({ columns }) => columns)
  .flatMap(({ name, also = [] }) => (targets.has(name) ? [name, ...also].map((one): Known => [one, name]) : []))

type Lists = Readonly<Record<string, readonly string[]>>
const own: Lists = { ...adColumns, ...adMeasureColumns }
const ofAds: readonly Known[] = [...Object.entries(own), ...spoken].flatMap(([key, names]) => {
  const [target = ''] = own[key] ?? []
  return targets.has(target) ? names.map((name): Known => [name, target]) : []
})

/** Words of many a file go before what one network means by them. */
const common: readonly Known[] = [
  ['Replies', 'replies'],
  ['Abonnenten', 'followers'],
  ['Seguidores', 'followers'],
  ['Impressionen', 'impressions'],
  ['Impresiones', 'impressions'],
  ['Impressões', 'impressions'],
]

const together = (all: readonly Known[]) =>
  [...Map.groupBy(all, ([name]) => name.toLowerCase())].map(([name, same]) => [name, new Set(same.map(([, target]) => target))] as const)
const proposed = (name: string, ...beside: string[]): ColumnTarget | null =>
  proposals([...beside, name].map((one) => ({ name: one, numbers: true, holds: null }))).get(name) ?? null

test('names of columns of networks’ exports, of Meta’s tables and of the documented CSVs', () => {
  const known = together([...ofExports, ...ofTitles, ...ofOwn, ...common])
  expect(known.length).toBeGreaterThan(300)
  expect(known.filter(([name, all]) => !all.has(proposed(name) ?? '')).map(([name, all]) => [name, proposed(name), ...all])).toEqual([])
})

test('names of columns of ads, in the languages of the suites', () => {
  const known = together(ofAds)
  const spends: readonly string[] = [...adMeasureColumns.spend, ...(spoken.get('spend') ?? [])]
  // what was spent makes the others columns of ads
  const wrong = known.filter(([name, all]) => !all.has(proposed(name, ...(spends.includes(name) ? [] : ['amount spent'])) ?? ''))
  expect(wrong.map(([name, all]) => [name, proposed(name, 'amount spent'), ...all])).toEqual([])
  expect(proposed('Ausgegebener Betrag (EUR)')).toBe('spend')
})

test('every choice of the mapper is in one group and has a name', () => {
  const all = columnGroups.flatMap(({ options }) => options.map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
  expect(columnMeasures.filter(({ id }) => !all.includes(id))).toEqual([])
  expect(columnGroups.every(({ label, options }) => label !== '' && options.length > 0 && options.every((option) => option.label !== option.id))).toBe(true)
})
