import * as v from 'valibot'
import { notice, quoted } from '../notice.ts'
import { because, Gid, Name, Text } from '../notice-fields.ts'

type What = { readonly held?: 'hold' | 'skip' | undefined; readonly bounced?: true | undefined }

function beginning({ held, bounced }: What): string {
  if (held) return { hold: 'Report on hold', skip: 'Report skipped' }[held]
  return bounced ? 'Report not delivered' : 'Report failed'
}

const isBounce = (data: unknown) => typeof data === 'object' && data !== null && 'bounced' in data && data.bounced === true

/** For who is mailed that it failed: who ordered it, or the owners of the account when they have left. */
export const failedNotice = notice({
  label: 'Report not sent',
  action: 'Open the report',
  // a bounce comes after the run, whose ledger mails what failed
  mailedThere: (data) => !isBounce(data),
  about: 'A report failed or was not delivered',
  icon: 'file-x',
  tone: 'bad',
  topic: 'reports',
  first: ['EMAIL', 'ALERT', 'WEBPUSH'],
  section: null,
  from: 'almanac',
  data: v.strictObject({
    run: Gid,
    title: Name,
    client: Name,
    reason: Text,
    held: v.optional(v.picklist(['hold', 'skip'])),
    bounced: v.optional(v.literal(true)),
  }),
  heading: beginning,
  strong: beginning,
  sentence: ({ title, client, reason, ...what }) => `${beginning(what)}: ${quoted(title)} for ${client}.${because(reason)}`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
})
