import { compareReportTemplate } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { reportTabs } from '../../../../shared/reports/report.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { changesBetween } from '../../../../shared/templates/changes.ts'
import { wholeReport } from '../../../domains/templates/check-content.ts'
import { findTemplate } from '../../../domains/templates/find-template.ts'
import { getTemplateVersion } from '../../../domains/templates/store/templates.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(compareReportTemplate, async ({ actor, params, query }) => {
  const { flavor } = await findTemplate(actor, params.id)
  const manifest = reportManifest(flavor)
  if (!manifest) throw problem(400, messages.report.unknownType)
  const [from, to, report] = await Promise.all([
    getTemplateVersion(actor.accountId, params.id, query.from),
    getTemplateVersion(actor.accountId, params.id, query.to),
    wholeReport(manifest.id),
  ])
  if (!from || !to) throw problem(404, templateMessages.noVersion)
  const tabs = reportTabs(report)
  const changes = changesBetween(from, to, (code, key, of) => {
    const tab = tabs.find((one) => one.code === code)
    const parts = of === 'sections' ? tab?.report : tab?.summary
    return parts?.find((part) => part.key === key)?.title ?? key
  })
  return { changes }
})
