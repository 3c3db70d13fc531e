/** What is said while an administrator acts in somebody's place; apart from messages.ts, because every screen would carry it. */
/** Apart, because every function says it. */
export const inPersonOnly = 'You cannot do this while you are signed in as someone else.'

export const impersonationMessages = {
  administrator: 'You cannot sign in as another administrator.',
  none: 'You are not signed in as someone else.',
  recorded: 'Everything you do is recorded under both names.',
  return: 'Return',
  /** in the list of a person's sessions */
  session: (name: string) => `${name}, an administrator, signed in as you`,
} as const
