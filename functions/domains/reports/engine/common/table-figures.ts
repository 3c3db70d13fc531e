import type { Column } from '../../../../../shared/blocks/table/data.ts'

/** The figures of a table: its columns name theirs themselves. Each once. */
export const tableFigures = (header: readonly Column[]): string[] => [...new Set(header.flatMap(({ passport }) => passport ?? []))]
