import { getScheduledReport } from '../../shared/api/schedules.ts'
import { handle } from '../lib/endpoint.ts'
import { findOccurrence } from './find-occurrence.ts'
import { reportRecord } from './report-record.ts'

export const handler = handle(getScheduledReport, async ({ actor, params }) => ({
  record: reportRecord(await findOccurrence(actor, params.id, 'view')),
}))
