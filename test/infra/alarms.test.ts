/** Every alarm of the template, evaluated on what really gets published: the lines our code prints, and the names AWS gives its own metrics. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { PermanentFailure } from '../../functions/domains/delivery/ports.ts'
import { realPorts } from '../../functions/domains/delivery/real-ports.ts'
import { emailSender } from '../../functions/domains/notifications/dispatches/email.ts'
import { emit } from '../../functions/domains/notifications/emit.ts'
import { markDeleted } from '../../functions/domains/schedules/store/occurrences.ts'
import { putSchedule } from '../../functions/domains/schedules/store/schedules.ts'
import { overdue } from '../../functions/domains/schedules/store/unfinished.ts'
import { handler as login } from '../../functions/edge/endpoints/auth/login.ts'
import { runReport } from '../../functions/edge/jobs/run-report.ts'
import { realPorts as notificationPorts, sendDue } from '../../functions/edge/jobs/send-notifications.ts'
import { handler as watchdog } from '../../functions/edge/jobs/watchdog.ts'
import { jobNames } from '../../functions/edge/jobs.ts'
import { putAccount, putUser } from '../../functions/kernel/accounts/store.ts'
import { log } from '../../functions/kernel/log.ts'
import { postFailure } from '../../shared/notifications/post-failure/definition.ts'
import { callHandler } from '../builders/call.ts'
import { startCloud } from '../builders/cloud.ts'
import { someOccurrences } from '../builders/occurrences.ts'
import { synthesized } from '../builders/synthesized.ts'

const deployed = await synthesized('everything')
const functionName = (name: string) => `almanac-test-${name}`

type Datum = { namespace: string; name: string; dimensions: Record<string, string>; value: number }

const Alarm = v.object({
  Namespace: v.string(),
  MetricName: v.string(),
  Dimensions: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
  Statistic: v.picklist(['Sum', 'Maximum']),
  Threshold: v.number(),
  EvaluationPeriods: v.literal(1),
  ComparisonOperator: v.picklist(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: v.picklist(['notBreaching', 'breaching']),
  AlarmActions: v.pipe(v.array(v.string()), v.minLength(1)),
})
type Alarm = v.InferOutput<typeof Alarm>

const alarms: ReadonlyMap<string, Alarm> = new Map(
  deployed
    .resources('AWS::CloudWatch::Alarm')
    .map(({ stack, id, properties }) => [id.replace(/[0-9A-F]{8}$/, ''), v.parse(Alarm, deployed.value(stack, properties))] as const),
)

/** Whether CloudWatch raises it, given everything published in one period. */
function rings(alarm: Alarm, published: readonly Datum[]): boolean {
  const wanted = Object.fromEntries(alarm.Dimensions.map(({ Name, Value }) => [Name, Value]))
  // CloudWatch takes the same name under other dimensions for another metric
  const same = published.filter(
    ({ namespace, name, dimensions }) => namespace === alarm.Namespace && name === alarm.MetricName && sorted(dimensions) === sorted(wanted),
  )
  if (same.length === 0) return alarm.TreatMissingData === 'breaching'
  const values = same.map(({ value }) => value)
  const figure = alarm.Statistic === 'Sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  return alarm.ComparisonOperator === 'LessThanThreshold' ? figure < alarm.Threshold : figure >= alarm.Threshold
}
const sorted = (dimensions: Record<string, string>) => JSON.stringify(Object.entries(dimensions).sort())

const Embedded = v.pipe(
  v.looseObject({
    _aws: v.object({
      Timestamp: v.number(),
      CloudWatchMetrics: v.array(
        v.object({ Namespace: v.string(), Dimensions: v.array(v.array(v.string())), Metrics: v.array(v.object({ Name: v.string() })) }),
      ),
    }),
  }),
  v.transform(({ _aws, ...fields }) =>
    _aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
      Dimensions.flatMap((names) =>
        Metrics.map(({ Name: name }): Datum => {
          const dimensions = Object.fromEntries(names.map((one) => [one, v.parse(v.string(), fields[one])]))
          return { namespace, name, dimensions, value: v.parse(v.number(), fields[name]) }
        }),
      ),
    ),
  ),
)

