import { restoreReportTemplate } from '../../../../shared/api/templates.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { findTemplate } from '../../../domains/templates/find-template.ts'
import { saveVersion } from '../../../domains/templates/save-version.ts'
import { getTemplateVersion } from '../../../domains/templates/store/templates.ts'
import { templateView } from '../../../domains/templates/template-view.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** What the earlier version showed and the product no longer has is left out of a report as before. */
export const handler = handle(restoreReportTemplate, async ({ actor, params, body: { restored, version }, audit, now }) => {
  const before = await findTemplate(actor, params.id)
  audit.about({ name: before.name })
  const earlier = await getTemplateVersion(actor.accountId, params.id, restored)
  if (!earlier) throw problem(404, templateMessages.noVersion)
  const { name, hideIndicators, cover, range, compare, reports } = earlier
  return { template: templateView(await saveVersion(actor, before, { name, hideIndicators, cover, range, compare, reports, version, now })) }
})
