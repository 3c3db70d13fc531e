/** What recipients of reports read where they unsubscribe. */
export const recipientMessages = {
  missing: 'This link does not work, or no longer does.',
} as const

const often = { ONCE: '', WEEKLY: 'Weekly', MONTHLY: 'Monthly' } as const

/** To whoever has an account, the same is offered above every page (docs/behaviours.md#addresses-that-take-no-email). */
const again = (agency: string) =>
  `To get reports again, please ask \u2068${agency}\u2069 to use another address. If you have an account with this one, sign in and choose “Fix problem”.`

/** What only screens say. */
export const recipientWords = {
  title: 'Your report emails',
  by: (agency: string) => `Reports by \u2068${agency}\u2069`,
  to: (email: string) => `Sent to \u2068${email}\u2069. This page is private to you; you don’t need an account.`,
  whole: 'If you copied the whole link from your latest email, these reports are no longer sent.',
  notLoaded: 'Your report emails could not be loaded.',
  /** `at`: as "23 Nov 2026, 09:00 GMT" */
  next: (type: keyof typeof often, at: string, zone: string) => `${often[type]}. Next: ${at} (${zone}).`,
  last: 'The last one has been sent.',
  pausedBy: (agency: string) => `\u2068${agency}\u2069 has paused this report.`,
  /** `at`: as "23 Nov 2026, 09:00 GMT" */
  end: (at: string) => `The last report is on ${at}.`,
  noneAfter: 'No report is planned from that day on.',
  leave: 'Unsubscribe',
  leaveHint: (agency: string) => `From this report, or from all reports by \u2068${agency}\u2069. They see that you unsubscribed, not why.`,
  leaveAllHint: (agency: string) => `From all reports by \u2068${agency}\u2069. They see that you unsubscribed, not why.`,
  undeliverable: {
    BOUNCE: (email: string, agency: string, date: string) => `An email to \u2068${email}\u2069 bounced on ${date}, so nothing is sent there. ${again(agency)}`,
    COMPLAINT: (email: string, agency: string, date: string) =>
      `An email to \u2068${email}\u2069 was marked as spam on ${date}, so nothing is sent there. ${again(agency)}`,
  },
  saving: 'Saving.',
  saved: 'Saved.',
  /** what the page lets somebody choose */
  state: 'Emails',
  on: 'On',
  pause: 'Pause',
  until: 'Paused until',
  untilLater: 'Please choose a day after today. Nothing was changed.',
  day: 'Day of the week',
  /** `weekday`: as "Monday"; left out of what is made each month */
  dayOfRun: (weekday?: string) => (weekday ? `As scheduled, ${weekday}` : 'As scheduled'),
  format: 'Report',
  attached: 'PDF attached',
  linkOnly: 'Link only',
  numbers: 'Number format',
  dates: 'Date format',
  zone: 'Times in the email',
  zoneOf: (zone: string) => `As scheduled, ${zone}`,
  applies: 'Applies to',
  one: 'This report',
  every: 'All reports',
  inPdf: 'In the email and its PDF',
  works: 'The latest email always has a link to this page',
  done: 'You are unsubscribed',
  left: (email: string, title: string, agency: string) => `\u2068${email}\u2069 no longer gets “\u2068${title}\u2069” from \u2068${agency}\u2069.`,
  leftAll: (email: string, agency: string) => `\u2068${email}\u2069 no longer gets reports from \u2068${agency}\u2069.`,
  onItsWay: 'An email that is already on its way may still arrive.',
  /** of somebody in the ledger of a report; `date`: as "Thu 26 Nov" */
  onTheirDay: (date: string) => `Their day: ${date}`,
  pausedUntil: (date: string) => `Paused until ${date}`,
  bounced: (date: string) => `Bounced on ${date}`,
  complained: (date: string) => `Marked as spam on ${date}`,
  unsubscribed: (date: string) => `Unsubscribed on ${date}`,
} as const
