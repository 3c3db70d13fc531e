/** The declarations of all registered reports, in order. */
import { reportManifests } from '../../shared/reports/index.ts'
import { type AnyReport, loadReport } from '../../shared/reports/load.ts'

export const reports: readonly AnyReport[] = await Promise.all(reportManifests.map(({ id }) => loadReport(id)))
