import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { appFunction } from './constructs/app-function.ts'
import { grants } from './grants.gen.ts'
import { type Deployment, deadLetterName, mailEventsArn, scheduleGroupName, schedulerRoleName } from './names.ts'

/** What makes and sends reports: the schedule group, the dead-letter queue, run-report with its Chromium, the watchdog; the jobs that send notifications and hear what became of emails; and those that read competitors and imports, and that export and delete what leaves. */
export class DeliveryStack extends Stack {
  readonly deadLetters: Queue
  readonly runReport: LambdaFunction
  readonly watchdog: LambdaFunction
  readonly collectCompetitors: LambdaFunction
  readonly runImport: LambdaFunction
  readonly removeForGood: LambdaFunction
  readonly makeExports: LambdaFunction
  readonly makeRounds: LambdaFunction
  readonly sendNotifications: LambdaFunction
  readonly receiveMailEvents: LambdaFunction

  constructor(scope: Construct, id: string, { deployment, origin, ...props }: StackProps & { deployment: Deployment; origin: string }) {
    super(scope, id, props)
    const { env } = deployment
    new CfnScheduleGroup(this, 'schedules', { name: scheduleGroupName(env) })
    this.deadLetters = new Queue(this, 'dead-letters', {
      queueName: deadLetterName(env),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.runReport = appFunction(this, {
      name: 'run-report',
      deployment,
      origin,
      grants: grants['run-report'],
    })
    this.watchdog = appFunction(this, { name: 'watchdog', deployment, origin, grants: grants.watchdog })
    this.collectCompetitors = appFunction(this, {
      name: 'collect-competitors',
      deployment,
      origin,
      grants: grants['collect-competitors'],
    })
    this.runImport = appFunction(this, {
      name: 'run-import',
      deployment,
      origin,
      grants: grants['run-import'],
      // for 100 MB of rows
      memory: 3008,
      failedEvents: this.deadLetters,
    })
    this.removeForGood = appFunction(this, { name: 'remove-for-good', deployment, origin, grants: grants['remove-for-good'] })
    this.makeExports = appFunction(this, { name: 'make-exports', deployment, origin, grants: grants['make-exports'], memory: 1024 })
    this.makeRounds = appFunction(this, { name: 'make-rounds', deployment, origin, grants: grants['make-rounds'] })
    this.sendNotifications = appFunction(this, { name: 'send-notifications', deployment, origin, grants: grants['send-notifications'] })
    this.receiveMailEvents = appFunction(this, {
      name: 'receive-mail-events',
      deployment,
      origin,
      grants: grants['receive-mail-events'],
      environment: { ALMANAC_MAIL_EVENTS_TOPIC: mailEventsArn(this, env) },
      failedEvents: this.deadLetters,
    })
    Topic.fromTopicArn(this, 'mail-events', mailEventsArn(this, env)).addSubscription(new LambdaSubscription(this.receiveMailEvents))
    const role = this.schedulerRole(env)
    new CfnSchedule(this, 'collect-competitors-schedule', {
      name: `almanac-${env}-collect-competitors`,
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.collectCompetitors.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    new CfnSchedule(this, 'watchdog-schedule', {
      name: `almanac-${env}-watchdog`,
      scheduleExpression: 'rate(5 minutes)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.watchdog.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 2 } },
    })
    new CfnSchedule(this, 'remove-for-good-schedule', {
      name: `almanac-${env}-remove-for-good`,
      scheduleExpression: 'rate(15 minutes)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.removeForGood.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    new CfnSchedule(this, 'make-exports-schedule', {
      name: `almanac-${env}-make-exports`,
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.makeExports.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    new CfnSchedule(this, 'make-rounds-schedule', {
      name: `almanac-${env}-make-rounds`,
      scheduleExpression: 'rate(1 hour)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.makeRounds.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    new CfnSchedule(this, 'send-notifications-schedule', {
      name: `almanac-${env}-send-notifications`,
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.sendNotifications.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    if (deployment.mailFrom) new CfnOutput(this, 'MailFrom', { value: deployment.mailFrom })
    new CfnOutput(this, 'RunReportArn', { value: this.runReport.functionArn })
  }

  /** EventBridge Scheduler acts as this role: it may start the jobs that have a time and lay down what it could not deliver. */
  private schedulerRole(env: string): Role {
    const role = new Role(this, 'scheduler', {
      roleName: schedulerRoleName(env),
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': this.account } } }),
    })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [this.runReport, this.watchdog, this.collectCompetitors, this.removeForGood, this.makeExports, this.makeRounds, this.sendNotifications].map(
          ({ functionArn }) => functionArn,
        ),
      }),
    )
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }))
    return role
  }
}
