import { CfnOutput, NestedStack, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { type Endpoint, routeKeyOf } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { appFunction } from './constructs/app-function.ts'
import { grants } from './grants.gen.ts'
import type { Deployment } from './names.ts'

/** Requests a second the whole API takes before it answers 429, and the burst above it. */
const throttle = { throttlingRateLimit: 200, throttlingBurstLimit: 400 }

/** Where the functions live: the API they answer for, the web address in links, and what a front tells them, if one stands before the API. */
type Place = { apiId: string; origin: string; front: Record<string, string> }

/** What the HTTP API does: one Lambda per endpoint, one nested stack per domain, routes and rights made from the contract. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, apiHost, place, ...props }: StackProps & { deployment: Deployment; apiHost: string; place: Place }) {
    super(scope, id, props)
    const logGroup = new LogGroup(this, 'access', {
      logGroupName: `/almanac/${deployment.env}/api`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new CfnStage(this, 'stage', {
      apiId: place.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: throttle,
      accessLogSettings: {
        destinationArn: logGroup.logGroupArn,
        // no path, query or header: share tokens travel in paths
        format: JSON.stringify({
          id: '$context.requestId',
          route: '$context.routeKey',
          status: '$context.status',
          ms: '$context.responseLatency',
          at: '$context.requestTime',
        }),
      },
    })
    for (const domain of [...new Set(endpoints.map((contract) => contract.domain))].sort()) {
      const ofDomain = endpoints.filter((contract) => contract.domain === domain)
      stage.node.addDependency(new DomainStack(this, domain, { endpoints: ofDomain, deployment, place }))
    }
    new CfnOutput(this, 'ApiAddress', { value: `https://${apiHost}` })
  }
}

type DomainProps = { endpoints: readonly (Endpoint & (typeof endpoints)[number])[]; deployment: Deployment; place: Place }

/** CloudFormation holds 500 resources a stack; a domain stays far below. */
class DomainStack extends NestedStack {
  constructor(scope: Construct, id: string, { endpoints: ofDomain, deployment, place: { apiId, origin, front } }: DomainProps) {
    super(scope, id)
    for (const contract of ofDomain) {
      const made = appFunction(this, {
        name: contract.name,
        deployment,
        origin,
        grants: grants[contract.name],
        environment: front,
        memory: memoryOf(contract),
      })
      const integration = new CfnIntegration(this, `${contract.name}-integration`, {
        apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: made.functionArn,
        payloadFormatVersion: '2.0',
      })
      const routeKey = routeKeyOf(contract)
      const [method = '', path = ''] = routeKey.replace('ANY', '*').split(' ')
      new CfnRoute(this, `${contract.name}-route`, {
        apiId,
        routeKey,
        // sessions are checked in the chain of the Lambda itself, where local and cloud are the same code
        authorizationType: 'NONE',
        target: `integrations/${integration.ref}`,
      })
      made.addPermission('from-api', {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.formatArn({
          service: 'execute-api',
          resource: apiId,
          resourceName: `*/${method}${path.replaceAll(/\{[^}]+\}/g, '*')}`,
        }),
      })
    }
  }
}

/** Reports, exports and imports compute; CPU comes with memory. */
function memoryOf({ domain, name, path }: Endpoint): number {
  const reports = ['reports', 'exports', 'shares', 'profiles'].includes(domain) || (domain === 'ads' && path.startsWith('/reports/'))
  // the PDF of what is on a screen is computed where it is asked for
  return reports || name.startsWith('import-') || name === 'create-scheduled-report' ? 1024 : 512
}
