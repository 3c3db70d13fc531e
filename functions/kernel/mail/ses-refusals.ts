/** Whom SES means when it refuses a mail: the person it is for, or us. Its words are those of its developer guide and API reference. */
import { headerText } from '../request/header-text.ts'

/** SES or we say that this address can never get this mail; others are not affected. */
export class UndeliverableAddress extends Error {
  override readonly name = 'UndeliverableAddress'
  constructor(email: string, options?: ErrorOptions) {
    super(`${headerText(email)} cannot be mailed.`, options)
  }
}

/** `unverified`: the identity, or an account in the sandbox. `quota`: of 24 hours. `misconfigured`: what the deployment names or may do. */
export type SenderRefusal = 'unverified' | 'paused' | 'quota' | 'misconfigured'

/** SES takes no mail from us at the moment, whoever it is for; `cause` is what it said. Somebody who runs the deployment can mend it. */
export class SenderRefused extends Error {
  override readonly name = 'SenderRefused'
  readonly refusal: SenderRefusal
  constructor(refusal: SenderRefusal, options: { cause: unknown }) {
    super(`SES does not accept mail from us (${refusal}).`, options)
    this.refusal = refusal
  }
}

/** Errors that never speak of a recipient, by the name the SDK or SES gives them. */
const senderErrors: Readonly<Record<string, SenderRefusal>> = {
  AccountSendingPausedException: 'paused',
  ConfigurationSetSendingPausedException: 'paused',
  MailFromDomainNotVerifiedException: 'unverified',
  ConfigurationSetDoesNotExist: 'misconfigured',
  ConfigurationSetDoesNotExistException: 'misconfigured',
  AccessDenied: 'misconfigured',
  AccessDeniedException: 'misconfigured',
}

/** Those that speak of either, by what they say. In the sandbox an unverified identity may be a recipient: that is our account's limit too. */
const senderSentences: readonly [name: string, said: RegExp, SenderRefusal][] = [
  ['MessageRejected', /not verified/i, 'unverified'],
  ['MessageRejected', /(?:sending|account)\b.*\b(?:paused|suspended|disabled|shut ?down)/i, 'paused'],
  ['Throttling', /daily (?:message|sending) quota/i, 'quota'],
]

/** These mean the message or the recipient's address, unless a sentence above says otherwise. */
const recipientErrors: readonly string[] = ['MessageRejected', 'InvalidParameterValue']

/** The error to throw instead of what the SDK threw; the same one when it is no refusal, such as a time-out. */
export function refusalOf(error: unknown, recipient: string): unknown {
  if (!(error instanceof Error)) return error
  const { name, message } = error
  const refusal = senderErrors[name] ?? senderSentences.find(([of, said]) => of === name && said.test(message))?.[2]
  if (refusal) return new SenderRefused(refusal, { cause: error })
  return recipientErrors.includes(name) ? new UndeliverableAddress(recipient, { cause: error }) : error
}
