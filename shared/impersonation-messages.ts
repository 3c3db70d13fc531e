/** What is said while an administrator acts in somebody's place; apart from messages.ts, because every screen would carry it. */
export const impersonationMessages = {
  inPerson: 'You cannot do this while you are signed in as someone else.',
  administrator: 'You cannot sign in as another administrator.',
  none: 'You are not signed in as someone else.',
  recorded: 'Everything you do is recorded under both names.',
  return: 'Return',
  /** in the list of a person's sessions */
  session: (name: string) => `${name}, an administrator, signed in as you`,
} as const
