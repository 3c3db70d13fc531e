/** A table with the demo in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemo, demoTable, fillDemo } from './demo-database.ts'
import { startTable, type TestTable } from './stack.ts'

/** Completes the demo of a table as of `now`. */
export const makeDemo = (table: TestTable, now: Date) => fillDemo(table.env, now)

export async function startDemo(asOf: Date | 'today'): Promise<TestTable> {
  if (process.env.AWS_ENDPOINT_URL) {
    const table = await startTable()
    await makeDemo(table, asOf === 'today' ? new Date() : asOf)
    return table
  }
  const folder = mkdtempSync(join(tmpdir(), 'almanac-demo-'))
  await copyDemo(asOf, folder)
  const table = await startTable({ folder, name: demoTable })
  return {
    ...table,
    stop: async () => {
      await table.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
