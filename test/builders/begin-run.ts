/** What the test files of one run share is in this folder; end-run.ts takes it away. */
import { spawnSync } from 'node:child_process'
import { chromium } from '../../functions/lib/chromium.ts'
import { makeRunFolder, removeLeftoverRuns } from './leftover-runs.ts'

export default async function beginRun(): Promise<void> {
  // where the package unpacks to is said by the process's own environment, of which a test has but a copy
  await chromium()
  removeLeftoverRuns()
  process.env.ALMANAC_TEST_RUN = makeRunFolder()
  process.env.ALMANAC_TEST_SEED ??= seedOfCommit()
}

/** Returns the first 32 bits of the commit, or 1 outside a git checkout. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return String(Number.parseInt(stdout?.slice(0, 8) || '1', 16))
}
