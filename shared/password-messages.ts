/** What screens say of passwords, typed and forgotten. */
export const passwordMessages = {
  rule: 'At least 12 characters, of any kind',
  more: (left: number) => `${left} more ${left === 1 ? 'character' : 'characters'}`,
  /** by the score of the estimate */
  scores: ['Very easy to guess', 'Easy to guess', 'Nearly there: add another word', 'Strong', 'Very strong'],
  reset: {
    lead: 'We send you a link to set a new one.',
    sent: (email: string) => `If ${email} has an account, a link is on its way. It expires in one hour.`,
    whom: (email: string) => `for ${email}`,
    others: 'Everyone who is signed in to this account with the old password is signed out.',
    done: 'Your password has been changed',
    doneHint: 'All sessions have ended. Sign in with the new password.',
  },
} as const
