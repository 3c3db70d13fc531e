import { createReportSummary } from '../../shared/api/reports.ts'
import { messages } from '../../shared/messages.ts'
import { handle } from '../lib/endpoint.ts'
import { Problem, problem } from '../lib/problem.ts'
import { authoriseRun } from './authorise-run.ts'
import { computeReport } from './compute-report.ts'
import { writeSummary } from './write-summary.ts'

export const handler = handle(createReportSummary, async ({ actor, body: { type, report }, now, log }) => {
  const asked = 'request' in report ? report.request : report
  if (type !== asked.type) throw problem(400, messages.schedule.unknownType)
  const request = await authoriseRun(actor, asked, now)
  try {
    return { data: await writeSummary(await computeReport({ accountId: actor.accountId, request, now })) }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) throw error
    log.error('summary not written', { error: error instanceof Error ? error : new Error(String(error)) })
    return { data: null, error: messages.unable.generateSummary }
  }
})
