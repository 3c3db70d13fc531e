/** The environment of the Lambdas in the local stack: the same variables a deployment sets, pointing at local parts. */
import { version } from '../../functions/domains/system/version.ts'
import { s3Credentials } from './s3-credentials.ts'

export const bucket = 'almanac-local'
const table = 'almanac-local'

/** Where the one public port serves the APIs of AWS. */
export const awsPaths = { ses: '/_local/aws/ses', scheduler: '/_local/aws/scheduler', lambda: '/_local/aws/lambda', sns: '/_local/aws/sns' } as const

const arn = (rest: string) => `arn:aws:${rest}`

export const mailEventsTopic = arn('sns:eu-west-1:000000000000:almanac-local-mail-events')
/** Inside the machine, where the functions are. */
export const snsEndpoint = (port: number) => `http://127.0.0.1:${port}${awsPaths.sns}`

type Given = {
  origin: string
  port: number
  /** endpoint of the embedded DynamoDB; absent when an emulator of the user's own is used */
  dynamoDb?: string
  printBundle: string
  secondFactorKey: string
  channelsKey: string
  /** what stands in for Stripe, if anything does */
  payment?: Record<string, string>
}

/**
 * With AWS_ENDPOINT_URL set, DynamoDB, S3 and SES are that emulator's, with the credentials of the environment. EventBridge
 * Scheduler stays ours unless AWS_ENDPOINT_URL_SCHEDULER names one: an emulator elsewhere could not call the functions here.
 */
export function environment({ origin, port, dynamoDb, printBundle, secondFactorKey, channelsKey, payment = {} }: Given): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) given[name] = value
  const inner = `http://127.0.0.1:${port}`
  const embedded: Record<string, string> = {
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb ?? '',
    // links are signed for the host name that browsers use
    AWS_ENDPOINT_URL_S3: origin,
    AWS_ENDPOINT_URL_SES: `${inner}${awsPaths.ses}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    ALMANAC_TABLE: table,
    ALMANAC_BUCKET: bucket,
  }
  const external: Record<string, string> = {
    AWS_REGION: given.AWS_REGION ?? 'eu-west-1',
    AWS_ACCESS_KEY_ID: given.AWS_ACCESS_KEY_ID ?? 'test',
    AWS_SECRET_ACCESS_KEY: given.AWS_SECRET_ACCESS_KEY ?? 'test',
    // one emulator may hold several
    ALMANAC_TABLE: given.ALMANAC_TABLE ?? table,
    ALMANAC_BUCKET: given.ALMANAC_BUCKET ?? bucket,
  }
  const region = dynamoDb ? embedded.AWS_REGION : external.AWS_REGION
  const env: Record<string, string> = {
    ...given,
    // functions run here, wherever their data is
    AWS_ENDPOINT_URL_LAMBDA: given.AWS_ENDPOINT_URL_LAMBDA ?? `${inner}${awsPaths.lambda}`,
    AWS_ENDPOINT_URL_SCHEDULER: given.AWS_ENDPOINT_URL_SCHEDULER ?? `${inner}${awsPaths.scheduler}`,
    ...(dynamoDb ? embedded : external),
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_SNS: snsEndpoint(port),
    ALMANAC_MAIL_EVENTS_TOPIC: mailEventsTopic,
    ALMANAC_ORIGIN: origin,
    ALMANAC_RELEASE: version,
    // a server behind a proxy may not reach its own public address
    ALMANAC_SHARED_PAGE: `${inner}/shared.html`,
    ALMANAC_SIGNUP: given.ALMANAC_SIGNUP ?? 'open',
    ALMANAC_ADMINS: given.ALMANAC_ADMINS ?? 'admin@almanac.test',
    ALMANAC_MAIL_FROM: given.ALMANAC_MAIL_FROM ?? 'Almanac <reports@almanac.test>',
    ALMANAC_SECOND_FACTOR_KEY: given.ALMANAC_SECOND_FACTOR_KEY ?? secondFactorKey,
    ALMANAC_CHANNELS_KEY: given.ALMANAC_CHANNELS_KEY ?? channelsKey,
    // what is told in Slack stays on this machine, at /_local/slack
    ALMANAC_SLACK: given.ALMANAC_SLACK ?? `${inner}/_local/slack`,
    ALMANAC_SCHEDULE_GROUP: 'default',
    ALMANAC_RUN_REPORT_ARN: arn(`lambda:${region}:000000000000:function:run-report`),
    ALMANAC_RUN_IMPORT_ARN: arn(`lambda:${region}:000000000000:function:run-import`),
    ALMANAC_SCHEDULER_ROLE_ARN: arn('iam::000000000000:role/almanac-scheduler'),
    ALMANAC_DEAD_LETTER_ARN: arn(`sqs:${region}:000000000000:almanac-dead-letters`),
    ALMANAC_PRINT_BUNDLE: printBundle,
    ...payment,
    ALMANAC_CHECK_RESPONSES: '1',
  }
  // a profile or session of the developer's real account must never be mixed with local endpoints
  if (dynamoDb) for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL']) delete env[name]
  return env
}

/** The part of an environment that another command needs to work on the same stack. */
export function shareable(env: Record<string, string>): Record<string, string> {
  const names = Object.keys(env).filter((name) => name.startsWith('ALMANAC_') || name.startsWith('AWS_ENDPOINT_URL') || name === 'AWS_REGION')
  const credentials = env.AWS_ENDPOINT_URL ? [] : ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  return Object.fromEntries([...names, ...credentials].map((name) => [name, env[name] ?? '']))
}
