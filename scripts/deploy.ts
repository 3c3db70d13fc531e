/**
 * `npm run synth`, `npm run deploy -- --env NAME [--only data,mail,api,delivery]`, `npm run teardown -- --env NAME`.
 * The plain CDK CLI; it talks to AWS, or with AWS_ENDPOINT_URL to anything that speaks its APIs.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { buildFrontend } from './local/build-frontend.ts'
import { uploadWeb } from './upload-web.ts'

const Outputs = v.record(v.string(), v.record(v.string(), v.string()))

const checkout = join(import.meta.dirname, '..')
const stacks = ['data', 'mail', 'api', 'delivery', 'web', 'alarms'] as const

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

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

const [job, ...rest] = process.argv.slice(2)
const { values } = parseArgs({
  args: rest,
  options: {
    env: { type: 'string', default: 'dev' },
    only: { type: 'string' },
    'mail-from': { type: 'string' },
    origin: { type: 'string' },
    'alarm-email': { type: 'string' },
    sentiment: { type: 'string' },
    'summary-model': { type: 'string' },
    'private-reports': { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})
if (!/^[a-z][a-z0-9]{1,19}$/.test(values.env)) fail('--env takes a short name of small letters and digits, such as "staging".')
if (values.sentiment !== undefined && !['embedded', 'comprehend'].includes(values.sentiment)) fail('--sentiment is "embedded" or "comprehend".')
const chosen = values.only ? values.only.split(',').map((name) => name.trim()) : [...stacks]
const unknown = chosen.find((name) => !stacks.some((stack) => stack === name))
if (unknown) fail(`There is no stack "${unknown}". Choose from: ${stacks.join(', ')}.`)

const given = {
  env: values.env,
  mailFrom: values['mail-from'],
  origin: values.origin,
  alarmEmail: values['alarm-email'],
  sentiment: values.sentiment,
  summaryModel: values['summary-model'],
  privateReports: values['private-reports'],
}
const context = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : ['--context', `${name}=${value}`]))

await buildFrontend(() => console.log('Building the web app and the print page ...'))
if (job === 'synth') {
  cdk('synth', '--quiet', '--no-lookups', ...context)
  console.log('The templates are in cdk.out.')
} else if (job === 'deploy') {
  cdk('bootstrap', ...context)
  const outputs = join(checkout, 'cdk.out', `outputs-${values.env}.json`)
  cdk('deploy', ...chosen, '--require-approval', 'never', '--exclusively', '--outputs-file', outputs, ...context)
  const bucket = v.parse(Outputs, JSON.parse(readFileSync(outputs, 'utf8')))[`almanac-${values.env}-web`]?.FilesBucket
  if (bucket) console.log(`${await uploadWeb(bucket)} files of the web app are in place.`)
} else if (job === 'teardown') {
  if (!values.yes) fail(`This removes the stacks of "${values.env}"; its table and bucket stay. Add --yes to go on.`)
  cdk('destroy', ...[...chosen].reverse(), '--force', '--exclusively', ...context)
} else {
  fail('Choose synth, deploy or teardown.')
}
