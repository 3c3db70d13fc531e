/** `npm run new report|metric|network|block|endpoint|notification NAME`: writes the files of a new part where the house keeps them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { planBlock } from './new/block.ts'
import { planEndpoint } from './new/endpoint.ts'
import { planMetric } from './new/metric.ts'
import { planNetwork } from './new/network.ts'
import { planNotification } from './new/notification.ts'
import { type Plan, Refused, write } from './new/plan.ts'
import { planReport } from './new/report.ts'

const usage = `Usage: npm run new report NAME [-- --subject NAME]
       npm run new metric NAME [-- --topic TOPIC --of MEASURE --networks CODE,CODE]
       npm run new network NAME
       npm run new block NAME
       npm run new endpoint VERB-NOUN [-- --domain DOMAIN --path /PATH/{id}]
       npm run new notification NAME
NAME is in small letters with hyphens, such as story-performance.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    domain: { type: 'string' },
    path: { type: 'string' },
    root: { type: 'string' },
    topic: { type: 'string' },
    subject: { type: 'string' },
    of: { type: 'string' },
    networks: { type: 'string' },
  },
})
const [kind = '', name = ''] = positionals
const root = values.root ?? join(import.meta.dirname, '..')

try {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Refused(usage)
  const plans: Readonly<Record<string, () => Plan>> = {
    report: () => planReport(name, values),
    metric: () => planMetric(root, name, values),
    network: () => planNetwork(name),
    block: () => planBlock(name),
    endpoint: () => planEndpoint(root, name, values),
    notification: () => planNotification(name),
  }
  const plan = plans[kind]?.()
  if (!plan) throw new Refused(usage)
  const written = write(root, plan)
  // the templates are about right; the formatter knows exactly
  spawnSync(process.execPath, [join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], { cwd: root })
  for (const path of written) console.log(path)
  console.log(`\nNext:\n${plan.next.map((one) => `- ${one}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
