import { useState } from 'react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { isGenerating } from '../../blocks/summary/generating.ts'
import { canReport, hasFeature, useMe } from '../../lib/me.tsx'
import { usePersonLock } from '../../lib/person-lock.ts'
import { showToast } from '../../lib/toast.ts'

/** The dialogs over an open report, and why one may not be opened. Nothing is opened while the report is read. */
export function useReportDialogs(report: Report | null, busy: boolean) {
  const me = useMe()
  const { locked: personLocked, inPerson } = usePersonLock()
  const [dialog, setDialog] = useState<'share' | 'schedule' | null>(null)
  const guarded = (act: () => void) => () => {
    if (busy) showToast({ kind: 'info', message: messages.busy })
    else act()
  }
  const openShare = inPerson(
    guarded(() => {
      if (isGenerating()) showToast({ kind: 'info', message: messages.pdf.summaryBusy })
      else if (report) setDialog('share')
    }),
  )
  const scheduleLocked = hasFeature(me, 'schedule') ? personLocked : featureMessages.schedule
  const openSchedule = guarded(() => {
    if (!canReport(me, 'manage')) showToast({ kind: 'error', message: messages.noAccessToSchedule })
    else if (scheduleLocked) showToast({ kind: 'locked', message: scheduleLocked })
    else setDialog('schedule')
  })
  return { dialog, close: () => setDialog(null), guarded, openShare, openSchedule, scheduleLocked }
}
