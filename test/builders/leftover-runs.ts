/** Folders of test runs. One names the process that it is of, so that a later run removes it where that was killed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'almanac-run-'
const pidFile = 'pid'

export function makeRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, pidFile), String(process.pid))
  return folder
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed. Their processes have ended with them. */
export function removeLeftoverRuns(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const file = join(tmpdir(), name, pidFile)
    if (existsSync(file) && !isAlive(Number(readFileSync(file, 'utf8')))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
