import { getReportBuilder } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import { hasTemplates, reportManifest } from '../../../../shared/reports/index.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { wholeReport } from '../../../domains/templates/check-content.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getReportBuilder, async ({ actor, query: { flavor, networks } }) => {
  const manifest = reportManifest(flavor)
  if (!manifest || !hasTemplates(flavor) || !seesType(actor, manifest.id)) throw problem(400, messages.report.unknownType)
  const { reports } = await wholeReport(manifest.id, networks)
  return {
    reports: {
      tabs: reports.tabs.map(({ code, display }) => ({ code, display })),
      crossChannel: builderTab(reports.crossChannel),
      networks: reports.networks.map(builderTab),
    },
  }
})

const part = ({ key, title }: { key: string; title: string }) => ({ key, title })

const builderTab = (sample: TabReport) => ({
  code: sample.code,
  display: sample.display,
  availableSections: [...(sample.summary.length > 0 ? [{ key: summaryKey, title: templateMessages.summary }] : []), ...sample.report.map(part)],
  summary: sample.summary.map(part),
  sample,
})
