import { rmSync } from 'node:fs'

export default function endRun(): void {
  if (process.env.ALMANAC_TEST_RUN) rmSync(process.env.ALMANAC_TEST_RUN, { recursive: true, force: true })
}
