import { Stack, type StackProps } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { mailAddress } from './names.ts'

/** The address that reports come from. SES mails it a confirmation when it is made; whoever reads that mailbox opens the link in it, once. */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { mailFrom, ...props }: StackProps & { mailFrom: string }) {
    super(scope, id, props)
    new EmailIdentity(this, 'sender', { identity: Identity.email(mailAddress(mailFrom)) })
  }
}
