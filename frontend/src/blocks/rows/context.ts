/** What the rows of a block can be asked for by: the report on screen, and its tab. Null where nobody may ask: on a shared page, on paper. */
import { createContext } from 'react'
import type { Report, TabReport } from '../../../../shared/reports/report.ts'

export type RowsOf = { readonly request: Report['request']; readonly network: TabReport['code'] }

export const RowsContext = createContext<RowsOf | null>(null)
