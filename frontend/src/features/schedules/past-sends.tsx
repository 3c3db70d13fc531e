import { Link } from '@tanstack/react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay, formatRange } from '../../../../shared/dates/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import styles from './next-sends.module.css'
import { pastSends } from './past-sends.ts'
import type { ScheduleForm } from './schedule-form.ts'

/** The last three sends there would have been, each a report that opens beside the form. */
export function PastSends() {
  const { control, getValues } = useFormContext<ScheduleForm>()
  useWatch({ control })
  const { groups } = useReportGroups()
  const form = getValues()
  const sends = pastSends(form, groups, serverNow())
  if (sends.length === 0) return null
  return (
    <div className={styles.past}>
      {screenMessages.sends.past}
      {sends.map(({ date, covered, search }) => (
        <Link key={date} to="/reports/run/$type" params={{ type: form.flavor }} search={search} target="_blank">
          {formatDay(date)}
          <span className="sr-only">{`, covers ${formatRange(covered.from, covered.to)}, opens in a new tab`}</span>
        </Link>
      ))}
    </div>
  )
}
