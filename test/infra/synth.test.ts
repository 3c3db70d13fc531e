/** The CDK app as it would deploy: rights, addresses, alarms. Bundles are empty here; `npm run synth` builds the real ones. */
import { describe, expect, test } from '@jest/globals'
import { Match, Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import { jobNames } from '../../functions/edge/jobs.ts'
import { grants } from '../../infra/grants.gen.ts'
import { asksNobody, knowsSessions } from '../../infra/grants.ts'
import { mailAddress } from '../../infra/names.ts'
import { routeKeyOf } from '../../shared/api/endpoint.ts'
import { endpoints } from '../../shared/api/index.ts'
import { workOf } from '../../shared/limits.ts'
import { Report } from '../../shared/reports/report.ts'
import { synthesized } from '../builders/synthesized.ts'

const everything = await synthesized('everything')
const alone = await synthesized('withoutWeb')
const { templates } = everything
const template = (stack: string) => Template.fromJSON(everything.template(stack))

function resources(name: string, type: string): [string, Record<string, unknown>][] {
  return everything.resources(type, name).map(({ id, properties }) => [id, properties])
}

const Made = v.looseObject({ FunctionName: v.string(), Environment: v.looseObject({ Variables: v.record(v.string(), v.unknown()) }) })

describe('the stacks', () => {
  test('each endpoint has one Lambda and the routes of its contract', () => {
    const routes = resources('api', 'AWS::ApiGatewayV2::Route').map(([, properties]) => properties.RouteKey)
    expect(routes.sort()).toEqual(endpoints.map(routeKeyOf).sort())
    expect(resources('api', 'AWS::Lambda::Function')).toHaveLength(endpoints.length)
  })

  test('no stack holds more than half of what CloudFormation takes', () => {
    for (const [path, one] of templates) expect([path, Object.keys(one.Resources).length < 250]).toEqual([path, true])
  })

  test('without web nothing needs CloudFront, and nothing is ever looked up', () => {
    for (const [path, one] of alone.templates) expect([path, JSON.stringify(one)]).toEqual([path, expect.not.stringMatching(/CloudFront|-web:/)])
    for (const [path, one] of templates)
      expect([path, JSON.stringify(one)]).toEqual([path, expect.not.stringMatching(/AWS::SSM::Parameter::Value<(?!String>)/)])
  })

  test('the address of the API is an output', () => {
    template('api').hasOutput('ApiAddress', { Value: Match.anyValue() })
  })

  test('nothing but the job that deletes accounts may scan, and nothing may do everything', () => {
    for (const name of ['api', 'delivery']) {
      const policies = JSON.stringify(resources(name, 'AWS::IAM::Policy').filter(([id]) => !erases(id)))
      expect(policies).not.toMatch(/dynamodb:Scan|"dynamodb:\*"|"s3:\*"|"\*:\*"|"Action":"\*"/)
    }
  })

  /** What deletes accounts reads everything and removes audit trails too. */
  const erases = (id: string) => id.startsWith('removeforgood')

  const Policies = v.array(
    v.tuple([v.string(), v.looseObject({ PolicyDocument: v.looseObject({ Statement: v.array(v.looseObject({ Condition: v.optional(v.unknown()) })) }) })]),
  )
  const onBudgets = JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LIMIT#*'] } })
  const onErrors = JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ERRORS#*'] } })
  const onLastUse = JSON.stringify({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['S#*'] },
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'seen'] },
  })

  test('an endpoint that only reads gets no right to write', () => {
    const ofChain: readonly string[] = ['limits', 'seen', 'audit', 'errors']
    const readers = endpoints.filter(({ name }) => grants[name].filter((word) => !ofChain.includes(word)).join() === 'table-read')
    expect(readers.length).toBeGreaterThan(5)
    for (const contract of readers) {
      const own = new RegExp(`^${contract.name.replaceAll('-', '')}roleDefaultPolicy`)
      const policies = resources('api', 'AWS::IAM::Policy').filter(([id]) => own.test(id))
      const statements = v.parse(Policies, policies).flatMap(([, { PolicyDocument }]) => PolicyDocument.Statement)
      const under = (condition: string) => statements.filter(({ Condition }) => JSON.stringify(Condition) === condition).length
      const others = statements.filter(({ Condition }) => ![onBudgets, onErrors, onLastUse].includes(JSON.stringify(Condition)))
      expect(JSON.stringify(others)).not.toMatch(/PutItem|DeleteItem|UpdateItem|PutObject/)
      // counting in a budget writes to the items of budgets alone, keeping an error to those of errors, and noting a session's last use to that attribute alone
      expect([contract.name, under(onBudgets), under(onLastUse)]).toEqual([contract.name, workOf(contract) === 'free' ? 0 : 1, knowsSessions(contract) ? 1 : 0])
      expect([contract.name, under(onErrors)]).toEqual([contract.name, asksNobody(contract) ? 0 : 1])
      expect(JSON.stringify(statements)).not.toMatch(/PutItem|DeleteItem|PutObject/)
    }
  })

  test('lines of audit trails are put, and no function but that which deletes accounts may change or remove one', () => {
    const writers = [...resources('api', 'AWS::IAM::Policy'), ...resources('delivery', 'AWS::IAM::Policy')].filter(
      ([id, policy]) => !erases(id) && JSON.stringify(policy).includes('dynamodb:UpdateItem"'),
    )
    expect(writers.length).toBeGreaterThan(20)
    for (const [id, { PolicyDocument }] of v.parse(Policies, writers)) {
      const all = PolicyDocument.Statement.filter(({ Condition }) => Condition === undefined).map((one) => JSON.stringify(one))
      const denied = PolicyDocument.Statement.filter(({ Condition }) => JSON.stringify(Condition)?.includes('AUDIT#*')).map((one) => JSON.stringify(one))
      for (const action of ['UpdateItem', 'DeleteItem', 'BatchWriteItem']) {
        if (!all.some((one) => one.includes(`dynamodb:${action}`))) continue
        expect([id, denied.some((one) => one.includes('"Deny"') && one.includes(`dynamodb:${action}`))]).toEqual([id, true])
      }
    }
  })

  test('every report is computed with the same memory, and every import is read with as much', () => {
    const answersReport = (response: object) => Object.keys(Report.entries).every((key) => key in response)
    const computes = endpoints.filter(
      ({ name, response }) => name.startsWith('import-') || (typeof response === 'object' && 'entries' in response && answersReport(response.entries)),
    )
    const functions = resources('api', 'AWS::Lambda::Function').map(([, properties]) => properties)
    expect(computes.length).toBeGreaterThan(12)
    for (const { name } of computes) {
      const made = functions.find(({ FunctionName }) => FunctionName === `almanac-test-${name}`)
      expect([name, made?.MemorySize]).toEqual([name, 1024])
    }
  })

  test('the table keeps backups of every second and cannot be deleted by accident', () => {
    template('data').hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    })
  })

  test('no bucket is public', () => {
    for (const name of ['data', 'web']) {
      for (const [, properties] of resources(name, 'AWS::S3::Bucket')) {
        expect(properties.PublicAccessBlockConfiguration).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        })
      }
    }
  })

  test('run-report is an x86 Lambda that carries the print page, the watchdog runs every five minutes, and both may be started by the scheduler only', () => {
    template('delivery').hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'almanac-test-run-report',
      Architectures: ['x86_64'],
      Environment: { Variables: Match.objectLike({ ALMANAC_PRINT_BUNDLE: Match.absent() }) },
    })
    template('delivery').hasResourceProperties('AWS::Scheduler::Schedule', { ScheduleExpression: 'rate(5 minutes)' })
    template('delivery').hasResourceProperties('AWS::IAM::Role', {
      RoleName: 'almanac-test-scheduler',
      AssumeRolePolicyDocument: Match.objectLike({ Statement: [Match.objectLike({ Principal: { Service: 'scheduler.amazonaws.com' } })] }),
    })
  })

  test('an import that failed at every try of Lambda is laid where the alarm of dead letters looks', () => {
    const [queue] = everything.resources('AWS::SQS::Queue')
    const [job] = resources('delivery', 'AWS::Lambda::Function').filter(([, { FunctionName }]) => FunctionName === 'almanac-test-run-import')
    const arn = { 'Fn::GetAtt': [queue?.id, 'Arn'] }
    expect(job?.[1].DeadLetterConfig).toEqual({ TargetArn: arn })
    const rights = resources('delivery', 'AWS::IAM::Policy').filter(([id]) => id.startsWith('runimport'))
    expect(JSON.stringify(rights)).toContain(JSON.stringify({ Action: 'sqs:SendMessage', Effect: 'Allow', Resource: arn }))
    template('alarms').hasResourceProperties('AWS::CloudWatch::Alarm', { Namespace: 'AWS/SQS', Threshold: 1 })
  })

  test('a deployment for larger teams multiplies the limits of whatever counts in budgets, and of nothing else', async () => {
    const factors = (deployed: typeof everything) =>
      Object.fromEntries(
        deployed.resources('AWS::Lambda::Function').map(({ properties }) => {
          const { FunctionName, Environment } = v.parse(Made, properties)
          return [FunctionName.replace(/^almanac-[^-]+-/, ''), Environment.Variables.ALMANAC_LIMIT_FACTOR]
        }),
      )
    expect(factors(await synthesized('largeTeams'))).toMatchObject({
      'create-scheduled-report': '3',
      'get-performance-report': '3',
      'run-report': undefined,
    })
    expect(new Set(Object.values(factors(everything)))).toEqual(new Set([undefined]))
  })

  test('models of AWS may be asked only where the deployment names them, by the functions that ask them', async () => {
    expect(JSON.stringify([...resources('api', 'AWS::IAM::Policy'), ...resources('delivery', 'AWS::IAM::Policy')])).not.toMatch(/"(?:bedrock|comprehend):/)
    const asks = await synthesized('modelsOfAws')
    const policies = asks.resources('AWS::IAM::Policy').map(({ id, properties }) => [id, properties] as const)
    const asking = (service: string) => policies.filter(([, policy]) => JSON.stringify(policy).includes(`"${service}:`))
    expect(
      asking('bedrock')
        .map(([id]) => id.replace(/role.*/, ''))
        .sort(),
    ).toEqual(['createreportsummary', 'createscheduledreport', 'createshare', 'runreport'])
    const [, written] = asking('bedrock')[0] ?? []
    expect(JSON.stringify(written)).toContain(':inference-profile/eu.maker.model-v1:0')
    expect(JSON.stringify(written)).toContain(':bedrock:*::foundation-model/maker.model-v1:0')
    expect(asking('comprehend').length).toBeGreaterThan(0)
  })

  test('logs end after three months, and every Lambda has its own', () => {
    const groups = [...resources('api', 'AWS::Logs::LogGroup'), ...resources('delivery', 'AWS::Logs::LogGroup')]
    expect(groups.length).toBe(endpoints.length + jobNames.length + 1)
    for (const [, properties] of groups) expect(properties.RetentionInDays).toBe(90)
  })

  test('what becomes of emails is told to a topic that signs, and to the one function that hears it', () => {
    expect(resources('data', 'AWS::SES::ConfigurationSet').map(([, made]) => made)).toMatchObject([
      { Name: 'almanac-test', SuppressionOptions: { SuppressedReasons: [] } },
    ])
    const [told] = resources('data', 'AWS::SES::ConfigurationSetEventDestination').map(([, made]) => made.EventDestination)
    expect(told).toMatchObject({ Enabled: true, MatchingEventTypes: ['delivery', 'deliveryDelay', 'bounce', 'complaint'] })
    expect(resources('data', 'AWS::SNS::Topic').map(([, made]) => made)).toMatchObject([{ TopicName: 'almanac-test-mail-events', SignatureVersion: '2' }])
    const topic = 'arn:aws:sns:eu-west-1:111122223333:almanac-test-mail-events'
    const subscriptions = everything.resources('AWS::SNS::Subscription', 'delivery').map(({ stack, properties }) => everything.value(stack, properties))
    expect(subscriptions).toMatchObject([{ Protocol: 'lambda', TopicArn: topic }])
    expect(everything.environmentOf('receive-mail-events').ALMANAC_MAIL_EVENTS_TOPIC).toBe(topic)
    expect(everything.environmentOf('run-report').ALMANAC_MAIL_CONFIGURATION).toBe('almanac-test')
  })

  test('mail is sent as one address only, which may be given with a name', () => {
    expect(resources('mail', 'AWS::SES::EmailIdentity').map(([, { EmailIdentity }]) => EmailIdentity)).toEqual(['reports@example.com'])
    const sending = everything.resources('AWS::IAM::Policy', 'delivery').flatMap(({ stack, properties }) => {
      const { PolicyDocument } = v.parse(
        v.object({ PolicyDocument: v.object({ Statement: v.array(v.looseObject({ Action: v.unknown() })) }) }),
        everything.value(stack, properties),
      )
      return PolicyDocument.Statement.filter(({ Action }) => String(Action).startsWith('ses:'))
    })
    const identity = (name: string) => `arn:aws:ses:eu-west-1:111122223333:identity/${name}`
    const statement = {
      Effect: 'Allow',
      Action: 'ses:SendRawEmail',
      // SES sends as an address of a verified domain too
      Resource: ['arn:aws:ses:eu-west-1:111122223333:configuration-set/almanac-test', identity('example.com'), identity('reports@example.com')],
      Condition: { StringEquals: { 'ses:FromAddress': 'reports@example.com' } },
    }
    const senders = jobNames.filter((name) => grants[name].some((word) => word === 'mail'))
    expect(senders.length).toBeGreaterThan(0)
    expect(sending).toEqual(senders.map(() => statement))
    expect(everything.environmentOf('run-report').ALMANAC_MAIL_FROM).toBe('Almanac <reports@example.com>')
  })

  test.each(['', 'Almanac', 'Almanac <>', 'a@b', 'a b@example.com', 'a@example.com, b@example.com'])('"%s" is no sender', (mailFrom) => {
    expect(() => mailAddress(mailFrom)).toThrow('is not an address')
  })
})
