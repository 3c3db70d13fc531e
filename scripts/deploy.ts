/**
 * `npm run synth`, `npm run deploy -- --env NAME [--only data,mail,api,delivery]`, `npm run teardown -- --env NAME`.
 * The plain CDK CLI; it talks to AWS, or with AWS_ENDPOINT_URL to anything that speaks its APIs.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { formatCount } from '../shared/format-count.ts'
import { identitiesOf, outputsOf, standingOf } from './deploy/ask-aws.ts'
import { type Options, planDeploy, planTeardown, readOptions, Unclear } from './deploy/plan.ts'
import { takeDown } from './deploy/teardown.ts'
import { buildFrontend } from './local/build-frontend.ts'
import { uploadWeb } from './upload-web.ts'

const checkout = join(import.meta.dirname, '..')
const templates = join(checkout, 'cdk.out')

/** What the CLI would otherwise fetch from or send to the internet by itself. */
const quiet = { CDK_DISABLE_CLI_TELEMETRY: 'true', CDK_DISABLE_VERSION_CHECK: 'true' }

function cdk(...args: string[]): void {
  const cli = join(checkout, 'node_modules/aws-cdk/bin/cdk')
  const { status } = spawnSync(process.execPath, [cli, ...args, '--no-notices', '--no-version-reporting'], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ...quiet },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Once for all that follows: the page, the bundles and the templates. */
async function synth(context: Record<string, string>): Promise<void> {
  await build()
  cdk('synth', '--quiet', '--no-lookups', '--output', templates, ...Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]))
}

/** Also what cdk.json has every other command of the CDK do first. */
async function build(): Promise<void> {
  await buildFrontend(() => console.log('Building the web app and the print page ...'))
}

async function deploy(options: Options): Promise<void> {
  const { env } = options
  const { chosen, context, sender } = await planDeploy(options, await standingOf(env), identitiesOf)
  await synth(context)
  // an account and region are prepared once for everything that the CDK deploys there
  if (!(await outputsOf('CDKToolkit'))) cdk('bootstrap', '--app', templates)
  cdk('deploy', ...chosen, '--app', templates, '--require-approval', 'never', '--exclusively')
  const { web, api } = await standingOf(env)
  if (chosen.includes('web') && web?.FilesBucket) {
    const count = await uploadWeb(web.FilesBucket, options.context.origin ?? web.WebAddress ?? '')
    console.log(`${formatCount(count)} files of the web app are in place.`)
  }
  if (sender) await sayAboutSender(sender)
  const address = web?.WebAddress ?? api?.ApiAddress
  if (address) console.log(`Almanac is at ${options.context.origin ?? address}${web ? '' : '/api; its screens come with the stack "web"'}`)
}

async function sayAboutSender(sender: string): Promise<void> {
  const identities = await identitiesOf(sender)
  const verified = identities.find(({ isVerified }) => isVerified)
  console.log(
    verified
      ? `Reports are mailed from ${sender}; SES knows ${verified.name}.`
      : `No report is mailed before ${sender} is confirmed: open the link that SES has sent there.`,
  )
  console.log('While the account is in the sandbox of SES, recipients have to be confirmed too; AWS lifts that on request.')
}

const [job, ...rest] = process.argv.slice(2)
try {
  if (job === 'build') await build()
  else if (job === 'synth') {
    await synth(readOptions(rest).context)
    console.log('The templates are in cdk.out.')
  } else if (job === 'deploy') await deploy(readOptions(rest))
  else if (job === 'teardown') {
    const options = readOptions(rest)
    await takeDown(options.env, planTeardown(options), (line) => console.log(line))
    console.log(`The stack almanac-${options.env}-data stays, with the table, the bucket and the address of the API; a later deploy goes on with them.`)
  } else throw new Unclear('Choose synth, deploy or teardown.')
} catch (error) {
  const isUnset = error instanceof Error && (error.name === 'CredentialsProviderError' || error.message === 'Region is missing')
  if (!(error instanceof Unclear) && !isUnset) throw error
  console.error(isUnset ? `AWS needs credentials and a region here ("aws configure" sets both): ${error.message}` : error.message)
  process.exit(1)
}