/** What CloudWatch makes of the lines that `work` prints as this Lambda. */
async function publishedBy(lambda: string, work: () => Promise<unknown>): Promise<Datum[]> {
  const lines: string[] = []
  const write = process.stdout.write
  process.stdout.write = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0
  process.env.AWS_LAMBDA_FUNCTION_NAME = functionName(lambda)
  try {
    await work()
  } finally {
    process.stdout.write = write
    delete process.env.AWS_LAMBDA_FUNCTION_NAME
  }
  const events = lines.flatMap((line) => line.split('\n').filter((one) => one.startsWith('{')))
  return events.flatMap((event) => {
    const parsed = v.safeParse(Embedded, JSON.parse(event))
    return parsed.success ? parsed.output : []
  })
}

const ofLambda = (lambda: string, name: 'Errors' | 'Invocations', value: number): Datum => {
  const dimensions = { FunctionName: functionName(lambda) }
  return { namespace: 'AWS/Lambda', name, dimensions, value }
}
const deadLetters = (value: number): Datum => {
  const [queue] = deployed.resources('AWS::SQS::Queue')
  return { namespace: 'AWS/SQS', name: 'ApproximateNumberOfMessagesVisible', dimensions: { QueueName: queue?.id ?? '' }, value }
}
const faults = (value: number): Datum => ({ namespace: 'AWS/ApiGateway', name: '5xx', dimensions: { ApiId: 'a1b2c3d4e5' }, value })

let cloud: Awaited<ReturnType<typeof startCloud>>
beforeAll(async () => {
  cloud = await startCloud()
  log.setLogLevel('SILENT')
})
afterAll(async () => {
  log.setLogLevel('INFO')
  await cloud.stop()
})

async function plan(at: Date): Promise<{ accountId: string; occurrenceId: string; scheduledTime: string }> {
  const made = someOccurrences({ type: 'ONCE', at: [at.toISOString()], now: new Date(at.getTime() - 3_600_000) })
  await putSchedule('acct', made.schedule, made.occurrences, undefined)
  return { accountId: 'acct', occurrenceId: made.occurrences[0]?.id ?? '', scheduledTime: at.toISOString() }
}

/** Tries a run until it is given up; time passes between the tries. */
async function failAgainAndAgain(error: Error): Promise<void> {
  let clock = Date.now()
  const event = await plan(new Date(clock))
  const printer = { print: () => Promise.reject(error), close: () => Promise.resolve() }
  const ports: Ports = {
    ...realPorts,
    authorise: () => Promise.reject(error),
    startPrinter: () => printer,
    send: () => Promise.resolve('id'),
    now: () => new Date(clock),
  }
  for (let tries = 0; tries < 100; tries++) {
    clock += 3_600_000
    const { outcome } = await runReport(event, ports).catch(() => ({ outcome: 'comes again' }))
    if (outcome === 'failed') return
  }
}

