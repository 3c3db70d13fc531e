/** Sentences that screens and paper alone say; apart from messages.ts, because every function would carry them. */

export const screenMessages = {
  lists: {
    noReports: 'No report matches your search and filter.',
    made: 'Schedule one to have it emailed as a PDF, weekly or monthly. PDFs you export are listed here too.',
    madeWithoutSchedules: 'PDFs you export are listed here.',
    madeByOthers: 'Scheduled and generated reports are listed here.',
    failed: 'This run failed.',
    notReached: (failed: number, all: number) => `${failed} of ${all} recipients did not get the email.`,
    attempt: (tries: number, of: number) => `Attempt ${tries} of ${of} failed.`,
    nextAttempt: (time: string) => `The next attempt is at ${time}.`,
    retrying: 'It is being retried now.',
    noLinks: 'Run a report and choose Share. Its link is listed here, where you can revoke it.',
    noLinkFound: 'No link matches your search and filter.',
    noLinkWorks: 'Every link has ended or been revoked.',
    noLinkEnded: 'Every link still works.',
  },
  linkEnds: {
    on: (date: string) => `The link stops working on ${date}`,
    never: 'The link works until it is revoked',
    after: (days: string) => `The link stops working ${days} days after it is created`,
    revoked: 'The link is revoked. Anyone who opens it will see that it no longer works.',
    sealed: (at: string) => `Read only. Made on ${at}; the figures do not change.`,
  },
  reviewsHelp: {
    needs: 'A review report needs at least one profile on a network whose reviews other software may read:',
    others: 'Other networks have no reviews. You can select them with the others; the report leaves them out.',
    facebook:
      'Facebook groups and personal Facebook profiles are for publishing only. The recommendations of a Facebook Page have no stars, so they are counted separately and are in no average rating.',
    todo: 'Choose a Facebook Page or a Google Business Profile, or connect one. Its first reviews arrive within 24 hours.',
  },
  adAccounts: {
    how: 'Ad accounts cannot be connected here yet. They come with imported data: export the ads of the account as CSV, then run',
    orApi: 'or send the file to the API. The account then appears in the paid reports of this profile.',
    attention: 'These profiles have no ad account, so this report has no data for them. Open one to see how to add it.',
  },
  picking: {
    noType: 'Try another word from its name or description.',
  },
  sends: {
    once: (day: string) => `Sends once, on ${day}.`,
    repeated: (every: string, times: number, last: string) => `Sends every ${every}, ${times} times: the last on ${last}.`,
    clocks: (date: string, way: 'forward' | 'back', clock: string) => `${date}: clocks go ${way}; sends stay at ${clock}`,
  },
  welcome: {
    passport: 'Formula, network field, coverage, timezone and when it was fetched.',
    same: 'Screen, link, PDF and CSV are made from the same sealed figures.',
    ledger: 'Each delivery is a ledger: computed, rendered, sent, per recipient.',
    lead: 'Reports you can defend.',
  },
  notFound: {
    title: 'This page does not exist',
    hint: 'The address may be mistyped, or the page has moved.',
  },
  print: {
    passports: 'How each figure is calculated, and why it may differ',
    coverage: 'Which days have data',
    partial: 'Partial days: networks may still update them',
    proof: 'Page with the figures behind a sentence',
    missing: 'Missing days are left out, never counted as zero.',
    sealed: 'Sealed snapshot.',
    hash: 'The PDF and the shared page have the same content hash (SHA-256):',
    written: 'Written from the figures in this report, each with its page; every figure was recomputed.',
    rounding: 'Computed at full precision and rounded once, when printed: growth to one decimal, rates to two.',
    unranked: (items: string) => `No hour has three ${items} yet, so none are ranked.`,
  },
  blocks: {
    failed: (name: string) => `${name} could not be shown`,
    others: 'The rest of the report is complete.',
    summary: 'Written from this report’s figures; each was recomputed',
  },
  noGroups: {
    title: "You don't have any profile groups yet.",
    hint: 'Reports cover the profiles of a group. Once your account has one, you can run them here.',
  },
  offline: {
    notice: 'You are offline. What is on screen stays; the rest loads when you are back online.',
    failed: 'You are offline. Please try again when you are back online.',
    opening: 'You are offline. This opens when you are back online.',
    notOpened: 'This could not be opened. Please reload the page and try again.',
  },
} as const
