/** Of an import of which nobody says anything: each table is read as it is. */
import type { Table } from '../../functions/domains/readers/csv/table.ts'

export const nothingSaid = async (table: Table) => ({ table, mapping: null, currency: null, notes: [] })
