import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Deployment } from './names.ts'

/** The identity reports are sent as. SES mails its confirmation, or gives the DNS records, after the deploy. */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props)
    new EmailIdentity(this, 'sender', { identity: Identity.email(deployment.mailFrom) })
    new CfnOutput(this, 'MailFrom', { value: deployment.mailFrom })
  }
}
