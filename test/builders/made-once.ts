/** Shares a folder between the test files of a run: the first that needs it fills it, the others wait. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Returns the folder of this name in the run's own. When filling it fails, the next file that needs it tries again. */
export async function madeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(process.env.ALMANAC_TEST_RUN ?? mkdtempSync(join(tmpdir(), 'almanac-run-')), name)
  const isFilled = join(folder, '.filled')
  while (!existsSync(isFilled)) {
    const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
    if (!isFirst) {
      await wait(100)
      continue
    }
    try {
      await fill(folder)
      writeFileSync(isFilled, '')
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }
  return folder
}
