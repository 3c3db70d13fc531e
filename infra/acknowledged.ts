/** Findings of cdk-nag that stand, each with its reason. A finding that is not here fails the synth. */
import { type Stack, Validations } from 'aws-cdk-lib'
import { type Deployment, profiledModel } from './names.ts'

type StackName = 'data' | 'mail' | 'api' | 'delivery' | 'web' | 'alarms'
/** `rule` null: this deployment has no such finding, so one like it would be a fault. */
type Finding = { rule: (deployment: Deployment) => string | null; in: readonly StackName[]; reason: string }

const findings: readonly Finding[] = [
  {
    rule: () => 'APIG4',
    in: ['api'],
    reason:
      'Sessions are checked by the one chain inside every Lambda (functions/kernel/chain/endpoint.ts), the same locally and on AWS, and test/access-matrix.test.ts proves each route.',
  },
  {
    rule: ({ env }) => `IAM5[Resource::arn:<AWS::Partition>:s3:::almanac-${env}-objects-<AWS::AccountId>/*]`,
    in: ['api', 'delivery'],
    reason: 'Objects of the one private bucket; their keys hold account, run and hash, which exist only at run time.',
  },
  {
    rule: ({ env }) => `IAM5[Resource::arn:<AWS::Partition>:scheduler:<AWS::Region>:<AWS::AccountId>:schedule/almanac-${env}/*]`,
    in: ['api', 'delivery'],
    reason: 'Schedules of the one group; each is named by the id of its run.',
  },
  {
    rule: ({ sentiment }) => (sentiment === 'comprehend' ? 'IAM5[Resource::*]' : null),
    in: ['delivery'],
    reason: 'Amazon Comprehend has no resources to name; only its two actions that read texts are allowed.',
  },
  {
    rule: ({ summaryModel }) => {
      const profiled = summaryModel && profiledModel(summaryModel)
      return profiled ? `IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${profiled}]` : null
    },
    in: ['api', 'delivery'],
    reason: 'An inference profile runs the one model in any of its regions, and Bedrock asks for the right in that region.',
  },
  {
    rule: () => 'SQS3',
    in: ['delivery'],
    reason: 'This queue is the dead-letter queue; EventBridge Scheduler names it per schedule, which the template cannot show.',
  },
  {
    rule: () => 'CFR4',
    in: ['web'],
    reason: 'The default certificate of CloudFront fixes the minimum protocol; with an own domain the certificate and TLS 1.2 of 2021 apply.',
  },
  {
    rule: () => 'SMG4',
    in: ['web'],
    reason: 'CloudFront and the API hold this value until they are deployed again; it guards only whose word counts for a caller’s address.',
  },
  {
    rule: () => 'SMG4',
    in: ['data'],
    reason: 'What was sealed under another key could not be opened any more, and nobody’s authenticator app would fit (docs/decisions/0057).',
  },
  { rule: () => 'CFR1', in: ['web'], reason: 'Reports are shared with clients in any country.' },
  { rule: () => 'CFR2', in: ['web'], reason: 'The API throttles, and sign-in throttles per account and address; a WAF is a cost each operator decides on.' },
]

export function acknowledgeFindings(stacks: Record<StackName, Stack | undefined>, deployment: Deployment): void {
  for (const { rule, in: names, reason } of findings) {
    const id = rule(deployment)
    for (const stack of names.map((name) => stacks[name])) if (id && stack) Validations.of(stack).acknowledge({ id: `AwsSolutions-${id}`, reason })
  }
}
