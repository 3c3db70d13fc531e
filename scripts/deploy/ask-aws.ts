/** What stands in the account, and what SES knows. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetIdentityVerificationAttributesCommand, SESClient } from '@aws-sdk/client-ses'
import { mailIdentities } from '../../infra/names.ts'
import { type Identity, type Standing, stacks } from './plan.ts'

const cloudFormation = new CloudFormationClient({})

/** Null when there is no such stack. */
export async function outputsOf(stackName: string): Promise<Record<string, string> | null> {
  try {
    const { Stacks = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName: stackName }))
    const [found] = Stacks.filter(({ StackStatus = '' }) => !['REVIEW_IN_PROGRESS', 'DELETE_COMPLETE'].includes(StackStatus))
    return found ? Object.fromEntries((found.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue])) : null
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return null
    throw error
  }
}

export async function standingOf(env: string): Promise<Standing> {
  const standing: Standing = {}
  for (const stack of stacks) {
    const outputs = await outputsOf(`almanac-${env}-${stack}`)
    if (outputs) standing[stack] = outputs
  }
  return standing
}

/** Of the address itself and of the domains it is in, those that SES has. */
export async function identitiesOf(mailFrom: string): Promise<Identity[]> {
  const { VerificationAttributes = {} } = await new SESClient({}).send(new GetIdentityVerificationAttributesCommand({ Identities: mailIdentities(mailFrom) }))
  return Object.entries(VerificationAttributes).map(([name, { VerificationStatus }]) => ({ name, isVerified: VerificationStatus === 'Success' }))
}
