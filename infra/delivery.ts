import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type JobName, jobNames, jobOf } from '../functions/edge/jobs.ts'
import { appFunction } from './constructs/app-function.ts'
import { grants } from './grants.gen.ts'
import { type Deployment, deadLetterName, mailEventsArn, scheduleGroupName, schedulerRoleName } from './names.ts'

/** The jobs, what calls them by the clock or by an event, and what keeps those that could not be called. */
export class DeliveryStack extends Stack {
  readonly deadLetters: Queue
  readonly jobs: ReadonlyMap<JobName, LambdaFunction>

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
    this.jobs = new Map(jobNames.map((name) => [name, this.job(name, { deployment, origin })]))
    Topic.fromTopicArn(this, 'mail-events', mailEventsArn(this, env)).addSubscription(new LambdaSubscription(this.functionOf('receive-mail-events')))
    const role = this.schedulerRole(env)
    for (const name of jobNames) this.callByTheClock(name, env, role)
    if (deployment.mailFrom) new CfnOutput(this, 'MailFrom', { value: deployment.mailFrom })
    new CfnOutput(this, 'RunReportArn', { value: this.functionOf('run-report').functionArn })
  }

  /** @throws for a job that is not made yet */
  functionOf(name: JobName): LambdaFunction {
    const made = this.jobs.get(name)
    if (!made) throw new Error(`The job ${name} has no function.`)
    return made
  }

  private job(name: JobName, { deployment, origin }: { readonly deployment: Deployment; readonly origin: string }): LambdaFunction {
    const { memory, keepsFailedEvents } = jobOf(name)
    return appFunction(this, {
      ...{ name, deployment, origin, grants: grants[name] },
      ...(memory ? { memory } : {}),
      ...(keepsFailedEvents ? { failedEvents: this.deadLetters } : {}),
      ...(name === 'receive-mail-events' ? { environment: { ALMANAC_MAIL_EVENTS_TOPIC: mailEventsArn(this, deployment.env) } } : {}),
    })
  }

  private callByTheClock(name: JobName, env: string, role: Role): void {
    const { every, retries = 0 } = jobOf(name)
    if (every === undefined) return
    const rate = every === 60 ? '1 hour' : `${every} ${every === 1 ? 'minute' : 'minutes'}`
    new CfnSchedule(this, `${name}-schedule`, {
      name: `almanac-${env}-${name}`,
      scheduleExpression: `rate(${rate})`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: this.functionOf(name).functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: retries } },
    })
  }

  /** EventBridge Scheduler acts as this role: it may start the jobs that have a time and lay down what it could not deliver. */
  private schedulerRole(env: string): Role {
    const role = new Role(this, 'scheduler', {
      roleName: schedulerRoleName(env),
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': this.account } } }),
    })
    const timed = jobNames.filter((name) => name === 'run-report' || jobOf(name).every !== undefined)
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: timed.map((name) => this.functionOf(name).functionArn) }))
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }))
    return role
  }
}