/** A notification by email while mail is away; time passes between the tries. */
async function failToNotify(id: string): Promise<void> {
  const accountId = 'acct-watched'
  await putAccount({ id: accountId, name: 'Watched', timezone: 'UTC', features: {} })
  await putUser(accountId, { id: 'owner', email: 'owner@watched.test', name: 'Mara', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await emit(postFailure, { accountId, id, data: { publication_gid: 'p', post: 'Post', reason: 'Refused' }, group: null }, new Date())
  let clock = Date.now()
  const ports = {
    ...notificationPorts,
    senders: { ...notificationPorts.senders, EMAIL: emailSender(() => Promise.reject(new Error('Nobody answers.'))) },
    now: () => new Date(clock),
  }
  for (let tries = 0; tries < 20; tries++, clock += 3 * 3_600_000) await sendDue(ports)
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
/** A run that was due so many minutes ago and was tried `tries` times, each in vain; its next try may lie ahead. */
async function retried(minutesAgo: number, tries: number): Promise<void> {
  const event = await plan(ago(minutesAgo))
  let clock = Date.parse(event.scheduledTime)
  const ports: Ports = {
    ...realPorts,
    authorise: () => Promise.reject(new Error('S3 is away.')),
    startPrinter: () => ({ print: () => Promise.reject(new Error('No printer.')), close: () => Promise.resolve() }),
    fireAgain: async (_account, _run, at) => {
      clock = at.getTime()
    },
    now: () => new Date(clock),
  }
  for (let tried = 0; tried < tries; tried++) {
    const { outcome } = await runReport({ ...event, scheduledTime: new Date(clock).toISOString() }, ports)
    expect(outcome).toBe('tried again later')
  }
}
/** No run of the test before is due any more. */
async function removeAll(): Promise<void> {
  for (const { accountId, id } of await overdue(new Date())) await markDeleted(accountId, id)
}

/** What goes wrong, for each alarm. */
const troubles: Readonly<Record<string, () => Datum[] | Promise<Datum[]>>> = {
  missingruns: async () => {
    await plan(ago(60))
    return publishedBy('watchdog', watchdog)
  },
  failedruns: () => publishedBy('run-report', () => failAgainAndAgain(new Error('S3 is away.'))),
  deadletters: () => [deadLetters(1)],
  runreporterrors: () => [1, 1, 1].map((value) => ofLambda('run-report', 'Errors', value)),
  collectcompetitorserrors: () => [1, 1, 1].map((value) => ofLambda('collect-competitors', 'Errors', value)),
  runimporterrors: () => [1, 1, 1].map((value) => ofLambda('run-import', 'Errors', value)),
  removeforgooderrors: () => [1, 1, 1].map((value) => ofLambda('remove-for-good', 'Errors', value)),
  makeexportserrors: () => [1, 1, 1].map((value) => ofLambda('make-exports', 'Errors', value)),
  makeroundserrors: () => [ofLambda('make-rounds', 'Errors', 1)],
  receivemaileventserrors: () => [1, 1, 1].map((value) => ofLambda('receive-mail-events', 'Errors', value)),
  sendnotificationserrors: () => [1, 1, 1].map((value) => ofLambda('send-notifications', 'Errors', value)),
  undeliverednotifications: () => publishedBy('send-notifications', () => failToNotify('given up')),
  repeatednotifications: () => publishedBy('send-notifications', () => failToNotify('in doubt')),
  watchdogerrors: () => [ofLambda('watchdog', 'Errors', 1)],
  watchdogsilent: () => [],
  apifaults: () => [faults(5)],
}

/** A good day: everything runs, nothing fails. */
async function quiet(): Promise<Datum[]> {
  const ran = jobNames.flatMap((name) => [ofLambda(name, 'Errors', 0), ofLambda(name, 'Invocations', 3)])
  return [...(await publishedBy('watchdog', watchdog)), ...ran, deadLetters(0), faults(0)]
}

describe('alarms', () => {
  let calm: Datum[] = []
  beforeAll(async () => {
    calm = await quiet()
  })

  test('there is a trouble here for each alarm of the template', () => {
    expect([...alarms.keys()].sort()).toEqual(Object.keys(troubles).sort())
  })

  test.each([...alarms])('%s is silent on a good day, and rings in its own trouble', async (name, alarm) => {
    expect(calm.length).toBeGreaterThan(0)
    expect(rings(alarm, calm)).toBe(false)
    expect(rings(alarm, (await troubles[name]?.()) ?? calm)).toBe(true)
  })

  test('a run whose owner lost their rights is for the owner to mend, and wakes nobody', async () => {
    const published = await publishedBy('run-report', () => failAgainAndAgain(new PermanentFailure('No access.', true)))
    expect(published).toEqual([])
  })

  test.each([
    ['is silent on a run under retry half an hour after its time', 29, 5, false],
    ['is silent on a run whose last try is still to come', 60, 6, false],
    ['rings when no try follows the one that failed', 30, 1, true],
    ['rings when a run was never begun', 12, 0, true],
    ['is silent on a run that is due only now', 5, 0, false],
    ['rings when the hour of tries is over and the run is still there', 75, 6, true],
  ])('the alarm of missing runs %s', async (_, minutesAgo, tries, expected) => {
    await removeAll()
    const alarm = alarms.get('missingruns')
    await retried(minutesAgo, tries)
    const published = await publishedBy('watchdog', watchdog)
    expect(alarm && rings(alarm, published)).toBe(expected)
    await removeAll()
  })

  test('no metric of our own is paid for that no alarm reads', async () => {
    const read = new Set([...alarms.values()].map(({ Namespace, MetricName }) => `${Namespace}/${MetricName}`))
    log.setLogLevel('INFO')
    const requests = await publishedBy('login', () => callHandler(login, 'POST', '/auth/login', { body: { email: 'a@x.test', password: 'wrong' } }))
    log.setLogLevel('SILENT')
    const runs = await publishedBy('run-report', () => failAgainAndAgain(new Error('S3 is away.')))
    for (const { namespace, name } of [...calm, ...requests, ...runs]) if (namespace === 'Almanac') expect(read).toContain(`${namespace}/${name}`)
    expect(requests).toEqual([])
  })
})
