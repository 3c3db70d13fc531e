import type { Summary } from '../../../../shared/narrative/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'

/** The port of whoever writes summaries. What it writes is held against the report by write.ts; it throws when it cannot write. */
export type SummaryWriter = (report: Report) => Summary | Promise<Summary>
