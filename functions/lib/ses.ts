/** SES in a file of its own, so that endpoints which never send mail do not carry its client. */
import { SESClient } from '@aws-sdk/client-ses'
import { setting } from './clients.ts'

let client: SESClient | undefined

export function ses(): SESClient {
  client ??= new SESClient({})
  return client
}

export function mailFrom(): string {
  return setting('ALMANAC_MAIL_FROM')
}
