/** What the test files of one run share is in this folder; end-run.ts takes it away. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../functions/lib/chromium.ts'

export default async function beginRun(): Promise<void> {
  // where the package unpacks to is said by the process's own environment, of which a test has but a copy
  await chromium()
  process.env.ALMANAC_TEST_RUN = mkdtempSync(join(tmpdir(), 'almanac-run-'))
}
