import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { configurationSetName, mailEventsName } from '../names.ts'

const events = [EmailSendingEvent.DELIVERY, EmailSendingEvent.DELIVERY_DELAY, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT]

/** What emails are sent by, whoever the sender is; what bounces or is called spam is told to a topic, which functions/domains/mail-events reads. */
export function mailEvents(scope: Construct, env: string): void {
  const told = new Topic(scope, 'mail-events', { topicName: mailEventsName(env), enforceSSL: true, signatureVersion: '2' })
  told.grantPublish(new ServicePrincipal('ses.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } } }))
  const sending = new ConfigurationSet(scope, 'sending', {
    configurationSetName: configurationSetName(env),
    // we keep that list ourselves: by SES's own, the code that takes an address off it could not be mailed
    disableSuppressionList: true,
  })
  sending.addEventDestination('told', { destination: EventDestination.snsTopic(told), events })
}
