/** Why a notification could not be sent, for an owner of the account to read. */
export const undeliveredMessages = {
  /** as the specification has it */
  address: 'User has marked emails from the product as spam or email address is not deliverable',
  mailAway: 'The mail service could not be reached.',
  noAnswer: 'The service it was sent to gave no answer.',
  cutOff: 'Sending was cut off again and again.',
  fault: 'It could not be made. Whoever runs Almanac finds the reason among the errors.',
  missing: 'This notification is not among those that could not be sent.',
} as const
