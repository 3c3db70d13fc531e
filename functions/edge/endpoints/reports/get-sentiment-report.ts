import { getSentimentReport } from '../../../../shared/api/reports.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { sentiment } from '../../../../shared/reports/types/sentiment/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getSentimentReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(sentiment, actor, runQuery(sentiment.id, 'query', query), now)
  return genericReport(await computeItemReport(sentiment, run))
})
