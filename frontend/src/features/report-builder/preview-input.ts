import type { Me } from '../../../../shared/api/auth.ts'
import type { PdfExtent } from '../../../../shared/pdf-extent.ts'
import { formatsOf } from '../../../../shared/preferences.ts'
import type { PrintInput } from '../../../../shared/print-ready.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import type { Report, TabReport } from '../../../../shared/reports/report.ts'
import { applyTemplate } from '../../../../shared/templates/apply.ts'
import { type Built, contentOf, type OfferedTab } from './model.ts'
import { sampleReportOf } from './sample-report.ts'

/** `own`: the report of one's own profiles; null: sample data */
export type Previewed = { type: ReportType; offered: readonly OfferedTab[]; own: Report | null; built: Built; me: Me; extent: PdfExtent }

/** What is printed of a template as it is built now: by the very function that applies a saved one to a report. */
export function previewInputOf(id: string, { type, offered, own, built, me, extent }: Previewed): PrintInput {
  const madeBy = me.account.name
  const client = (own ? nameOf(own) : offered[0]?.sample.by_profile[0]?.profile.name) ?? madeBy
  const { reports, cover, hideIndicators } = contentOf(built, offered)
  const titleOf = (key: string) => offered.flatMap(({ availableSections }) => availableSections).find((offer) => offer.key === key)?.title ?? null
  const report = applyTemplate(own ?? sampleReportOf(type, offered, client, built.cover), { reports }, titleOf)
  const shown = (tab: TabReport) => ({ ...tab, hideIndicators: hideIndicators || tab.hideIndicators })
  const { crossChannel, networks } = report.reports
  const whole: Report = { ...report, cover, reports: { ...report.reports, crossChannel: shown(crossChannel), networks: networks.map(shown) } }
  const { logo, font_file } = report.brand ?? {}
  return {
    id,
    report: whole,
    hash: '0'.repeat(64),
    madeAt: report.fetchedAt,
    madeBy,
    client,
    formats: formatsOf(me.preferences),
    extent,
    ...(logo && { logo: `/api/pictures/${logo.id}` }),
    ...(font_file && { font: `/api/branding/fonts/${font_file.id}` }),
  }
}

/** The one profile group that a report is of. */
const nameOf = ({ entities: [only, ...others] }: Report) => (others.length === 0 ? only?.name : undefined)
