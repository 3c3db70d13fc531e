import { listReportTemplates } from '../../../../shared/api/templates.ts'
import { shortenedName } from '../../../../shared/templates/content.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { scheduledSubjects } from '../../../domains/schedules/store/account-occurrences.ts'
import { listAllTemplates } from '../../../domains/templates/store/templates.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listReportTemplates, async ({ actor, query, now }) => {
  const [templates, scheduled] = await Promise.all([listAllTemplates(actor.accountId), scheduledSubjects(actor.accountId)])
  const seen = templates.filter(({ flavor }) => seesType(actor, flavor) && (!query.flavor || flavor === query.flavor))
  return {
    templates: seen
      .filter(({ removed_at }) => removed_at === undefined)
      .map(({ _id, name, flavor, created_at, created_by, saved_at, version, range, compare }) => ({
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
    removed: seen
      .flatMap(({ _id, name, removed_at }) => (removed_at === undefined ? [] : [{ _id, name, removed_at, restorable_until: restorableUntil(removed_at) }]))
      .filter(({ restorable_until }) => restorable_until > now.toISOString()),
  }
})
