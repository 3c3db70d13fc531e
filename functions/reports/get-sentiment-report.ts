import { getSentimentReport } from '../../shared/api/reports.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { sentiment } from '../../shared/reports/types/sentiment/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getSentimentReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(sentiment, actor, runQuery(sentiment.id, 'query', query), now)
  return genericReport(await computeItemReport(sentiment, run))
})
