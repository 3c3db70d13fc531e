import { getSentimentReport } from '../../shared/api/reports.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { sentiment } from '../../shared/reports/types/sentiment/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getSentimentReport,
  async ({ actor, query: { label_match, ...query }, now }) => {
    const request = await authoriseFor(sentiment, actor, { type: sentiment.id, ...query, labelMatch: label_match }, now)
    return genericReport(await computeItemReport(sentiment, { accountId: actor.accountId, request, now }))
  },
  ({ accountId }) => listProfiles(accountId),
)
