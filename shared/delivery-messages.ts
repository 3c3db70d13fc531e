/** Sentences of deliveries; apart from messages.ts, because every function would carry them. */
import { formatCount } from './format-count.ts'

const notAboutRecipients = (what: string) => `${what}. Your recipients are fine. Please contact the operator of this deployment.`

export const deliveryMessages = {
  lostAccess: 'The owner of this report no longer has access to all of its profiles.',
  lost: (what: string) => `The ${what} of this report no longer exists, or its owner no longer has access to it.`,
  noCompetitors: 'The profiles of this report no longer have any competitors. Please add one, or remove the schedule.',
  noLabels: 'This report no longer has a label. Please schedule it again with one.',
  noTemplate: 'The template of this report no longer exists. Please schedule it again with another one.',
  afterDeletion: 'This account will be deleted before this report is due. To schedule it, an owner has to stop the deletion first.',
  ownerGone: 'The owner of this report is no longer in the team.',
  bounced: (address: string) => `The email to \u2068${address}\u2069 bounced: its mail server refused it. Please check the address.`,
  nobodyReached: 'All recipient addresses are undeliverable.',
  /** it gave no answer, or said that it is too busy; the report itself is made */
  mailAway: 'The report is ready, but the mail service could not be reached.',
  /** the mail service refuses us, whoever the mail is for */
  sender: {
    unverified: notAboutRecipients('The mail service does not let Almanac send yet: its address is not verified, or its mail account is still in the sandbox'),
    paused: notAboutRecipients('The mail service has paused all sending by Almanac'),
    quota: notAboutRecipients('Almanac has reached the daily limit of the mail service'),
    misconfigured: notAboutRecipients('The mail service rejects the configuration of Almanac'),
  },
  /** of figures that a report lacks, and what its schedule does then */
  missing: {
    /** the access that a network gave; `names`: of as many as `count` says */
    ended: (names: string, count: number, on: string, isOver: boolean) =>
      `The ${count === 1 ? 'connection' : 'connections'} of ${names} ${isOver ? 'ended' : count === 1 ? 'ends' : 'end'} on ${on}.`,
    endedMore: (more: number) =>
      more === 1 ? 'One more connection has ended or is about to.' : `${formatCount(more)} more connections have ended or are about to.`,
    hold: (missing: string) => `${missing} This schedule holds reports with missing figures. Please update the figures, or send the report as it is.`,
    skip: (missing: string) => `${missing} This schedule skips reports with missing figures.`,
    sendNow: 'Send it now',
    ask: 'If figures are missing',
    ways: { send: 'Send it with a note', hold: 'Hold it and notify me', skip: 'Skip it' },
    labels: { hold: 'Held', skip: 'Skipped' },
    held: { hold: 'This report is on hold.', skip: 'This report was skipped.' },
  },
  pause: {
    over: 'This schedule has ended.',
    notSent: 'This report was skipped.',
    leftOut: 'The schedule was paused when it was due.',
    paused: 'The schedule is paused. Reports due while paused are skipped.',
    resumed: (next: string, leftOut: number) =>
      `The schedule is active again. The next report is sent on ${next}.${leftOut === 0 ? '' : leftOut === 1 ? ' 1 report due while paused was skipped.' : ` ${formatCount(leftOut)} reports due while paused were skipped.`}`,
    stands: 'This schedule is paused.',
    until: 'Sending stops until it is resumed. Reports due while paused are skipped.',
  },
  /** to somebody else of the team */
  handOver: {
    ask: 'Transfer',
    /** `was`: null of somebody who left */
    now: (was: string | null) => (was === null ? 'The owner of this schedule has left the team.' : `This schedule belongs to \u2068${was}\u2069.`),
    next: (name: string) => `Its reports will then run as \u2068${name}\u2069, with their access, and failures are reported to them. Recipients stay the same.`,
    nobody: 'Your team has no one else to choose.',
    choose: 'Please choose a new owner.',
    mayNot: 'A schedule can only be transferred to a team member who may schedule reports in all of its profile groups.',
    lacks: (name: string) => `\u2068${name}\u2069 does not have access to everything this schedule shows.`,
    done: (name: string) => `The schedule now belongs to \u2068${name}\u2069.`,
  },
  /** to whoever asks, of what a schedule will send */
  test: {
    ask: 'Send a test to myself',
    about: 'Sends a copy only to you.',
    asked: (address: string) => `We’re preparing the test and will email it only to \u2068${address}\u2069.`,
  },
  /** of a run to come */
  change: {
    begun: 'This report is in progress or has been sent. Only upcoming reports can be changed.',
    owner: 'The owner of this schedule does not have access to everything it would show. Please remove that part, or schedule your own report.',
    removed: 'This report has been removed in the meantime.',
    meanwhile: 'This schedule has been changed or removed in the meantime. Please open it again.',
    type: 'The type of a scheduled report cannot be changed. Please schedule another report.',
    repeats: 'How often a scheduled report repeats cannot be changed. Please schedule another report.',
    past: (when: string) => `${when} is in the past. Please select a future time.`,
    /** of one that follows the run that is changed */
    pastRun: (run: number, when: string) =>
      `Run ${formatCount(run)} would move to ${when}, which is in the past. Please select another time, or change run ${formatCount(run)} by itself first.`,
    untilStopped: 'Sent until you stop it',
    sent: (sent: number, runs: number) => `${formatCount(sent)} of ${formatCount(runs)} ${runs === 1 ? 'run' : 'runs'} sent`,
    /** `endless`: there is no last one, so the runs planned so far are not counted */
    done: (runs: number, endless = false) => {
      if (runs === 1) return 'The report has been changed.'
      const others = endless ? 'all that follow' : runs === 2 ? 'the next one' : `the ${formatCount(runs - 1)} that follow`
      return `This report and ${others} have been changed.`
    },
  },
  /** of a run that has ended */
  again: {
    one: (name: string) => `Send this report to \u2068${name}\u2069 again? The PDF and its figures stay the same.`,
    missing: (count: number) =>
      `Send this report to the ${count === 1 ? 'recipient' : `${formatCount(count)} recipients`} who did not get it? The PDF and its figures stay the same.`,
    anew: 'Generate this report again and send it to everyone who did not get it? It covers its original dates.',
    asked: 'The report is being resent.',
    notYet: 'This report has not been sent yet. It can be sent again once it has, or has failed.',
    underWay: 'This report is in progress right now.',
    removed: 'This report was removed.',
    everybody: 'Everyone has received this report. Choose who should get it again.',
    stranger: (address: string) => `\u2068${address}\u2069 is not a recipient of this report.`,
  },
} as const
