import { createReportSummary } from '../../../../shared/api/reports.ts'
import { messages } from '../../../../shared/messages.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Problem, problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createReportSummary, async ({ actor, body: { type, report }, now, log }) => {
  const asked = 'request' in report ? report.request : report
  if (type !== asked.type) throw problem(400, messages.schedule.unknownType)
  const run = await authoriseRun(actor, runQuery(type, 'request', asked), now)
  try {
    // what writes is loaded while the report is computed
    const [{ writerFor, writeSummary }, computed] = await Promise.all([import('../../../domains/reports/summary/write.ts'), computeReport(run)])
    return { data: await writeSummary(computed, writerFor(actor)) }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) throw error
    log.error('summary not written', { error: error instanceof Error ? error : new Error(String(error)) })
    return { data: null, error: messages.unable.generateSummary }
  }
})
