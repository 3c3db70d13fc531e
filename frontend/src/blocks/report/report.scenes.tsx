/** Whole reports on screen, each handed in after the one before (test/builders/screen-page.ts). */
import { useEffect, useState } from 'react'
import { type Report, reportTabs } from '../../../../shared/reports/report.ts'
import { ReportBody } from './report-body.tsx'

type Handed = { readonly report: Report; readonly number: number; readonly drawn: () => void }

declare global {
  interface Window {
    /** draws a report in place of the one before, every tab under the other */
    almanacDrawReport?: (report: Report) => Promise<void>
  }
}

function OneAfterAnother() {
  const [handed, setHanded] = useState<Handed | null>(null)
  useEffect(() => {
    window.almanacDrawReport = (report) => new Promise((drawn) => setHanded((before) => ({ report, number: (before?.number ?? 0) + 1, drawn })))
  }, [])
  useEffect(() => handed?.drawn(), [handed])
  return (
    <main key={handed?.number}>
      {handed && reportTabs(handed.report).map((tab) => <ReportBody key={tab.code} report={handed.report} tab={tab} mode="share" />)}
    </main>
  )
}

export const scenes = { 'one after another': OneAfterAnother }
