/** The declarations of all registered reports, in order. */
import { reportHeads } from '../../shared/reports/index.ts'
import { type AnyReport, loadReport } from '../../shared/reports/load.ts'

export const reports: readonly AnyReport[] = await Promise.all(reportHeads.map(({ id }) => loadReport(id)))
