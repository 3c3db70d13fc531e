/** SES in a file of its own, so that endpoints which never send mail do not carry its client. */
import { SESClient } from '@aws-sdk/client-ses'
import { setting } from '../clients.ts'

/** One try: a lost answer may stand for a mail that went out, so only the delivery ledger decides about another. */
let client: SESClient | undefined

/** One attempt: whoever sends decides about the next, so that nothing is mailed twice. One that hangs ends before the lease of a run does. */
export function ses(): SESClient {
  client ??= new SESClient({ maxAttempts: 1, requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true } })
  return client
}

/** "Name <address>". @throws when ALMANAC_MAIL_FROM is not set */
export function mailFrom(): string {
  return setting('ALMANAC_MAIL_FROM')
}
