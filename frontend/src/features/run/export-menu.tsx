import { ChevronDown, Download, FileSpreadsheet, FileText, Link } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { PdfExtent } from '../../../../shared/pdf-extent.ts'
import { csvOf } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { isGenerating } from '../../blocks/summary/generating.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { problemOf } from '../../request/subject.ts'
import type { ReportView } from '../../request/view.ts'
import { Button } from '../../ui/button.tsx'
import { loadMenu, type MenuGroup, MenuOf } from '../../ui/menu.tsx'
import { fetchToaster } from '../../ui/toast-host.tsx'
import { exportCsv } from './export-csv.ts'
import styles from './export-menu.module.css'
import { loadDigest, useRequestPdf } from './use-request-pdf.ts'

type ExportMenuProps = { type: string; view: ReportView; report: Report | null; busy: boolean; onShare: () => void }

/** One by one, so that a report carries no word of other features. */
const locked = { export_pdf: featureMessages.export_pdf, export_csv: featureMessages.export_csv }
type Exported = keyof typeof locked

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What its choices need as well: without a connection they have to answer at once. */
function loadAll() {
  fetchToaster()
  return Promise.all([loadMenu(), loadDigest()])
}

/** Shareable link, PDF by mail, CSV. What the plan leaves out is locked and says so for 10 s (docs/behaviours.md#plan-features). */
export function ExportMenu({ type, view, report, busy, onShare }: ExportMenuProps) {
  const me = useMe()
  const csv = csvOf(type)
  const small = useMedia(smallView)
  const requestPdf = useRequestPdf()
  const lockOf = (feature: Exported) => (hasFeature(me, feature) ? {} : { locked: locked[feature] })
  const missing = problemOf(type, view)
  const gated = (feature: Exported, act: () => void) => () => {
    if (!hasFeature(me, feature)) showToast({ kind: 'locked', message: locked[feature] })
    else if (busy) showToast({ kind: 'info', message: messages.busy })
    else if (missing) showToast({ kind: 'error', message: missing })
    else if (!navigator.onLine) showToast({ kind: 'error', message: screenMessages.offline.failed })
    else act()
  }
  const pdf = (extent: PdfExtent, label: string) => ({
    id: extent,
    label,
    icon: <FileText {...icon} />,
    ...lockOf('export_pdf'),
    onAction: gated('export_pdf', () => {
      if (isGenerating()) showToast({ kind: 'info', message: messages.pdf.summaryBusy })
      else if (report) void requestPdf(type, view, report, extent)
    }),
  })
  const group: MenuGroup = {
    id: 'export',
    choices: [
      { id: 'link', label: 'Shareable link', icon: <Link {...icon} />, onAction: onShare },
      pdf('sections', 'Export to PDF'),
      pdf('everything', 'Export to PDF with passports'),
      ...(small || !csv
        ? []
        : (['csv', 'xlsx'] as const).map((format) => ({
            id: format,
            label: format === 'csv' ? 'Export to CSV' : 'Export to Excel',
            icon: <FileSpreadsheet {...icon} />,
            ...lockOf('export_csv'),
            onAction: gated('export_csv', () => void exportCsv(csv.from, view, format)),
          }))),
    ],
  }
  return (
    <MenuOf label="Export" groups={[group]} placement="bottom end" load={loadAll} ignored={busy || !report}>
      {(opener) => (
        <Button look="primary" className={styles.button} aria-label="Export" aria-disabled={(!busy && !report) || undefined} {...opener}>
          <Download size={16} strokeWidth={1.75} className={styles.narrow} aria-hidden />
          <span className={styles.wide}>Export</span>
          <ChevronDown size={14} strokeWidth={2} className={styles.wide} aria-hidden />
        </Button>
      )}
    </MenuOf>
  )
}
