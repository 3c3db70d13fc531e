/** The CDK app as it would deploy: rights, addresses, alarms. Bundles are empty here; `npm run synth` builds the real ones. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { App, type Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildApp } from '../../infra/app.ts'
import { codeFolder } from '../../infra/bundle.ts'
import { endpointGrants, jobGrants } from '../../infra/grants.ts'
import { endpoints } from '../../shared/api/index.ts'
import { Report } from '../../shared/reports/report.ts'

const templates = new Map<string, Template>()

function template(name: string): Template {
  const found = templates.get(name)
  if (!found) throw new Error(`There is no stack ${name}.`)
  return found
}

/** Templates of a stack and of the stacks nested in it. */
function all(name: string): Template[] {
  return [...templates].filter(([path]) => path === name || path.startsWith(`${name}/`)).map(([, one]) => one)
}

function resources(name: string, type: string): [string, Record<string, unknown>][] {
  return all(name).flatMap((one) =>
    Object.entries(one.findResources(type)).map(([id, found]) => [id, found.Properties ?? {}] satisfies [string, Record<string, unknown>]),
  )
}

beforeAll(() => {
  for (const name of [...endpoints.map((contract) => contract.name), ...Object.keys(jobGrants)]) {
    // functions that are already bundled keep their code
    mkdirSync(codeFolder(name), { recursive: true })
    writeFileSync(`${codeFolder(name)}/placeholder.txt`, '')
  }
  const app = buildApp(new App({ context: { ...cdk.context, env: 'test' } }))
  app.synth()
  for (const construct of app.node.findAll()) {
    if ('templateFile' in construct) templates.set(construct.node.path, Template.fromStack(construct as Stack))
  }
})

describe('the stacks', () => {
  test('each endpoint has one Lambda and one route of its contract', () => {
    const routes = resources('api', 'AWS::ApiGatewayV2::Route').map(([, properties]) => properties.RouteKey)
    expect(routes.sort()).toEqual(endpoints.map((contract) => `${contract.method} /api${contract.path}`).sort())
    expect(resources('api', 'AWS::Lambda::Function')).toHaveLength(endpoints.length)
  })

  test('no stack holds more than half of what CloudFormation takes', () => {
    for (const [path, one] of templates) expect([path, Object.keys(one.toJSON().Resources ?? {}).length < 250]).toEqual([path, true])
  })

  test('data, mail, api and delivery neither need CloudFront nor look anything up', () => {
    for (const name of ['data', 'mail', 'api', 'delivery']) {
      for (const one of all(name)) expect(JSON.stringify(one.toJSON())).not.toMatch(/CloudFront|AWS::SSM::Parameter::Value<(?!String>)/)
    }
  })

  test('the address of the API is an output', () => {
    template('api').hasOutput('ApiAddress', { Value: Match.anyValue() })
  })

  test('nothing may scan, and nothing may do everything', () => {
    for (const name of ['api', 'delivery']) {
      const policies = JSON.stringify(resources(name, 'AWS::IAM::Policy'))
      expect(policies).not.toMatch(/dynamodb:Scan|"dynamodb:\*"|"s3:\*"|"\*:\*"|"Action":"\*"/)
    }
  })

  const Policies = v.array(
    v.tuple([v.string(), v.looseObject({ PolicyDocument: v.looseObject({ Statement: v.array(v.looseObject({ Condition: v.optional(v.unknown()) })) }) })]),
  )
  const onBudgets = JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LIMIT#*'] } })

  test('an endpoint that only reads gets no right to write', () => {
    const readers = Object.entries(endpointGrants).filter(([, grants]) => grants.length === 1)
    expect(readers.length).toBeGreaterThan(5)
    for (const [endpoint] of readers) {
      const policies = resources('api', 'AWS::IAM::Policy').filter(([id]) => id.startsWith(endpoint.replaceAll('-', '')))
      const statements = v.parse(Policies, policies).flatMap(([, { PolicyDocument }]) => PolicyDocument.Statement)
      // counting in a budget writes to the items of budgets alone
      const others = statements.filter(({ Condition }) => JSON.stringify(Condition) !== onBudgets)
      expect(JSON.stringify(others)).not.toMatch(/PutItem|DeleteItem|UpdateItem|PutObject/)
      expect(statements.length - others.length).toBe(1)
      expect(JSON.stringify(statements)).not.toMatch(/PutItem|DeleteItem|PutObject/)
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
      Environment: { Variables: Match.objectLike({ ALMANAC_PRINT_BUNDLE: '/var/task/print' }) },
    })
    template('delivery').hasResourceProperties('AWS::Scheduler::Schedule', { ScheduleExpression: 'rate(5 minutes)' })
    template('delivery').hasResourceProperties('AWS::IAM::Role', {
      RoleName: 'almanac-test-scheduler',
      AssumeRolePolicyDocument: Match.objectLike({ Statement: [Match.objectLike({ Principal: { Service: 'scheduler.amazonaws.com' } })] }),
    })
  })

  test('models of AWS may be asked only where the deployment names them, by the functions that ask them', () => {
    expect(JSON.stringify([...resources('api', 'AWS::IAM::Policy'), ...resources('delivery', 'AWS::IAM::Policy')])).not.toMatch(/"(?:bedrock|comprehend):/)
    const app = buildApp(new App({ context: { ...cdk.context, env: 'asks', sentiment: 'comprehend', summaryModel: 'eu.maker.model-v1:0' } }))
    app.synth()
    const found = app.node.findAll().flatMap((construct) => ('templateFile' in construct ? [Template.fromStack(construct as Stack)] : []))
    const policies = found.flatMap((one) => Object.entries(one.findResources('AWS::IAM::Policy')))
    const asking = (service: string) => policies.filter(([, policy]) => JSON.stringify(policy).includes(`"${service}:`))
    expect(
      asking('bedrock')
        .map(([id]) => id.replace(/role.*/, ''))
        .sort(),
    ).toEqual(['createreportsummary', 'createshare', 'runreport'])
    const [, written] = asking('bedrock')[0] ?? []
    expect(JSON.stringify(written)).toContain(':inference-profile/eu.maker.model-v1:0')
    expect(JSON.stringify(written)).toContain(':bedrock:*::foundation-model/maker.model-v1:0')
    expect(asking('comprehend').length).toBeGreaterThan(0)
  })

  test('logs end after three months, and every Lambda has its own', () => {
    const groups = [...resources('api', 'AWS::Logs::LogGroup'), ...resources('delivery', 'AWS::Logs::LogGroup')]
    expect(groups.length).toBe(endpoints.length + Object.keys(jobGrants).length + 1)
    for (const [, properties] of groups) expect(properties.RetentionInDays).toBe(90)
  })

  test('a missing run, a dead letter and a silent watchdog each raise an alarm', () => {
    const alarms = JSON.stringify(resources('alarms', 'AWS::CloudWatch::Alarm'))
    for (const metric of ['missingRuns', 'ApproximateNumberOfMessagesVisible', 'Invocations']) expect(alarms).toContain(metric)
  })
})
