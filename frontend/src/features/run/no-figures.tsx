import { CalendarX, Hourglass, RefreshCw } from 'lucide-react'
import { compareOptionOf, compareRange, defaultPrior } from '../../../../shared/dates/compare.ts'
import { addDays, type DateRange, dayCount, formatDate, formatRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
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

/** An empty report. When its profiles have older data, offers dates of the same length that end with it. */
export function NoFigures({ report, said: { message, hint }, onDates, onRetry }: NoFiguresProps) {
  const { profiles } = report.request
  const last = useLastDay(reportManifest(report.type)?.endsWithProfiles ? profiles : [])
  const { range, prior } = rangesOf(report.request)
  if (!last || last >= range.from) {
    const refresh = (
      <Button onClick={onRetry}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        Refresh
      </Button>
    )
    return <EmptyState icon={hint ? Hourglass : CalendarX} title={message} hint={hint} action={refresh} />
  }
  const known: DateRange = { from: addDays(last, 1 - dayCount(range.from, range.to)), to: last }
  const option = prior ? compareOptionOf(range, prior) : 'custom'
  const show = (
    <Button look="primary" onClick={() => onDates({ range: known, prior: option === 'custom' ? defaultPrior(known) : compareRange(option, known) })}>
      {`Show ${formatRange(known.from, known.to)}`}
    </Button>
  )
  return <EmptyState icon={CalendarX} title={message} hint={messages.report.latestData(formatDate(last), profiles.length)} action={show} />
}

/** Returns the date of the latest data of these profiles; null while loading, without permission, or without data. */
function useLastDay(profiles: readonly string[]): string | null {
  const { data } = useRead('GET /profiles/states', profiles.length > 0 ? {} : null, { silent: true })
  const days = data?.states.flatMap(({ id, last_day }) => (last_day !== null && profiles.includes(id) ? last_day : []))
  return days?.sort().at(-1) ?? null
}
