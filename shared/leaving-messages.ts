/** What functions, screens and emails say of leaving: deleting an account or oneself, and taking the data along. */
import { formatCount } from './format-count.ts'
export const leavingMessages = {
  /** in the place of the name of somebody who deleted themselves */
  formerMember: 'A former member',
  nameRequired: 'Please type the name of the account.',
  nameWrong: 'This is not the name of the account.',
  passwordRequired: 'Please enter your password.',
  codeRequired: 'Please enter the code of your authenticator app, or a recovery code.',
  inTheirPlace: 'You are signed in as someone else, so you cannot do this for them.',
  asked: 'This account is already scheduled for deletion.',
  notAsked: 'This account is not scheduled for deletion.',
  begun: 'It is too late: the deletion has started.',
  onlyOwner: 'You are the only owner of this account. Make someone else an owner first, or delete the account.',
  goneAlready: 'You are no longer in this account.',
  exportUnderWay: 'Your export is already in progress. You will get an email when it is ready.',
  exportGone: 'This link no longer works. Export links expire after 7 days. Please ask for a new export in your settings.',
  keepLink: {
    unknown: 'This link does not work. Please check that you opened all of it.',
    used: 'This link no longer works. The deletion was stopped or has started.',
  },
} as const

/** The page behind the link that stops the deletion of an account. */
export const keepMessages = {
  question: 'Keep this account?',
  questionHint: 'It is scheduled for deletion. If you keep it, nothing changes.',
  keeping: 'Keeping the account',
  kept: (name: string) => `${name} stays`,
  keptHint: 'Nothing was deleted. If you did not ask for the deletion, change your password and check who owns the account.',
} as const

/** The page of the account, and the foot of a person's own. */
export const leavingScreenMessages = {
  exports: {
    title: { account: 'Export', me: 'Your data' },
    about: {
      account: 'All data in this account, in one zip: figures, posts, reviews and messages as CSV and JSON, reports as PDF, and the audit trail.',
      me: 'Download your personal data in one zip: preferences, sessions, keys, schedules, links and activity.',
    },
    ask: 'Export',
    again: 'Export again',
    underWay: 'In progress',
    making: 'You can leave this page. You will get an email with a link when it is ready.',
    ready: 'Ready',
    failed: 'Export failed',
    until: (moment: string) => `The link in your email expires on ${moment}.`,
  },
  deletion: {
    title: { account: 'Delete the account', me: 'Delete your user' },
    about: {
      account: 'Everything in this account is permanently deleted. Every owner gets an email and can stop it within 24 hours.',
      me: (account: string) => `You leave ${account}, and your personal data is permanently deleted.`,
    },
    action: { account: 'Delete the account', me: 'Delete me' },
    question: (name: string) => `Delete ${name}?`,
    questionMe: 'Delete your user?',
    goes: 'In 24 hours, unless an owner stops it, these are permanently deleted:',
    goesMe: 'Immediately and permanently:',
    takes: {
      /** `pays`: a plan is paid for */
      account: (pays: boolean) => [
        'All profile groups, profiles, figures, posts, reviews and messages',
        'All reports, templates, schedules and shared links',
        'All people of the account, their sign-ins and API keys',
        'The audit trail and every file',
        ...(pays ? ['Your plan: you are not charged again, and the rest of the paid period is not refunded'] : []),
      ],
      me: (heir: string, schedules: number) => [
        'You are signed out everywhere and can no longer sign in',
        'Your preferences, API keys and two-factor settings are deleted',
        ...(schedules > 0 ? [`${heir} takes over your ${schedules === 1 ? 'schedule' : `${formatCount(schedules)} schedules`}`] : []),
        'Your activity stays in the audit trail, under “former member”',
      ],
    },
    typeName: (name: string) => `Type ${name} to confirm`,
    codeHint: 'From your authenticator app, or a recovery code',
    busy: 'Deleting',
    going: (moment: string, by: string | null) =>
      `${by ?? 'An owner'} asked for the deletion of this account. It starts on ${moment}. Until then everything works as before.`,
    keep: 'Keep the account',
    kept: 'The account stays.',
    onlyOwner: 'You are the only owner of this account. To leave, make someone else an owner first, or delete the account.',
  },
} as const
