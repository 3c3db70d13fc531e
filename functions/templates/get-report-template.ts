import { getReportTemplate } from '../../shared/api/templates.ts'
import { handle } from '../lib/endpoint.ts'
import { findTemplate } from './find-template.ts'
import { listVersions } from './store.ts'
import { templateView } from './template-view.ts'

export const handler = handle(getReportTemplate, async ({ actor, params }) => {
  const template = await findTemplate(actor, params.id)
  const versions = await listVersions(actor.accountId, params.id)
  return {
    template: templateView(template),
    versions: versions.map(({ version, name, saved_at, saved_by }) => ({ version, name, saved_at, savedBy: saved_by })),
  }
})
