import { updateReportTemplate } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { checkContent, wholeReport } from '../../../domains/templates/check-content.ts'
import { cleanContent } from '../../../domains/templates/clean-content.ts'
import { findTemplate } from '../../../domains/templates/find-template.ts'
import { saveVersion } from '../../../domains/templates/save-version.ts'
import { templateView } from '../../../domains/templates/template-view.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(updateReportTemplate, async ({ actor, params, body, audit, now }) => {
  const before = await findTemplate(actor, params.id)
  audit.about({ name: body.name, was: before.name })
  const manifest = reportManifest(before.flavor)
  if (!manifest) throw problem(400, messages.report.unknownType)
  const content = cleanContent(body)
  checkContent(await wholeReport(manifest.id), content)
  const unsaid = {
    ...(body.cover === undefined && { cover: before.cover }),
    ...(body.range === undefined && { range: before.range }),
    ...(body.compare === undefined && { compare: before.compare }),
  }
  return { template: templateView(await saveVersion(actor, before, { ...body, ...content, ...unsaid, now })) }
})
