import type { ViewProps } from '../blocks/kind.ts'
import { PrintTable } from './print-table.tsx'
import { rowHeightAmongOthers } from './table-plan.ts'

/** A short table between charts. */
export function SmallTable({ data, width }: ViewProps<'table'>) {
  return <PrintTable block={data} footer rowHeight={rowHeightAmongOthers(data)} narrow={(width ?? 0) < 900} />
}
