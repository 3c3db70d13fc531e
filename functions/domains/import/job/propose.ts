/** Proposes what each column of a file holds, by its name in any language that the readers know. */
import type { FileColumn } from '../../../../shared/api/import-job.ts'
import { type ColumnTarget, columnGroups, columnMeasures, columnTargets } from '../../../../shared/import-columns.ts'
import { metaTitles } from '../../../../shared/metrics/meta-titles.ts'
import type { Format } from '../../readers/csv/format.ts'
import { adColumns, adMeasureColumns } from '../ads/columns.ts'
import { spoken } from '../ads/languages.ts'
import { formats } from '../formats/index.ts'
import { alsoCalled } from './column-words.ts'

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Columns of networks' exports that hold no measure. */
export const rolesOfExports: readonly (readonly [ColumnTarget, readonly string[]])[] = [
  ['date', ['Date']],
  ['id', ['Post ID', 'Post id', 'Tweet id', 'Content', 'Video asset ID', 'review_id']],
  ['published_at', ['Publish time', 'Post time', 'Video publish time', 'time']],
  ['created_at', ['review_date']],
  ['url', ['Permalink', 'Link', 'Video link', 'Tweet permalink']],
  ['text', ['Description', 'Title', 'Post text', 'Video title', 'Tweet text', 'review_text']],
  ['type', ['Post type']],
  ['labels', ['Custom labels']],
]

const isTarget = (id: string): id is ColumnTarget => columnTargets.some((target) => target === id)
type Named = readonly (readonly [string, ColumnTarget])[]

const ofExports: Named = Object.values(formats).flatMap(({ columns = [] }: Format) =>
  columns.flatMap(({ name, also = [], measures = [], unused }) => {
    const target = measures[0] ?? rolesOfExports.find(([, names]) => names.includes(name))?.[0]
    return unused || target === undefined ? [] : [name, ...also].map((one): readonly [string, ColumnTarget] => [plain(one), target])
  }),
)
const ofTitles: Named = metaTitles.flatMap(([measure, titles]) =>
  measure === null
    ? []
    : Object.values(titles)
        .flat()
        .map((name) => [plain(name), measure] as const),
)
const ofLists = (lists: readonly (readonly [ColumnTarget, readonly string[]])[]): Named =>
  lists.flatMap(([target, names]) => names.map((name) => [plain(name), target] as const))
const own: Named = columnGroups.flatMap(({ options }) => options.flatMap(({ id, label }) => [[plain(id), id] as const, [plain(label), id] as const]))

type Lists = Readonly<Record<string, readonly string[]>>
const csvNames: Lists = { ...adColumns, ...adMeasureColumns }
const adNames: Named = [...Object.entries(csvNames), ...spoken].flatMap(([key, names]) => {
  const [target] = csvNames[key] ?? []
  return target === undefined || !isTarget(target) ? [] : names.map((name) => [plain(name), target] as const)
})

// the first wins: common words, our own names, then those of exports and of Meta's tables
const firstOf = (all: Named): ReadonlyMap<string, ColumnTarget> => new Map(all.toReversed())
const byName = firstOf([...ofLists(alsoCalled), ...own, ...ofExports, ...ofTitles, ...adNames])
const byAdName = firstOf([...adNames, ...ofLists(alsoCalled), ...own, ...ofExports])

const measures: ReadonlySet<string> = new Set(columnMeasures.map(({ id }) => id))
type Column = Pick<FileColumn, 'name' | 'numbers' | 'holds'>

/** Returns what each column is taken for: as it is read, else what its name says, else null. None is taken twice. */
export function proposals(columns: readonly Column[]): Map<string, ColumnTarget | null> {
  const withoutCurrency = (name: string) => plain(name).replace(/ \([a-z]{3}\)$/, '')
  const isOverAds = columns.some(({ name }) => byAdName.get(withoutCurrency(name)) === 'spend')
  const names = isOverAds ? byAdName : byName
  const taken = new Set(columns.flatMap(({ holds }) => holds ?? []))
  const propose = ({ name, holds, numbers }: Column): ColumnTarget | null => {
    if (holds !== null) return isTarget(holds) ? holds : null
    const found = names.get(plain(name)) ?? names.get(withoutCurrency(name))
    if (found === undefined || taken.has(found) || (measures.has(found) && !numbers)) return null
    taken.add(found)
    return found
  }
  return new Map(columns.map((column) => [column.name, propose(column)]))
}
