import { getReportTemplate } from '../../../../shared/api/templates.ts'
import { findTemplate } from '../../../domains/templates/find-template.ts'
import { listVersions } from '../../../domains/templates/store/templates.ts'
import { templateView } from '../../../domains/templates/template-view.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getReportTemplate, async ({ actor, params }) => {
  const template = await findTemplate(actor, params.id)
  const versions = await listVersions(actor.accountId, params.id)
  return {
    template: templateView(template),
    versions: versions.map(({ version, name, saved_at, saved_by }) => ({ version, name, saved_at, savedBy: saved_by })),
  }
})
