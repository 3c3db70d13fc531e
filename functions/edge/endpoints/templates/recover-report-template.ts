import { recoverReportTemplate } from '../../../../shared/api/templates.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { templateLimits } from '../../../../shared/templates/content.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { getTemplate, listTemplates, recoverTemplate } from '../../../domains/templates/store/templates.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Its schedules went on with it meanwhile, and go on. It is one of the templates of the account again, so there has to be a place. */
export const handler = handle(recoverReportTemplate, async ({ actor, params, audit, now }) => {
  const template = await getTemplate(actor.accountId, params.id)
  const { removed_at } = template ?? {}
  if (!template || !removed_at || restorableUntil(removed_at) <= now.toISOString() || !seesType(actor, template.flavor))
    throw problem(404, templateMessages.missing)
  audit.about({ name: template.name })
  if ((await listTemplates(actor.accountId)).length >= templateLimits.templates) throw problem(409, templateMessages.tooManyTemplates(templateLimits.templates))
  if (!(await recoverTemplate(actor.accountId, params.id))) throw problem(404, templateMessages.missing)
  return { restored: true as const }
})
