import { deleteReportTemplate } from '../../shared/api/templates.ts'
import { templateMessages } from '../../shared/template-messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { findTemplate } from './find-template.ts'
import { removeTemplate } from './store.ts'

export const handler = handle(deleteReportTemplate, async ({ actor, params, audit, now }) => {
  const { name } = await findTemplate(actor, params.id)
  audit.about({ name })
  if (!(await removeTemplate(actor.accountId, params.id, now))) throw problem(404, templateMessages.missing)
  return { deleted: true as const }
})
