/** What only the administration section says. */
export const adminMessages = {
  notLoaded: 'The list could not be loaded.',
  noneFound: 'Search by the beginning of words: of a name, an email address or a username.',
  noneYet: 'Nothing among those looked at so far.',
  none: {
    users: 'Nobody has an account yet.',
    customers: 'There is no account yet.',
    profiles: 'No account has a profile yet.',
    errors: 'No screen, endpoint or job has failed in the last 30 days.',
  },
  noOwner: 'Nobody has joined this account as its owner.',
  invited: 'They have not accepted their invitation yet.',
  errorsKept: (most: number) => `Kept for 30 days, and at most ${most} of a day. Without what was typed, read or quoted: only what went wrong, and where.`,
  dayFull: (most: number) => `${most} or more`,
  controls: {
    readOnly: 'A deploy sets these (README, Configuration). Nothing that is stored changes them, so nobody who can write to the table can.',
    signUp: { open: 'Open to anybody', invite: 'By invitation', closed: 'Closed' },
    directory: { ready: 'Everybody can be found', filling: 'Accounts of before are still being entered; some cannot be found yet' },
    noRole: 'Its role does not exist, so it gives none',
  },
} as const
