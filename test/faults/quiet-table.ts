/** A table for the tests of one file, whose deliveries fail on purpose: what they log of it is left out. */
import { afterAll, beforeAll } from '@jest/globals'
import { log } from '../../functions/kernel/log.ts'
import { startTable, type TestTable } from '../builders/stack.ts'

export function startQuietTable(): void {
  let table: TestTable
  beforeAll(async () => {
    table = await startTable()
    process.env.ALMANAC_ORIGIN = 'https://almanac.test'
    log.setLogLevel('SILENT')
  })
  afterAll(async () => {
    log.setLogLevel('INFO')
    delete process.env.ALMANAC_ORIGIN
    await table.stop()
  })
}
