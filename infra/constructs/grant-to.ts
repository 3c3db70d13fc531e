import { SecretValue, Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { auditPrefix, errorsPrefix, limitPrefix, sessionPrefix, table as shape } from '../../functions/kernel/table/table.ts'
import type { Grant } from '../grants.ts'
import {
  bucketArn,
  bucketName,
  channelsKeyName,
  configurationSetArn,
  configurationSetName,
  type Deployment,
  deadLetterArn,
  functionArn,
  mailAddress,
  mailIdentityArns,
  runImportName,
  runReportName,
  scheduleGroupName,
  schedulerRoleArn,
  schedulesArn,
  secondFactorKeyName,
  summaryModelArns,
  tableArn,
} from '../names.ts'

/** Settings only the functions that use a thing get. */
export function environmentFor(
  stack: Stack,
  grants: readonly Grant[],
  { env, mailFrom, sentiment, summaryModel, limitFactor, provider, stripe, contact }: Deployment,
): Record<string, string> {
  const needs = (...wanted: Grant[]) => wanted.some((grant) => grants.includes(grant))
  return {
    ...(needs('objects-read', 'objects-write', 'erase') ? { ALMANAC_BUCKET: bucketName(env) } : {}),
    ...(needs('start-import') ? { ALMANAC_RUN_IMPORT_ARN: functionArn(stack, runImportName(env)) } : {}),
    ...(needs('limits') && limitFactor ? { ALMANAC_LIMIT_FACTOR: limitFactor } : {}),
    ...(needs('score-texts') ? { ALMANAC_SENTIMENT: sentiment } : {}),
    ...(needs('write-summary') && summaryModel ? { ALMANAC_SUMMARY_MODEL: summaryModel } : {}),
    ...(needs('sign-in-provider') && provider
      ? {
          ALMANAC_OIDC_ISSUER: provider.issuer,
          ALMANAC_OIDC_CLIENT_ID: provider.clientId,
          // as CloudFormation reads it: it stands in no template
          ALMANAC_OIDC_CLIENT_SECRET: SecretValue.secretsManager(provider.secretName).unsafeUnwrap(),
          ...(provider.label ? { ALMANAC_OIDC_LABEL: provider.label } : {}),
        }
      : {}),
    // as above; the secret stands beside the table, and stays as long
    ...(needs('one-time-codes') ? { ALMANAC_SECOND_FACTOR_KEY: SecretValue.secretsManager(secondFactorKeyName(env)).unsafeUnwrap() } : {}),
    ...(needs('channel-keys') ? { ALMANAC_CHANNELS_KEY: SecretValue.secretsManager(channelsKeyName(env)).unsafeUnwrap() } : {}),
    ...(needs('payment') && stripe
      ? {
          ALMANAC_STRIPE_KEY: SecretValue.secretsManager(stripe.secretName, { jsonField: 'key' }).unsafeUnwrap(),
          ALMANAC_STRIPE_WEBHOOK_SECRET: SecretValue.secretsManager(stripe.secretName, { jsonField: 'webhook' }).unsafeUnwrap(),
          ALMANAC_STRIPE_PUBLIC_KEY: stripe.publicKey,
        }
      : {}),
    ...(needs('contact') && contact ? { ALMANAC_CONTACT: contact } : {}),
    ...(needs('mail') && mailFrom ? { ALMANAC_MAIL_FROM: mailFrom, ALMANAC_MAIL_CONFIGURATION: configurationSetName(env) } : {}),
    ...(needs('schedule', 'unschedule') ? { ALMANAC_SCHEDULE_GROUP: scheduleGroupName(env) } : {}),
    ...(needs('schedule')
      ? {
          ALMANAC_RUN_REPORT_ARN: functionArn(stack, runReportName(env)),
          ALMANAC_SCHEDULER_ROLE_ARN: schedulerRoleArn(stack, env),
          ALMANAC_DEAD_LETTER_ARN: deadLetterArn(stack, env),
        }
      : {}),
  }
}

/** Turns the words of infra/grants.ts into policy statements: a Scan for the job that deletes accounts alone, never another table, bucket, group or identity. */
export function grantTo(made: LambdaFunction, grants: readonly Grant[], deployment: Deployment): void {
  for (const grant of grants) for (const statement of statementsOf(grant, Stack.of(made), deployment)) made.addToRolePolicy(statement)
}

function allow(actions: string[], ...targets: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources: targets })
}

