/** What the test files of one run share is in this folder; end-run.ts takes it away. */
import { chromium } from '../../functions/kernel/browser/chromium.ts'
import { readSeed } from '../../scripts/test/seed.ts'
import { makeRunFolder, removeLeftoverRuns } from './leftover-runs.ts'

export default async function beginRun(): Promise<void> {
  // where the package unpacks to is said by the process's own environment, of which a test has but a copy
  await chromium()
  removeLeftoverRuns()
  process.env.ALMANAC_TEST_RUN = makeRunFolder()
  process.env.ALMANAC_TEST_SEED = String(readSeed())
}
