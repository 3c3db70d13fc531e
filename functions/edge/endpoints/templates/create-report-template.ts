import { ulid } from 'ulid'
import { createReportTemplate } from '../../../../shared/api/templates.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { hasTemplates, reportManifest } from '../../../../shared/reports/index.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { templateLimits } from '../../../../shared/templates/content.ts'
import { checkContent, wholeReport } from '../../../domains/templates/check-content.ts'
import { cleanContent } from '../../../domains/templates/clean-content.ts'
import { listTemplates, putTemplate, type ReportTemplate } from '../../../domains/templates/store/templates.ts'
import { templateView } from '../../../domains/templates/template-view.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createReportTemplate, async ({ actor, body, audit, now }) => {
  const { accountId, userId, name: author } = actor
  const _id = ulid(now.getTime())
  audit.about({ id: _id, name: body.name })
  const manifest = reportManifest(body.flavor)
  if (!manifest || !hasTemplates(body.flavor) || !seesType(actor, manifest.id)) throw problem(400, messages.report.unknownType)
  if (manifest.feature && !actor.features[manifest.feature]) throw problem(403, featureMessages[manifest.feature])
  const content = cleanContent(body)
  checkContent(await wholeReport(manifest.id), content)
  if ((await listTemplates(accountId)).length >= templateLimits.templates) throw problem(409, templateMessages.tooManyTemplates(templateLimits.templates))
  const saved = { saved_at: now.toISOString(), saved_by: { id: userId, name: author } }
  const template: ReportTemplate = { ...body, ...content, ...saved, _id, version: 1, created_at: saved.saved_at, created_by: saved.saved_by }
  await putTemplate(accountId, template)
  return { template: templateView(template) }
})
