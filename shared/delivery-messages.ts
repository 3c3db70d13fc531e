/** Sentences of deliveries; apart from messages.ts, because every function would carry them. */

const notAboutRecipients = (what: string) => `${what}. Nothing is wrong with your recipients. Please tell whoever runs Almanac.`

export const deliveryMessages = {
  lostAccess: 'The owner of this report no longer has access to all of its profiles.',
  lost: (what: string) => `The ${what} of this report no longer exists, or its owner no longer has access to it.`,
  noCompetitors: 'The profiles of this report no longer have any competitors. Please add one, or remove the schedule.',
  noLabels: 'This report no longer has a label. Please schedule it again with one.',
  noTemplate: 'The template of this report no longer exists. Please schedule it again with another one.',
  afterDeletion: 'This account is going to be deleted before this report is due. To schedule it, an owner has to stop the deletion first.',
  ownerGone: 'The owner of this report is no longer in the team.',
  nobodyReached: 'None of the recipients can be emailed.',
  /** it gave no answer, or said that it is too busy; the report itself is made */
  mailAway: 'The report was made, but the mail service could not be reached.',
  /** the mail service refuses us, whoever the mail is for */
  sender: {
    unverified: notAboutRecipients('The mail service does not let Almanac send yet: its address is not verified, or its mail account is still in the sandbox'),
    paused: notAboutRecipients('The mail service has paused all sending by Almanac'),
    quota: notAboutRecipients('Almanac has reached the daily limit of the mail service'),
    misconfigured: notAboutRecipients('The mail service rejects the way Almanac is set up'),
  },
  /** of figures that a report lacks, and what its schedule does then */
  missing: {
    /** the access that a network gave; `names`: of as many as `count` says */
    ended: (names: string, count: number, on: string, isOver: boolean) =>
      `The ${count === 1 ? 'connection' : 'connections'} of ${names} ${isOver ? 'ended' : count === 1 ? 'ends' : 'end'} on ${on}.`,
    endedMore: (more: number) => (more === 1 ? 'One more connection has ended or is about to.' : `${more} more connections have ended or are about to.`),
    hold: (missing: string) =>
      `${missing} This schedule holds back reports with missing figures. Please bring the figures up to date, or send the report as it is.`,
    skip: (missing: string) => `${missing} This schedule leaves out reports with missing figures.`,
    sendNow: 'Send it now',
    ask: 'If figures are missing',
    ways: { send: 'Send it with a note', hold: 'Hold it and tell me', skip: 'Leave it out' },
    labels: { hold: 'Held', skip: 'Left out' },
    held: { hold: 'This report is held back.', skip: 'This report was left out.' },
  },
  pause: {
    over: 'This schedule has no reports to come.',
    notSent: 'This report was left out.',
    leftOut: 'The schedule was paused when it was due.',
    paused: 'The schedule is paused. Reports that are due meanwhile are left out, and not sent later.',
    resumed: (next: string, leftOut: number) =>
      `The schedule goes on. The next report is sent on ${next}.${leftOut === 0 ? '' : leftOut === 1 ? ' One that was due meanwhile was left out.' : ` ${leftOut} that were due meanwhile were left out.`}`,
    stands: 'This schedule is paused.',
    until: 'Nothing is sent until it is resumed. Reports that are due meanwhile are left out, and not sent later.',
  },
  /** to somebody else of the team */
  handOver: {
    ask: 'Hand over',
    /** `was`: null of somebody who left */
    now: (was: string | null) => (was === null ? 'The owner of this schedule has left the team.' : `This schedule belongs to \u2068${was}\u2069.`),
    next: (name: string) =>
      `From then on its reports are made in the name of \u2068${name}\u2069, with what they may see, and they are told when one fails. Its recipients stay.`,
    nobody: 'Nobody else of your team can be chosen.',
    choose: 'Please choose who takes it over.',
    mayNot: 'A schedule can only be handed to somebody of your team who may schedule reports in all of its profile groups.',
    lacks: (name: string) => `\u2068${name}\u2069 does not have access to everything this schedule shows.`,
    done: (name: string) => `The schedule now belongs to \u2068${name}\u2069.`,
  },
  /** to whoever asks, of what a schedule will send */
  test: {
    ask: 'Send a test to myself',
    about: 'As it would be sent now, to you alone.',
    asked: (address: string) => `The test is being made. It is emailed to \u2068${address}\u2069, and to nobody else.`,
  },
  /** of a run to come */
  change: {
    begun: 'This report is being made or has been sent. Only reports to come can be changed.',
    owner: 'The owner of this schedule does not have access to everything it would show. Please leave that out, or schedule a report of your own.',
    removed: 'This report has been removed in the meantime.',
    meanwhile: 'This schedule has been changed or removed in the meantime. Please open it again.',
    type: 'The type of a scheduled report cannot be changed. Please schedule another report.',
    repeats: 'How often a scheduled report repeats cannot be changed. Please schedule another report.',
    past: (when: string) => `${when} is in the past. Please select a future time.`,
    /** of one that follows the run that is changed */
    pastRun: (run: number, when: string) =>
      `Run ${run} would move to ${when}, which is in the past. Please select another time, or change run ${run} by itself first.`,
    untilStopped: 'Sent until you stop it',
    sent: (sent: number, runs: number) => `${sent} of ${runs} ${runs === 1 ? 'run' : 'runs'} sent`,
    done: (runs: number) => (runs === 1 ? 'The report has been changed.' : `This report and the ${runs - 1} that follow have been changed.`),
  },
  /** of a run that has ended */
  again: {
    one: (name: string) => `Send this report to \u2068${name}\u2069 again? The PDF and its figures stay as they are.`,
    missing: (count: number) =>
      `Send this report to the ${count === 1 ? 'recipient' : `${count} recipients`} who did not get it? The PDF and its figures stay as they are.`,
    anew: 'Make this report again and send it to everybody who did not get it? It covers the dates that it was planned for.',
    asked: 'The report is being sent again.',
    notYet: 'This report has not been sent yet. It can be sent again once it has, or has failed.',
    underWay: 'This report is being made or sent right now.',
    removed: 'This report was removed.',
    everybody: 'Everybody has received this report. Choose who should get it again.',
    stranger: (address: string) => `\u2068${address}\u2069 is not a recipient of this report.`,
  },
} as const
