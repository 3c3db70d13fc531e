import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { reportFailed } from './definition.ts'
import type { ReportFailed } from './email.ts'

const at = (time: string) => ({ at: `2026-11-20T${time}:00.000Z`, timezone: 'America/New_York' })
const failed = (changes: Partial<ReportFailed> = {}) =>
  emailOf(
    reportFailed,
    {
      title: 'Posts',
      client: 'Larkmere',
      reason: 'Unable to generate report.',
      planned: at('17:00'),
      lastTry: at('18:03'),
      recipients: { all: 3, sent: 0, unknown: 0 },
      next: { at: '2026-11-27T17:00:00.000Z', timezone: 'America/New_York' },
      to: 'orderer',
      run: '01KAGZ5V7MQ2H8D4RW7F20AB12',
      ...changes,
    },
    'https://app.example',
  )

test('it says what was planned, when it was tried last, who got it and what comes next', () => {
  const { subject, text } = failed()
  expect(subject).toBe('Not sent: Posts for Larkmere')
  expect(text).toContain(
    "Larkmere's report was not sent\nPosts\n\nUnable to generate report.\n\nSee what failed:\nhttps://app.example/reports?run=01KAGZ5V7MQ2H8D4RW7F20AB12\n",
  )
  expect(text).toContain(`Planned:      Fri 20 Nov 2026, 12:00 America/New York (GMT-5)
Last try:     Fri 20 Nov 2026, 13:03 GMT-5
Recipients:   None of 3 emailed
Next report:  Fri 27 Nov 2026, 12:00 GMT-5, as planned
`)
  expect(text.replaceAll('\n', ' ')).toContain('You get this email because you scheduled this report. Reference 7F20AB12.')
  expect(failed({ planned: { ...at('17:00'), timezone: 'UTC' } }).text).toContain('Planned:      Fri 20 Nov 2026, 17:00 UTC\n')
})

test('where some recipients got the report, it never says that it was not sent', () => {
  const { subject, html, text } = failed({ recipients: { all: 4, sent: 2, unknown: 1 } })
  expect(subject).toBe('Not sent to everyone: Posts for Larkmere')
  expect(html + text).not.toContain('was not sent')
  expect(text).toContain('Recipients:   2 of 4 emailed, 1 unconfirmed\n')
  expect(failed({ recipients: { all: 2, sent: 0, unknown: 1 } }).text).toContain('Recipients:   1 of 2 unconfirmed\n')
})

test('who asked for it once, and an owner of the account, read why they get it', () => {
  const once = failed({ next: 'once' }).text
  expect(once).toContain('Next report:  None. You can request the report again.')
  expect(once).toContain('You get this email because you asked for this report.')
  const left = failed({ next: null, to: 'account owner' }).text
  expect(left).toContain('Next report:  None. This was the last one planned.')
  expect(left.replaceAll('\n', ' ')).toContain('because you own the account, and the person who asked for this report has left it.')
})

test('what stops every later report is not said to come as planned, and one that is held was not tried', () => {
  const standing = failed({ standing: true }).text.replaceAll(/\s+/g, ' ')
  expect(standing).toContain('Until this is fixed, this schedule sends no reports, and we will not email you about it again.')
  expect(standing).toContain('Next report: Fri 27 Nov 2026, 12:00 GMT-5, if this is fixed by then')
  expect(failed({ standing: true, next: null }).text).not.toContain('Until this is fixed')
  expect(failed({ held: 'hold' }).text).not.toContain('Last try')
})
