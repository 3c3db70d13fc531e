import * as v from 'valibot'
import { notice, quoted } from '../notice.ts'
import { because, Gid, Name, Text } from '../notice-fields.ts'

const beginning = (held: 'hold' | 'skip' | undefined) => (held ? { hold: 'Report on hold', skip: 'Report skipped' }[held] : 'Report failed')

/** For who is mailed that it failed: who ordered it, or the owners of the account when they have left. */
export const failedNotice = notice({
  label: 'Report not sent',
  action: 'Open the report',
  mailedThere: true,
  about: 'A report failed or was not delivered',
  icon: 'file-x',
  tone: 'bad',
  topic: 'reports',
  first: ['EMAIL', 'ALERT', 'WEBPUSH'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ run: Gid, title: Name, client: Name, reason: Text, held: v.optional(v.picklist(['hold', 'skip'])) }),
  strong: ({ held }) => beginning(held),
  sentence: ({ title, client, reason, held }) => `${beginning(held)}: ${quoted(title)} for ${client}.${because(reason)}`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
})
