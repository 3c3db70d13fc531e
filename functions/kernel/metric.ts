/** Counts that alarms read (infra/alarms.ts), and no others: each name under each dimension is paid for by the month. */

export const metricNamespace = 'Almanac'
/** The function that counts; Lambda names it in the environment, so two deployments in one account keep apart. */
export const metricDimension = 'function'

export type MetricName = 'missingRuns' | 'failedRuns' | 'undeliveredNotifications' | 'repeatedNotifications'

/** Prints one line in CloudWatch's embedded metric format: no call, and nothing to send before a process ends. */
export function count(name: MetricName, value: number, now: Date): void {
  const line = {
    [metricDimension]: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'local',
    [name]: value,
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [{ Namespace: metricNamespace, Dimensions: [[metricDimension]], Metrics: [{ Name: name, Unit: 'Count' }] }],
    },
  }
  // console.log would wrap it in a log line of its own, in which CloudWatch looks for no metric
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
