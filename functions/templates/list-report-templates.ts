import { listReportTemplates } from '../../shared/api/templates.ts'
import { shortenedName } from '../../shared/templates/content.ts'
import { handle } from '../lib/endpoint.ts'
import { seesType } from '../reports/run/visible-types.ts'
import { scheduledSubjects } from '../schedules/store.ts'
import { listTemplates } from './store.ts'

export const handler = handle(listReportTemplates, async ({ actor, query }) => {
  const [templates, scheduled] = await Promise.all([listTemplates(actor.accountId), scheduledSubjects(actor.accountId)])
  const seen = templates.filter(({ flavor }) => seesType(actor, flavor) && (!query.flavor || flavor === query.flavor))
  return {
    templates: seen.map(({ _id, name, flavor, created_at, created_by, saved_at, version, range, compare }) => ({
      _id,
      name,
      name_shortened: shortenedName(name),
      flavor,
      created_at,
      createdBy: created_by,
      updated_at: saved_at,
      version,
      schedules: scheduled.filter(({ template_id }) => template_id === _id).length,
      range,
      compare,
    })),
  }
})
