/** Why a notification could not be sent and what to do about it, for an owner of the account to read. */
import { deliveryMessages } from '../delivery-messages.ts'
import { channelMessages } from './channel-messages.ts'

export const undeliveredMessages = {
  /** as the specification has it */
  address: 'User has marked emails from the product as spam or email address is not deliverable',
  unconfirmed: 'User has not confirmed this email.',
  mailAway: 'The mail service could not be reached.',
  noAnswer: 'The receiving service did not respond.',
  cutOff: 'Sending was interrupted repeatedly.',
  fault: 'It could not be created. The operator of Almanac can find the reason in the error log.',
  missing: 'This notification is not in the undelivered list.',
} as const

/** What the list of them says. */
export const undeliveredWords = {
  notLoaded: 'The undelivered notifications could not be loaded.',
  none: 'Everything was delivered',
  noneHint: 'Notifications that could not be sent to your team are listed here for 90 days.',
  gone: 'A former member',
  again: 'It will be resent within two minutes.',
  todo: {
    again: 'Send it again.',
    address: 'They can fix their address with "Fix problem" at the top of the page. Then send it again.',
    slack: 'They need to add the Slack webhook again in their notification settings. Then send it again.',
    system: 'The operator of Almanac has to fix this. Then send it again.',
  },
} as const

const { address, fault } = undeliveredMessages
const { slackGone, slackInvalid } = channelMessages
const causes: readonly (readonly [keyof typeof undeliveredWords.todo, readonly string[]])[] = [
  ['address', [address]],
  ['slack', [slackGone, slackInvalid]],
  ['system', [fault, ...Object.values(deliveryMessages.sender)]],
]

/** For an owner, by why it could not be sent. What had no lasting cause is only to be sent again. */
export function todoOf(reason: string): string {
  const [cause = 'again'] = causes.find(([, reasons]) => reasons.includes(reason)) ?? []
  return undeliveredWords.todo[cause]
}
