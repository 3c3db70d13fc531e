/** What somebody may choose of the reports they get by email. */
import * as v from 'valibot'
import { isRealDate } from '../dates/calendar-date.ts'
import { Timezone } from '../fields.ts'
import { dateFormats, numberFormats } from '../formats.ts'

const badDate = 'Dates must be written as YYYY-MM-DD.'
const Day = v.pipe(v.string(), v.isoDate(badDate), v.check(isRealDate, badDate))

export const EmailChoices = v.object({
  /** none is sent before this day (YYYY-MM-DD) of the schedule's zone; null: not paused */
  paused_until: v.nullable(Day),
  /** 0 Monday .. 6 Sunday: the first such day from a run on; null: the day of the run */
  weekday: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  /** the PDF as a link, not as an attachment */
  link_only: v.boolean(),
  number_format: v.picklist(numberFormats),
  date_format: v.picklist(dateFormats),
  /** of the times in the email, IANA; null: that of the schedule */
  timezone: v.nullable(Timezone),
})
export type EmailChoices = v.InferOutput<typeof EmailChoices>
