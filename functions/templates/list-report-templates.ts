import { listReportTemplates } from '../../shared/api/reports.ts'
import { handle } from '../lib/endpoint.ts'
import { seesType } from '../reports/run/visible-types.ts'
import { listTemplates } from './store.ts'

export const handler = handle(listReportTemplates, async ({ actor, query }) => {
  const templates = await listTemplates(actor.accountId)
  return {
    templates: templates.filter(({ flavor }) => seesType(actor, flavor) && (!query.flavor || flavor === query.flavor)).map(({ _id, name }) => ({ _id, name })),
  }
})
