import type { FileColumn } from '../../../../shared/api/imports.ts'
import { type ColumnTarget, columnMeasures, columnRoles, leftOutColumn } from '../../../../shared/import-columns.ts'

/** Other words for what stands in files of people's own. */
const also: Readonly<Record<string, ColumnTarget>> = {
  day: 'date',
  likes: 'reactions',
  saved: 'saves',
  bookmarks: 'saves',
  reposts: 'shares',
  views: 'impressions',
  'total followers': 'followers',
  fans: 'followers',
  'new followers': 'followers_gained',
  'post id': 'id',
  published: 'published_at',
  'published at': 'published_at',
  caption: 'text',
  link: 'url',
  permalink: 'url',
  'profile views': 'profile_visits',
  reach: 'reach',
}

const plain = (name: string) => name.trim().toLowerCase().replaceAll(/[_-]+/g, ' ')
const named = new Map<string, ColumnTarget>([
  ...Object.entries(also),
  ...[...columnRoles, ...columnMeasures].flatMap(({ id, label }): [string, ColumnTarget][] => [
    [plain(label), id],
    [plain(id), id],
  ]),
])

type Column = Omit<FileColumn, 'holds'> & { readonly holds: ColumnTarget | null }

/** What each column is taken for to begin with: as it is read, else what its name says, else left out. None is taken twice. */
export function guessOf(columns: readonly Column[]): Record<string, ColumnTarget> {
  const taken = new Set(columns.flatMap(({ holds }) => holds ?? []))
  const guess = ({ name, holds, numbers }: Column): ColumnTarget => {
    if (holds !== null) return holds
    const found = named.get(plain(name))
    const isMeasure = columnMeasures.some(({ id }) => id === found)
    if (found === undefined || taken.has(found) || (isMeasure && !numbers)) return leftOutColumn
    taken.add(found)
    return found
  }
  return Object.fromEntries(columns.map((column) => [column.name, guess(column)]))
}
