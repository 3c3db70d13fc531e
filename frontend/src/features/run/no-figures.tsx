import { CalendarX, Hourglass, RefreshCw } from 'lucide-react'
import { defaultPrior } from '../../../../shared/dates/compare.ts'
import { addDays, type DateRange, dayCount, formatDate, formatRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { rangesOf } from '../../../../shared/reports/request-dates.ts'
import { useRead } from '../../lib/use-read.ts'
import type { ReportView } from '../../request/view.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type NoFiguresProps = {
  report: Report
  said: NonNullable<Report['no_data']>
  onDates: (next: Pick<ReportView, 'range' | 'prior'>) => void
  onRetry: () => void
}

/** A report without figures. Exports that end before its dates are no reason to wait: it leads to as many days that end with them. */
export function NoFigures({ report, said: { message, hint }, onDates, onRetry }: NoFiguresProps) {
  const { range } = rangesOf(report.request)
  const last = useLastDay(report.request.profiles)
  const icon = hint ? Hourglass : CalendarX
  if (!last || last >= range.from) {
    const refresh = (
      <Button onClick={onRetry}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        Refresh
      </Button>
    )
    return <EmptyState icon={icon} title={message} hint={hint} action={refresh} />
  }
  const known: DateRange = { from: addDays(last, 1 - dayCount(range.from, range.to)), to: last }
  const show = (
    <Button look="primary" onClick={() => onDates({ range: known, prior: defaultPrior(known) })}>
      {`Show ${formatRange(known.from, known.to)}`}
    </Button>
  )
  return <EmptyState icon={CalendarX} title={message} hint={messages.report.endsBefore(formatDate(last), report.request.profiles.length)} action={show} />
}

/** The last day that anything is known of these profiles; null while it is not known, or where nothing was imported. */
function useLastDay(profiles: readonly string[]): string | null {
  const { data } = useRead('GET /profiles/states', {}, { silent: true })
  const days = data?.states.flatMap(({ id, last_day }) => (last_day !== null && profiles.includes(id) ? last_day : []))
  return days?.sort().at(-1) ?? null
}
