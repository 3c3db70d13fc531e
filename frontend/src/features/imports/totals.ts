import type { ImportJob, ImportResult } from '../../../../shared/api/import-job.ts'
import { formatRange } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'

/** The places of the files of a check that can be imported. */
export const readyPlaces = ({ checked }: ImportJob): number[] => (checked ?? []).flatMap(({ result }, at) => (result ? [at] : []))

export const count = (value: number): string => formatCount(value)

export const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${count(rows)} rows`)

/** The days of some results, first to last; null when none has any. */
export function daysOf(results: readonly Pick<ImportResult, 'from' | 'to'>[]): string | null {
  const from = results.flatMap((result) => result.from ?? []).sort()[0]
  const to = results
    .flatMap((result) => result.to ?? [])
    .sort()
    .at(-1)
  return from && to ? formatRange(from, to) : null
}

export const sumOf = (results: readonly ImportResult[], of: 'read' | 'written' | 'skippedTotal'): number => results.reduce((sum, one) => sum + one[of], 0)

/** Each with its place and a key of its own, for two files can have one name. */
export const placed = <One extends { readonly file: string }>(files: readonly One[]) => files.map((one, place) => ({ one, place, key: `${place} ${one.file}` }))
