import type { ViewProps } from '../blocks/kind.ts'
import { PrintTable } from './print-table.tsx'
import { smallRow } from './table-plan.ts'

/** A short table between charts. */
export function SmallTable({ data }: ViewProps<'table'>) {
  return <PrintTable block={data} footer rowHeight={smallRow} narrow />
}
