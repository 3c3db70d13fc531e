/** `npm run new KIND NAME`: writes the files of a new part where the house keeps them, and says what is next. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entriesOf } from '../shared/entries.ts'
import { planBlock } from './new/block.ts'
import { planEndpoint } from './new/endpoint.ts'
import { planMetric } from './new/metric.ts'
import { planNetwork } from './new/network.ts'
import { planNotification } from './new/notification.ts'
import { type Plan, Refused, write } from './new/plan.ts'
import { planReport } from './new/report.ts'
import { writeRoutes } from './new/routes.ts'
import { planScreen } from './new/screen.ts'
import { usage, usageOf } from './new/usage.ts'

const options = {
  domain: { type: 'string' },
  'new-domain': { type: 'boolean' },
  path: { type: 'string' },
  needs: { type: 'string' },
  list: { type: 'string' },
  feature: { type: 'string' },
  root: { type: 'string' },
  topic: { type: 'string' },
  subject: { type: 'string' },
  of: { type: 'string' },
  'new-measure': { type: 'boolean' },
  class: { type: 'string' },
  over: { type: 'string' },
  under: { type: 'string' },
  networks: { type: 'string' },
} as const

function given() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // an option that nobody knows: the sentence names it
    throw error instanceof TypeError ? new Refused(`${error.message}\n\n${usage}`) : error
  }
}

/** npm keeps options to itself unless "--" stands before them, and then nothing says that they were lost. */
function refuseSwallowed(values: object): void {
  const [lost] = entriesOf(options).flatMap(([name]) => (name in values || process.env[`npm_config_${name.replaceAll('-', '_')}`] === undefined ? [] : [name]))
  if (lost) throw new Refused(`npm took --${lost} for itself. Put -- before the options: npm run new KIND NAME -- --${lost} ...`)
}

async function make(): Promise<void> {
  const { values, positionals } = given()
  refuseSwallowed(values)
  const [kind = '', name = ''] = positionals
  const root = values.root ?? join(import.meta.dirname, '..')
  const plans: Readonly<Record<string, () => Plan | Promise<Plan>>> = {
    report: () => planReport(name, values),
    metric: () => planMetric(root, name, values),
    network: () => planNetwork(name),
    block: () => planBlock(name),
    endpoint: () => planEndpoint(root, name, values),
    notification: () => planNotification(name),
    screen: () => planScreen(root, name, values),
  }
  const plan = plans[kind]
  if (!plan || !/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Refused(usageOf(kind))
  const { next, routes, registry, ...changes } = await plan()
  const written = write(root, { ...changes, next })
  // the templates are about right; the formatter knows exactly
  spawnSync(process.execPath, [join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], { cwd: root })
  if (routes) await writeRoutes(root)
  // in a process that has not loaded the contracts as they were
  if (registry) spawnSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'registry.ts'), root])
  if (registry && spawnSync(process.execPath, ['--no-warnings', join(root, 'scripts/grants.ts'), name]).status !== 0)
    next.push(`Run "npm run grants -- ${name}": its bundle could not be built.`)
  for (const path of [...written, ...(routes ? ['frontend/src/routeTree.gen.ts'] : [])]) console.log(path)
  console.log(`\nNext:\n${next.map((one) => `- ${one}`).join('\n')}`)
}

try {
  await make()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
