import * as v from 'valibot'
import { missingDataWays } from '../../missing-data.ts'
import { formatMoment } from '../moments.ts'
import { noticeOf, quoted } from '../notice.ts'
import { plainLine } from '../notice-fields.ts'
import { email, incompleteFields, inTime, lacksText } from './email.ts'

/** A report is due within a day, and a connection of it has ended or figures are missing: for whoever scheduled it, while there is time to mend it. */
export const reportIncomplete = noticeOf({
  id: 'report_incomplete',
  label: 'Report due, figures missing',
  about: 'A report due soon is missing figures, or a connection has ended',
  icon: 'clock-alert',
  tone: 'warn',
  topic: 'reports',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ ...incompleteFields, way: v.nullable(v.picklist(missingDataWays)) }),
  strong: ({ title }) => quoted(title),
  sentence: (data) => `${quoted(data.title)} for ${data.client} is due on ${formatMoment(data)}. ${plainLine(lacksText(data))} ${inTime(data)}`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
  action: 'Open the report',
  email,
})
