/**
 * A child that cannot outlive its parent, not even when the parent is killed with -9: a tiny shell holds the read end of a
 * pipe, and the kernel closes that pipe with the parent. Needed for programs that are not Node (those watch their IPC channel).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

// the shell ends with the program; the reader subshell ends the program with the pipe
const guard = 'exec 3<&0; "$@" </dev/null & child=$!; { read -r _ <&3; kill "$child" 2>/dev/null; } & wait "$child"'

export type GuardedChild = { pid: number; output: () => string; exited: Promise<number | null>; stop: () => Promise<void> }

/** Starts `command`; `output()` is the last 4 KB it printed, for error messages. */
export function spawnGuarded(command: string, args: string[]): GuardedChild {
  // detached: Ctrl-C reaches the stack alone, which then stops its parts in order
  const child: ChildProcess = spawn('sh', ['-c', guard, 'guard', command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
    detached: true,
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4096)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.stdin?.on('error', () => undefined)
  const exited = once(child, 'exit').then(([code]) => {
    child.stdin?.destroy()
    return typeof code === 'number' ? code : null
  })
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    exited,
    stop: async () => {
      child.stdin?.end()
      await exited
    },
  }
}
