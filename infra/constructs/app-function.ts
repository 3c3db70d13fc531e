import { existsSync } from 'node:fs'
import { Duration, RemovalPolicy, Size, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import * as v from 'valibot'
import { version } from '../../functions/domains/system/version.ts'
import { timeLimit } from '../../functions/edge/jobs.ts'
import { codeFolder } from '../bundle.ts'
import { type Grant, printing } from '../grants.ts'
import { type Deployment, tableName } from '../names.ts'
import { environmentFor, grantTo } from './grant-to.ts'

export type AppFunctionProps = {
  name: string
  deployment: Deployment
  /** public web address that links in mails start with */
  origin: string
  grants: readonly Grant[]
  environment?: Record<string, string>
  memory?: number
  /** where an event goes that failed at all three tries of Lambda */
  failedEvents?: IQueue
}

/** The one way a Lambda is made here: runtime, memory, log retention and rights are decided once. */
export function appFunction(scope: Construct, props: AppFunctionProps): LambdaFunction {
  const { deployment, name } = props
  const prints = printing.includes(name)
  const functionName = `almanac-${deployment.env}-${name}`
  const logGroup = new LogGroup(scope, `${name}-logs`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const made = new LambdaFunction(scope, name, {
    functionName,
    role: roleThatLogs(scope, name, logGroup),
    code: Code.fromAsset(codeOf(scope, name)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    // the Chromium that is shipped is built for x86_64
    architecture: prints ? Architecture.X86_64 : Architecture.ARM_64,
    memorySize: prints ? 2048 : (props.memory ?? 512),
    timeout: Duration.seconds(timeLimit(name)),
    tracing: Tracing.DISABLED,
    loggingFormat: LoggingFormat.JSON,
    logGroup,
    environment: {
      NODE_OPTIONS: '--enable-source-maps',
      ALMANAC_TABLE: tableName(deployment.env),
      ALMANAC_ORIGIN: props.origin,
      ALMANAC_RELEASE: version,
      ...(deployment.privateReports ? { ALMANAC_PRIVATE_REPORTS: deployment.privateReports } : {}),
      ...(deployment.linkDomains ? { ALMANAC_LINK_DOMAINS: deployment.linkDomains } : {}),
      ...(deployment.signUp ? { ALMANAC_SIGNUP: deployment.signUp } : {}),
      ...(deployment.trustedProxies ? { ALMANAC_TRUSTED_PROXIES: deployment.trustedProxies } : {}),
      ALMANAC_BILLING: deployment.billing,
      ...(deployment.admins ? { ALMANAC_ADMINS: deployment.admins } : {}),
      ...(deployment.breachedPasswords ? { ALMANAC_BREACHED_PASSWORDS: deployment.breachedPasswords } : {}),
      ...environmentFor(Stack.of(scope), props.grants, deployment),
      ...props.environment,
    },
    // it is unpacked to /tmp
    ...(prints ? { ephemeralStorageSize: Size.mebibytes(1024) } : {}),
    ...(props.failedEvents ? { deadLetterQueue: props.failedEvents } : {}),
  })
  grantTo(made, props.grants, deployment)
  return made
}

function codeOf(scope: Construct, name: string): string {
  const folders = v.parse(v.array(v.string()), scope.node.getContext('bundles')).map((bundles) => codeFolder(bundles, name))
  const found = folders.find((folder) => existsSync(folder))
  if (!found) throw new Error(`The function ${name} is not bundled.`)
  return found
}

/** A role of its own that may write to its own log group, in place of the managed policy that may write to all. */
function roleThatLogs(scope: Construct, name: string, logGroup: LogGroup): Role {
  const role = new Role(scope, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }))
  return role
}
