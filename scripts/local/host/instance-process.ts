/** The process of an instance, as its host sees it. */
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { Done } from './work.ts'

export type Instance = {
  readonly child: ChildProcess
  /** to the others, where the processor is short */
  yields: boolean
  /** of the function it runs */
  name: string | null
  /** whose work it has */
  caller: string | null
  heavy: boolean
  readonly loaded: Set<string>
  /** takes the answer of what it works on; null while it idles */
  settle: ((done: Done) => void) | null
  idleSince: number
}
export type Output = 'inherit' | 'ignore'

/** `memory`: megabytes. */
export function startInstance(memory: number, output: Output): Instance {
  const child = fork(join(import.meta.dirname, 'instance.ts'), {
    execArgv: ['--no-warnings', `--max-old-space-size=${memory}`],
    stdio: ['ignore', output, output, 'ipc'],
    serialization: 'advanced',
  })
  const instance: Instance = { child, yields: false, name: null, caller: null, heavy: false, loaded: new Set(), settle: null, idleSince: Date.now() }
  child.on('message', (said: unknown) => instance.settle?.(v.parse(Done, said)))
  return instance
}

/** From now on and for good, as systems let nobody step forward again. Nothing is lost where they do not allow it: then all share alike. */
export function yieldTo(instance: Instance): void {
  const { pid } = instance.child
  if (instance.yields || pid === undefined) return
  instance.yields = true
  try {
    setPriority(pid, 19)
  } catch {}
}
