/** Who writes a summary is a port; whoever it is, what it writes is checked against the report before anyone reads it. */
import type { Report } from '../../shared/reports/report.ts'
import { checkSummary, type Summary, summarise } from '../../shared/summary/index.ts'

export type SummaryWriter = (report: Report) => Summary | Promise<Summary>

/** Needs no service and always writes the same about the same report. */
export const embeddedWriter: SummaryWriter = summarise

/** @throws what the writer throws */
export async function writeSummary(report: Report, writer: SummaryWriter = embeddedWriter): Promise<Summary> {
  return checkSummary(report, await writer(report))
}

/** A report as it is sealed: with its summary, or without when it cannot be written, which is no reason not to share it. */
export async function withSummary(report: Report, writer: SummaryWriter = embeddedWriter): Promise<Report> {
  const ai_summary = await writeSummary(report, writer).catch(() => undefined)
  return ai_summary ? { ...report, ai_summary } : report
}
