/** Who writes a summary is a port; whoever it is, what it writes is checked against the report before anyone reads it. */

import { checkSummary, type Summary, summarise } from '../../../../shared/narrative/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { log } from '../../../kernel/log.ts'
import { takeCredit } from '../../subscription/store/credits.ts'
import type { SummaryWriter } from './writer.ts'

/** `ALMANAC_SUMMARY_MODEL` names a model of Amazon Bedrock, loaded when first needed; without it the embedded writer needs no service. */
async function chosenWriter(): Promise<SummaryWriter> {
  const model = process.env.ALMANAC_SUMMARY_MODEL
  return model ? (await import('./bedrock.ts')).bedrockWriter(model) : summarise
}

/** Takes a credit of the account for what a model writes; the embedded writer costs nothing, and writes when no credit is left. */
export function writerFor({ accountId, limits }: Pick<Actor, 'accountId' | 'limits'>): SummaryWriter {
  return async (report) => {
    const isPaid = Boolean(process.env.ALMANAC_SUMMARY_MODEL) && (await takeCredit(accountId, limits.ai_credits, new Date()))
    return isPaid ? (await chosenWriter())(report) : summarise(report)
  }
}

/** @throws what the writer throws, and when nothing that it wrote is borne out by the report */
export async function writeSummary(report: Report, writer?: SummaryWriter): Promise<Summary> {
  const written = await (writer ?? (await chosenWriter()))(report)
  const checked = checkSummary(report, written)
  const dropped = sentencesOf(written) - sentencesOf(checked)
  if (dropped > 0) log.warn('sentences of a summary do not hold', { type: report.type, dropped, kept: sentencesOf(checked) })
  if (written.summary.summary && !checked.summary.summary) throw new Error('No sentence of the summary is borne out by the report.')
  return checked
}

const sentencesOf = ({ summary: { cited }, conclusions, recommendations }: Summary) =>
  cited.summary.length + cited.highlights.length + conclusions.length + recommendations.length

/** A report as it is sealed: with its summary, or without when it cannot be written, which is no reason not to share it. */
export async function withSummary(report: Report, writer?: SummaryWriter): Promise<Report> {
  try {
    return { ...report, ai_summary: await writeSummary(report, writer) }
  } catch (error) {
    log.error('summary not written', { type: report.type, error: error instanceof Error ? error : new Error(String(error)) })
    return report
  }
}
