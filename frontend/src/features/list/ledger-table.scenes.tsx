import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { LedgerTable } from './ledger-table.tsx'
import { row } from './run-table.scenes.tsx'

const at = (second: string) => `2026-11-23T08:30:${second}Z`
const steps = { computed: at('04.2'), checked: at('04.2'), rendered: at('09.8'), stored: at('09.9') }
const reason = deliveryMessages.mailAway
const mails = (second: ReportRecord['recipients'][number]['status']): ReportRecord['recipients'] => [
  { email: 'ada@leith.example', name: 'Ada Brook', status: 'sent', sent_at: at('10.4') },
  { email: 'accounts@harbour.example', name: null, status: second, sent_at: null },
]
const ledger = (over: Partial<ReportRecord>) => () => <LedgerTable record={row('run', { steps, ...over }).record} />

const leftAt = '2026-11-22T10:00:00Z'
const left = (mail: ReportRecord['recipients'][number]) => ({ ...mail, status: 'skipped', held_back: { reason: 'unsubscribed', since: leftAt } }) as const

export const scenes = {
  coming: ledger({ steps: {}, recipients: mails('waiting').slice(1) }),
  'mail is away': ledger({ recipients: mails('retrying'), retry: { at: at('40.0'), reason, tries: 1, of: 7 } }),
  'mail never came back': ledger({ state: 'FAILED', recipients: mails('waiting'), reason }),
  'one has unsubscribed': ledger({ state: 'GENERATED', recipients: [...mails('sent').slice(0, 1), ...mails('waiting').slice(1).map(left)] }),
  'one has bounced': ledger({
    state: 'GENERATED',
    recipients: mails('failed').map((mail, nth) => ({
      ...mail,
      sent_at: at('10.4'),
      outcome: nth === 0 ? 'delivered' : 'bounced',
      outcome_at: at('12.0'),
      ...(nth === 0 ? {} : { held_back: { reason: 'BOUNCE', since: at('12.0') } }),
    })),
  }),
  'one has another day': ledger({
    state: 'GENERATED',
    recipients: [
      ...mails('sent').slice(0, 1),
      ...mails('later')
        .slice(1)
        .map((mail) => ({ ...mail, due: '2026-11-26T08:30:00Z' })),
    ],
  }),
  'not rendered': ledger({ state: 'FAILED', steps: { computed: steps.computed, checked: steps.checked }, recipients: mails('waiting').slice(1), reason }),
}
