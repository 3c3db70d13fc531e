/** Makes formats of what their declarations say: recognised by the columns they need, read by those that fill a measure. */
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { type ExportColumn, hasNeeded, measuresFrom } from './export-columns.ts'
import type { Format, Reading } from './format.ts'
import { accountBy } from './own-account.ts'
import type { PostColumns } from './post-columns.ts'
import { readDays } from './read-days.ts'
import { readPostRows } from './read-posts.ts'
import { userOfLink } from './whose.ts'

type Declared = Pick<Format, 'id' | 'name' | 'networks' | 'networkOf' | 'accountOf' | 'unusedLike'> & { readonly columns: readonly ExportColumn[] }
type Values = Partial<Record<MeasureId, number | null>>

/** One row a day; the first column is the date. */
export function dailyExport({ derive, ...declared }: Declared & { readonly derive?: (values: Values) => Values }): Format {
  const { columns } = declared
  return {
    ...declared,
    holds: 'daily figures',
    recognises: (table) => hasNeeded(table, columns),
    read: (table, context): Reading =>
      readDays(table, context, { date: columns[0]?.name ?? 'Date', columns: measuresFrom(columns), isNative: true, ...(derive ? { derive } : {}) }),
  }
}

/** One row a post, lifetime figures. `link`: the column with the post's own address. */
export function postExport({ post, link, ...declared }: Declared & { readonly link: string | null; readonly post: Omit<PostColumns, 'measures'> }): Format {
  const { columns } = declared
  return {
    ...(link === null ? {} : { link, accountOf: accountBy((cell) => byUser(userOfLink(cell(link)))) }),
    ...declared,
    holds: 'posts',
    recognises: (table) => hasNeeded(table, columns),
    read: (table, context): Reading => readPostRows(table, context, { ...post, measures: measuresFrom(columns) }),
  }
}

const byUser = (user: string | null) => (user === null ? null : { name: user.toLowerCase(), shown: `@${user}`, username: user })
