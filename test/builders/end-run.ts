import { rmSync } from 'node:fs'

/** Removes what the files of the run shared. The processes that had it open are ending at this moment. */
export default function endRun(): void {
  if (process.env.ALMANAC_TEST_RUN) rmSync(process.env.ALMANAC_TEST_RUN, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
