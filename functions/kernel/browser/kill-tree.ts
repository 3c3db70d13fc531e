import { spawnSync } from 'node:child_process'

/** Ends a process that was started detached, and all that it started, at once: its group, or on Windows its tree. Never throws. */
export function killTree(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
      return
    } catch {
      // it has no group, or is gone
    }
  }
}
