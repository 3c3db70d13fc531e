import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { jobNames, jobOf } from '../functions/edge/jobs.ts'
import { type MetricName, metricDimension, metricNamespace } from '../functions/kernel/metric.ts'
import type { DeliveryStack } from './delivery.ts'
import type { Deployment } from './names.ts'

const fiveMinutes = { period: Duration.minutes(5), statistic: 'Sum' }

/** A count of our own, as functions/kernel/metric.ts prints it. */
function counted(metricName: MetricName, { functionName }: LambdaFunction): Metric {
  return new Metric({ namespace: metricNamespace, metricName, dimensionsMap: { [metricDimension]: functionName }, ...fiveMinutes })
}

/** What wakes somebody: what is missing, was given up, could not be handed over or may have been sent twice, a failing watchdog, failing requests. */
export class AlarmsStack extends Stack {
  private readonly topic: Topic

  constructor(
    scope: Construct,
    id: string,
    { deployment, delivery, apiId, ...props }: StackProps & { deployment: Deployment; delivery: DeliveryStack; apiId: string },
  ) {
    super(scope, id, props)
    this.topic = new Topic(this, 'topic', { topicName: `almanac-${deployment.env}-alarms`, enforceSSL: true })
    this.topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
    if (deployment.alarmEmail) this.topic.addSubscription(new EmailSubscription(deployment.alarmEmail))
    const apiFaults = new Metric({ namespace: 'AWS/ApiGateway', metricName: '5xx', dimensionsMap: { ApiId: apiId }, ...fiveMinutes })
    this.alarm(
      'missing-runs',
      'Nothing was heard of a planned report for 15 minutes after its time, or its hour of tries is over.',
      counted('missingRuns', delivery.functionOf('watchdog')),
      1,
    )
    this.alarm('failed-runs', 'A planned report was given up after all its tries.', counted('failedRuns', delivery.functionOf('run-report')), 1)
    this.alarm(
      'dead-letters',
      'A run could not be handed to run-report at all, or an import failed at every try.',
      delivery.deadLetters.metricApproximateNumberOfMessagesVisible({ ...fiveMinutes, statistic: 'Maximum' }),
      1,
    )
    for (const name of jobNames) {
      const { failures, minutes, means } = jobOf(name).alarm
      this.alarm(`${name}-errors`, means, delivery.functionOf(name).metricErrors({ ...fiveMinutes, period: Duration.minutes(minutes) }), failures)
    }
    this.alarm(
      'undelivered-notifications',
      'A notification was given up after all its tries.',
      counted('undeliveredNotifications', delivery.functionOf('send-notifications')),
      1,
    )
    this.alarm(
      'repeated-notifications',
      'Several notifications may have been sent twice: sending is cut off, or a channel does not answer.',
      counted('repeatedNotifications', delivery.functionOf('send-notifications')),
      5,
    )
    this.alarm(
      'watchdog-silent',
      'The watchdog has not run for 15 minutes.',
      delivery.functionOf('watchdog').metricInvocations({ ...fiveMinutes, period: Duration.minutes(15) }),
      1,
      true,
    )
    this.alarm('api-faults', 'Requests to the API fail.', apiFaults, 5)
  }

  private alarm(id: string, description: string, metric: IMetric, threshold: number, belowIsBad = false): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: belowIsBad ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: belowIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}
