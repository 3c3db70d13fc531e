/** What the test files of one run share is in this folder; end-run.ts takes it away. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../functions/lib/chromium.ts'

export default async function beginRun(): Promise<void> {
  // where the package unpacks to is said by the process's own environment, of which a test has but a copy
  await chromium()
  process.env.ALMANAC_TEST_RUN = mkdtempSync(join(tmpdir(), 'almanac-run-'))
  process.env.ALMANAC_TEST_SEED ??= seedOfCommit()
}

/** Returns the first 32 bits of the commit, or 1 outside a git checkout. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return String(Number.parseInt(stdout?.slice(0, 8) || '1', 16))
}
