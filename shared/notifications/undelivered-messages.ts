/** Why a notification could not be sent and what to do about it, for an owner of the account to read. */
import { deliveryMessages } from '../delivery-messages.ts'
import { channelMessages } from './channel-messages.ts'

export const undeliveredMessages = {
  /** as the specification has it */
  address: 'User has marked emails from the product as spam or email address is not deliverable',
  unconfirmed: 'User has not confirmed this email.',
  mailAway: 'The mail service could not be reached.',
  noAnswer: 'The service it was sent to gave no answer.',
  cutOff: 'Sending was cut off again and again.',
  fault: 'It could not be made. Whoever runs Almanac finds the reason among the errors.',
  missing: 'This notification is not among those that could not be sent.',
} as const

/** What the list of them says. */
export const undeliveredWords = {
  notLoaded: 'The undelivered notifications could not be loaded.',
  none: 'Everything was delivered',
  noneHint: 'A notification that could not be sent to somebody of your team is listed here for 90 days.',
  gone: 'Somebody who has left',
  again: 'It is sent again within a minute or two.',
  todo: {
    again: 'Send it again.',
    address: 'They can put their address right with "Fix problem" above their page. Then send it again.',
    slack: 'They need to give the webhook of a channel anew in their notification settings. Then send it again.',
    system: 'Whoever runs Almanac has to mend that. Then send it again.',
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