/** A line of an audit trail is put, and then stays. Put alone is allowed there, for the batch can delete as well. */
function neverChangeTrails(table: string): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
    resources: [table],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${auditPrefix}*`] } },
  })
}

function statementsOf(grant: Grant, stack: Stack, { env, mailFrom, sentiment, summaryModel }: Deployment): PolicyStatement[] {
  const table = tableArn(stack, env)
  switch (grant) {
    case 'table-read':
      return [allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], table, ...shape.indexes.map(({ name }) => `${table}/index/${name}`))]
    case 'table-write':
      return [
        allow(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem', 'dynamodb:ConditionCheckItem'], table),
        neverChangeTrails(table),
      ]
    case 'limits':
      return [
        new PolicyStatement({
          actions: ['dynamodb:UpdateItem'],
          resources: [table],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${limitPrefix}*`] } },
        }),
      ]
    case 'sign-in-provider':
    case 'one-time-codes':
    case 'channel-keys':
    case 'payment':
    case 'contact':
      // what it needs is in its environment
      return []
    case 'seen':
      return [
        new PolicyStatement({
          actions: ['dynamodb:UpdateItem'],
          resources: [table],
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${sessionPrefix}*`] },
            // who a session stands for is out of reach
            'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'seen'] },
          },
        }),
      ]
    case 'audit':
      return [
        new PolicyStatement({
          actions: ['dynamodb:PutItem'],
          resources: [table],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${auditPrefix}*`] } },
        }),
      ]
    case 'errors':
      return [
        new PolicyStatement({
          actions: ['dynamodb:UpdateItem'],
          resources: [table],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${errorsPrefix}*`] } },
        }),
      ]
    case 'erase':
      return [
        allow(['dynamodb:Scan', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'], table),
        allow(['s3:ListBucketVersions'], bucketArn(stack, env)),
        allow(['s3:DeleteObject', 's3:DeleteObjectVersion'], `${bucketArn(stack, env)}/*`),
      ]
    case 'objects-read':
      return [allow(['s3:GetObject'], `${bucketArn(stack, env)}/*`)]
    case 'objects-write':
      return [allow(['s3:PutObject', 's3:AbortMultipartUpload'], `${bucketArn(stack, env)}/*`)]
    case 'mail':
      if (!mailFrom) return []
      return [
        new PolicyStatement({
          actions: ['ses:SendRawEmail'],
          resources: [...mailIdentityArns(stack, mailFrom), configurationSetArn(stack, env)],
          conditions: { StringEquals: { 'ses:FromAddress': mailAddress(mailFrom) } },
        }),
      ]
    case 'start-import':
      return [allow(['lambda:InvokeFunction'], functionArn(stack, runImportName(env)))]
    case 'score-texts':
      // the service has no resources to name
      return sentiment === 'comprehend' ? [allow(['comprehend:BatchDetectSentiment', 'comprehend:BatchDetectDominantLanguage'], '*')] : []
    case 'write-summary':
      return summaryModel ? [allow(['bedrock:InvokeModel'], ...summaryModelArns(stack, summaryModel))] : []
    case 'unschedule':
      return [allow(['scheduler:DeleteSchedule'], schedulesArn(stack, env))]
    case 'schedule':
      return [
        allow(['scheduler:CreateSchedule'], schedulesArn(stack, env)),
        new PolicyStatement({
          actions: ['iam:PassRole'],
          resources: [schedulerRoleArn(stack, env)],
          conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
        }),
      ]
  }
}
