/** SES in a file of its own, so that endpoints which never send mail do not carry its client. */
import { SESClient } from '@aws-sdk/client-ses'
import { setting } from './clients.ts'

/** One try: a lost answer may stand for a mail that went out, so only the delivery ledger decides about another. */
let client: SESClient | undefined

export function ses(): SESClient {
  client ??= new SESClient({ maxAttempts: 1 })
  return client
}

export function mailFrom(): string {
  return setting('ALMANAC_MAIL_FROM')
}
