import { handlerOf } from '../../functions/index.ts'
import { log } from '../../functions/lib/log.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTable } from '../../test/builders/stack.ts'
import { seed } from '../seed/seed.ts'
import { reportRuns } from './reports.ts'
log.setLogLevel('SILENT')
process.env.ALMANAC_LIMIT_FACTOR = '1000000'
const table = await startTable()
await seed({ now: new Date() })
const runs = await reportRuns()
process.stdout.write('@"ready"\n')
const { createInterface } = await import('node:readline')
for await (const type of createInterface({ input: process.stdin })) {
  if (type === 'end') { await table.stop(); process.exit(0) }
  const run: any = runs.find((one) => one.type === type)
  ;(globalThis as any).gc?.()
  const a = process.cpuUsage()
  const { status, text } = await callHandler(handlerOf(run.endpoint), 'GET', '/reports', { query: run.query, session: run.book.session })
  const { user, system } = process.cpuUsage(a)
  process.stdout.write('@' + JSON.stringify({ cpu: (user + system) / 1000, status, size: text.length }) + '\n')
}
