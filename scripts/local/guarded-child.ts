/**
 * A child that cannot outlive its parent, not even when the parent is killed with -9: a guard between them holds the read end of
 * a pipe, and the kernel closes that pipe with the parent. Needed for programs that are not Node (those watch their IPC channel).
 */
import { type ChildProcess, spawn } from 'node:child_process'

/** The shell ends with the program; the reader subshell ends the program with the pipe. */
const shell = 'exec 3<&0; "$@" </dev/null & child=$!; { read -r _ <&3; kill "$child" 2>/dev/null; } & wait "$child"'
/** The same where there is no shell. */
const script = `const [command, ...args] = process.argv.slice(1)
const child = require('node:child_process').spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true })
child.on('error', (error) => { console.error(error.message); process.exit(1) })
child.on('exit', (code) => process.exit(code ?? 1))
process.stdin.resume().on('end', () => child.kill()).on('error', () => child.kill())`

/** What a program needs of our environment to start at all; the rest is none of its business. */
const kept = ['PATH', 'SystemRoot', 'SystemDrive', 'windir', 'TEMP', 'TMP'] as const

export type GuardedChild = { pid: number; output: () => string; exited: Promise<number | null>; stop: () => Promise<void> }

/** Starts `command`; `output()` is the last 4 KB it printed, for error messages. */
export function spawnGuarded(command: string, args: string[], platform: string = process.platform): GuardedChild {
  const [guard, ...before] = platform === 'win32' ? [process.execPath, '-e', script, '--'] : ['sh', '-c', shell, 'guard']
  // detached: Ctrl-C reaches the stack alone, which then stops its parts in order
  const child: ChildProcess = spawn(guard, [...before, command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    detached: true,
    windowsHide: true,
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4096)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.stdin?.on('error', () => undefined)
  const exited = new Promise<number | null>((resolve) => {
    const ended = (code: number | null) => {
      child.stdin?.destroy()
      resolve(code)
    }
    child.once('exit', ended)
    child.once('error', (error) => {
      printed += error.message
      ended(null)
    })
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
