/** What the test files of one run share is in this folder; end-run.ts takes it away. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function beginRun(): void {
  process.env.ALMANAC_TEST_RUN = mkdtempSync(join(tmpdir(), 'almanac-run-'))
}
