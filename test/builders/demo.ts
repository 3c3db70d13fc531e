/** A table with the demo in it. It is made outside of Jest, whose sandbox makes the many small sums of it several times as slow. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startTable, type TestTable } from './stack.ts'

const run = promisify(execFile)
const program = `const { seed } = await import(${JSON.stringify(new URL('../../scripts/seed/seed.ts', import.meta.url).href)}); await seed({ now: new Date(process.argv[1]) })`

/** Completes the demo of a table as of `now`. */
export async function makeDemo(table: TestTable, now: Date): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--no-warnings', '-e', program, now.toISOString()], { env: { ...process.env, ...table.env } })
}

export async function startDemo(now: Date): Promise<TestTable> {
  const table = await startTable()
  await makeDemo(table, now)
  return table
}
