/** What stands above a page while something is not as it should be, and what can be done about it; apart, for few ever see it. */
import { formatCount } from './format-count.ts'
import { addressCode } from './suppression.ts'

export const bannerMessages = {
  /** `moment`: date and time of day */
  ending: (moment: string) => `This account will be deleted on ${moment}, with its reports and links. Until then everything works.`,
  account: 'Account settings',
  undeliverable: (email: string) => `We can't deliver emails to ${email}.`,
  fix: 'Fix problem',
  unconfirmed: "Please confirm your email address by clicking on a link we've sent to your inbox",
  sendAgain: 'Send again',
  /** the names of groups, two at most, and of how many more */
  publishingOff: (names: readonly string[]) => {
    const [first = '', second, ...more] = names
    const groups =
      more.length > 0 ? `${first}, ${second} and ${formatCount(more.length)} more` : [first, second].filter((name) => name !== undefined).join(' and ')
    return `Account owner has disabled publishing for ${groups}.`
  },
  more: 'More',
  dismiss: 'Dismiss for 30 days',
  resend: { title: 'Confirm your email', question: 'Send the link to your new address again?', action: 'Send', busy: 'Sending' },
  verify: {
    title: 'Verify your email',
    why: {
      BOUNCE: (email: string) => `Emails to ${email} came back. If the address is right, ask for a code; otherwise change it first.`,
      COMPLAINT: (email: string) => `Our emails to ${email} were marked as spam. To get them again, ask for a code.`,
    },
    change: 'Change address',
    send: 'Send code',
    sending: 'Sending the code',
    code: 'Code',
    sent: (email: string) => `Enter the ${addressCode.digits} digits sent to ${email}. They expire in ${addressCode.minutes} minutes.`,
    /** `seconds` until another one may be sent */
    wait: (seconds: number) => `Nothing came? Send again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    another: 'Send a new code',
    action: 'Verify',
    busy: 'Verifying',
    leave: 'Are you sure you want to leave email verification process?',
    stay: 'Stay',
    go: 'Leave',
    processing: 'Please wait a bit longer while your data is being processed.',
    done: 'Your email has been verified.',
  },
} as const
