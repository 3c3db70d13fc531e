import { deleteReportTemplate } from '../../../../shared/api/templates.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { findTemplate } from '../../../domains/templates/find-template.ts'
import { removeTemplate } from '../../../domains/templates/store/templates.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(deleteReportTemplate, async ({ actor, params, audit, now }) => {
  const { name } = await findTemplate(actor, params.id)
  audit.about({ name })
  if (!(await removeTemplate(actor.accountId, params.id, now))) throw problem(404, templateMessages.missing)
  return { deleted: true as const }
})
