/** What functions, screens and emails say of leaving: deleting an account or oneself, and taking the data along. */
export const leavingMessages = {
  /** in the place of the name of somebody who deleted themselves */
  formerMember: 'A former member',
  nameRequired: 'Please type the name of the account.',
  nameWrong: 'This is not the name of the account.',
  passwordRequired: 'Please enter your password.',
  codeRequired: 'Please enter the code of your authenticator app, or a recovery code.',
  inTheirPlace: 'You are signed in as somebody else, so you cannot do this for them.',
  asked: 'This account is already going to be deleted.',
  notAsked: 'This account is not going to be deleted.',
  begun: 'It is too late: the deletion has begun.',
  onlyOwner: 'You are the only owner of this account. Make somebody else an owner first, or delete the account.',
  goneAlready: 'You are no longer in this account.',
  exportUnderWay: 'Your export is already being made. You will get an email when it is ready.',
  exportGone: 'This link no longer works. Links to exports work for 7 days. Please ask for a new export in your settings.',
  keepLink: {
    unknown: 'This link does not work. Please check that you opened all of it.',
    used: 'This link no longer works. The deletion was stopped, or it has begun.',
  },
} as const

/** The page behind the link that stops the deletion of an account. */
export const keepMessages = {
  question: 'Keep this account?',
  questionHint: 'It is going to be deleted. If you keep it, everything stays as it is.',
  keeping: 'Keeping the account',
  kept: (name: string) => `${name} stays`,
  keptHint: 'Nothing was deleted. If you did not ask for the deletion, change your password and check who owns the account.',
} as const
