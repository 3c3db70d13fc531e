/**
 * The job that SNS hands what SES reports of our emails: the ledger of a report has it, and whoever bounced for good or complained gets no
 * more of them. SNS may hand it the same twice, late and in any order: an address that was shown to work since the email was sent stays as it is.
 */
import * as v from 'valibot'
import { notifyOfBounce } from '../../domains/mail-events/notify-of-bounce.ts'
import { reportedBy, suppressedBy } from '../../domains/mail-events/ses-event.ts'
import { isSigned, SnsMessage } from '../../domains/mail-events/signature.ts'
import { noteOutcome } from '../../domains/schedules/mail-outcome.ts'
import { setting } from '../../kernel/clients.ts'
import { log } from '../../kernel/log.ts'
import { suppress } from '../../kernel/mail/suppression.ts'

const Event = v.object({ Records: v.array(v.object({ Sns: v.unknown() })) })

/** What is not from our topic, or not signed by SNS, changes nothing. @throws when it should come again */
export async function handler(event: unknown): Promise<void> {
  for (const { Sns } of v.parse(Event, event).Records) {
    const read = v.safeParse(SnsMessage, Sns)
    if (!read.success || read.output.TopicArn !== setting('ALMANAC_MAIL_EVENTS_TOPIC') || !(await isSigned(read.output))) {
      log.warn('mail event refused', { topic: read.success ? read.output.TopicArn : 'unreadable' })
      continue
    }
    for (const { email, ...why } of suppressedBy(read.output.Message)) {
      const isNews = await suppress(email, why)
      log.info('mail event', { reason: why.reason, isNews })
    }
    const reported = reportedBy(read.output.Message)
    const noted = reported && (await noteOutcome(reported))
    if (noted && reported.outcome === 'bounced') await notifyOfBounce(reported, noted)
  }
}
