/**
 * Names that several stacks must agree on without exports between them: each stack deploys and changes by itself, and api can point the
 * scheduler at a Lambda that only comes with delivery.
 */
import { ArnFormat, Aws, type Stack } from 'aws-cdk-lib'

/** What one deployment is called and where its mail comes from; given with `--env NAME` and context. */
export type Deployment = {
  env: string
  /** sender of the reports; without one there is nothing to mail them as, so `npm run deploy` asks for it */
  mailFrom: string | undefined
  /** address that takes messages of visitors, as the public pages were built with it; none means there is no form */
  contact: string | undefined
  /** public web address when it is neither CloudFront's nor the HTTP API's own */
  origin: string | undefined
  /** whether the app stands behind CloudFront, or the HTTP API alone */
  web: boolean
  /** email address that alarms go to; none means the topic has no subscriber yet */
  alarmEmail: string | undefined
  /** what scores texts: the classifier in the bundle, or Amazon Comprehend */
  sentiment: 'embedded' | 'comprehend'
  /** model or inference profile of Amazon Bedrock that writes summaries; none means the embedded writer */
  summaryModel: string | undefined
  /** report types that are for named users alone (functions/kernel/accounts/visible-types.ts); none means every type is for everybody */
  privateReports: string | undefined
  /** hosts of shared links and whose they are (functions/domains/branding/link-domains.ts), and the ARN of the certificate for all of them; none means links are at our address */
  linkDomains: string | undefined
  linkCertificate: string | undefined
  /** who may sign up (functions/domains/auth/sign-up-mode.ts); none means by invitation */
  signUp: string | undefined
  /** what plans are paid for by (functions/kernel/accounts/standing.ts); none means by nothing, and everybody has everything */
  billing: 'none' | 'stripe'
  /** the keys of Stripe (functions/domains/subscription/stripe.ts) */
  stripe: { /** of AWS Secrets Manager, in this account and region; JSON of `key` and `webhook` */ secretName: string; publicKey: string } | undefined
  /** who administers it, across accounts (functions/kernel/accounts/admins.ts); none means nobody */
  admins: string | undefined
  /** OpenID Connect provider that people may sign in by (functions/domains/auth/provider.ts); none means by password alone */
  provider:
    | { issuer: string; clientId: string /** of AWS Secrets Manager, in this account and region */; secretName: string; label: string | undefined }
    | undefined
  /** k-anonymity range service of breached passwords (functions/domains/auth/breached-passwords.ts); none means they are not looked up */
  breachedPasswords: string | undefined
  /** what every budget of shared/limits.ts is multiplied by; none means they hold as they are */
  limitFactor: string | undefined
  /** how many proxies of the operator's are in front of CloudFront */
  trustedProxies: string | undefined
}

/** The hosts alone, without whose they are. */
export const linkHosts = ({ linkDomains }: Deployment): string[] =>
  (linkDomains ?? '').split(',').flatMap((entry) => entry.split('=')[0]?.trim().toLowerCase() || [])

/** @throws when there is none: CloudFront answers at no name that it has no certificate for */
export function linkCertificate({ linkCertificate: arn }: Deployment): string {
  if (!arn?.startsWith('arn:')) throw new Error('Domains for shared links need --link-certificate: the ARN of a certificate for all of them, in us-east-1.')
  return arn
}

export const runReportName = (env: string) => `almanac-${env}-run-report`
export const runImportName = (env: string) => `almanac-${env}-run-import`
export const scheduleGroupName = (env: string) => `almanac-${env}`
export const schedulerRoleName = (env: string) => `almanac-${env}-scheduler`
export const deadLetterName = (env: string) => `almanac-${env}-dead-letters`
/** SES sends by it, and tells the topic what became of each email. */
export const configurationSetName = (env: string) => `almanac-${env}`
export const mailEventsName = (env: string) => `almanac-${env}-mail-events`
export const tableName = (env: string) => `almanac-${env}`
/** In AWS Secrets Manager, as the next. */
export const secondFactorKeyName = (env: string) => `almanac-${env}-second-factor-key`
export const channelsKeyName = (env: string) => `almanac-${env}-channels-key`
/** Bucket names are shared by the whole world, so the account is part of it. */
export const bucketName = (env: string) => `almanac-${env}-objects-${Aws.ACCOUNT_ID}`

/** Where browsers send files to, by addresses that the functions sign. */
export const bucketHost = (stack: Stack, env: string) => `${bucketName(env)}.s3.${stack.region}.${stack.urlSuffix}`

export function functionArn(stack: Stack, name: string): string {
  return stack.formatArn({ service: 'lambda', resource: 'function', resourceName: name, arnFormat: ArnFormat.COLON_RESOURCE_NAME })
}

export function schedulerRoleArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'iam', region: '', resource: 'role', resourceName: schedulerRoleName(env) })
}

/** Every schedule of the one group. */
export function schedulesArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'scheduler', resource: 'schedule', resourceName: `${scheduleGroupName(env)}/*` })
}

export function deadLetterArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'sqs', resource: deadLetterName(env), arnFormat: ArnFormat.NO_RESOURCE_NAME })
}

export function mailEventsArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'sns', resource: mailEventsName(env), arnFormat: ArnFormat.NO_RESOURCE_NAME })
}

export function tableArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: tableName(env) })
}

export function bucketArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 's3', region: '', account: '', resource: bucketName(env), arnFormat: ArnFormat.NO_RESOURCE_NAME })
}

/** The model of an inference profile over several regions; undefined for a model's own id. */
export function profiledModel(model: string): string | undefined {
  return /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(.+)$/.exec(model)?.[1]
}

/** Of a profile over several regions, the model in any of them too: Bedrock asks for both. */
export function summaryModelArns(stack: Stack, model: string): string[] {
  const profiled = profiledModel(model)
  const foundation = { service: 'bedrock', account: '', resource: 'foundation-model' }
  if (!profiled) return [stack.formatArn({ ...foundation, resourceName: model })]
  return [
    stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: model }),
    stack.formatArn({ ...foundation, region: '*', resourceName: profiled }),
  ]
}

/** The address in `a@b` or `Name <a@b>`. @throws when there is none that SES could mail as */
export function mailAddress(mailFrom: string): string {
  const address = (/<([^<>]*)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim().toLowerCase()
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(address)) throw new Error(`"${mailFrom}" is not an address that mail can be sent from.`)
  return address
}

/** SES sends as an address when that, its domain or a domain above is verified. */
export function mailIdentities(mailFrom: string): string[] {
  const address = mailAddress(mailFrom)
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.')
  return [address, ...labels.slice(0, -1).map((_, above) => labels.slice(above).join('.'))]
}

export function configurationSetArn(stack: Stack, env: string): string {
  return stack.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: configurationSetName(env) })
}

export function mailIdentityArns(stack: Stack, mailFrom: string): string[] {
  return mailIdentities(mailFrom).map((resourceName) => stack.formatArn({ service: 'ses', resource: 'identity', resourceName }))
}
