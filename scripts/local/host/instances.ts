/**
 * The instances that run the Lambdas, each with one invocation at a time, so that a slow one holds up nobody else. One that
 * passes its time limit, or dies, fails its own invocation alone and is replaced when it is needed. They are processes because
 * a thread that runs out of memory may take its process with it.
 */
import { type Instance, type Output, startInstance, yieldTo } from './instance-process.ts'
import { FunctionFailed, type Invocation, timedOut } from './invocation.ts'
import type { Done, Work } from './work.ts'

export type Instances = {
  /** what the function returned, as JSON text; throws FunctionFailed */
  invoke: (invocation: Invocation) => Promise<string>
  /** reads functions ahead, so that the first click is not the slow one */
  warm: (paths: readonly string[], count: number) => Promise<void>
  /** The names of the functions that run or wait for an instance. */
  running: () => string[]
  stop: () => void
}

/** Each Lambda has a processor of its own; here, so much heavy work of one caller runs beside what others ask for, and the rest takes what is left of the machine's. */
const inFront = 1

const idleMs = 60_000

type Size = { most: number; mostOfOne: number; keep: number; memory?: number; output?: Output }

type Waiting = { path: string; name: string; caller: string; heavy: boolean; begin: (instance: Instance) => void }

/**
 * At most `most` run at once, and `mostOfOne` of one caller, so that a burst of one leaves instances for others; what comes then waits
 * its turn, behind those who have less running. `keep` of them stay when they idle. `memory`: megabytes for each, the most that any of
 * our Lambdas has unless said. `output`: where what they print goes, this process's own streams unless said.
 */
export function createInstances({ most, mostOfOne, keep, memory = 2048, output = 'inherit' }: Size): Instances {
  const all = new Set<Instance>()
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  let stopped = false

  function launch(): Instance {
    const instance = startInstance(memory, output)
    const { child } = instance
    all.add(instance)
    const lost = (errorMessage: string) => {
      all.delete(instance)
      instance.settle?.({ outcome: 'threw', errorType: 'Runtime.ExitError', errorMessage })
    }
    child.on('error', (error) => lost(error.message))
    child.on('exit', (code, signal) => {
      lost(`Runtime exited with error: ${signal ? `signal ${signal}` : `exit status ${code}`}`)
      advance()
    })
    return instance
  }

  /**
   * An idle one that has read the function before, else any, else a new one. Who has one already leaves one idle for whoever comes,
   * and takes one that yields while others ask.
   */
  function free({ path, caller, heavy }: Waiting): Instance | null {
    const beside = heavy && heavyOf(caller) > inFront
    const yields = beside && othersAsk(caller)
    const idle = [...all].filter(({ settle }) => settle === null)
    const left = (some: Instance[]) => (beside ? some.slice(1) : some)
    const alike = idle.filter((one) => one.yields === yields)
    const taken = yields ? alike : left(alike)
    const found = taken.find(({ loaded }) => loaded.has(path)) ?? taken[0] ?? (all.size < most ? launch() : (left(idle)[0] ?? null))
    if (found && yields) yieldTo(found)
    return found?.yields && !beside ? instead(found) : found
  }

  /** What yields does so for good: nobody's first waits behind others for that. */
  function instead(of: Instance): Instance {
    drop(of)
    return launch()
  }

  function drop(instance: Instance): void {
    all.delete(instance)
    instance.child.disconnect()
  }

  /** What callers have beside their first goes behind what others ask for, whoever came first. */
  function stepBehind(): void {
    const met = new Map<string, number>()
    for (const instance of all) {
      const { caller, heavy, yields } = instance
      if (caller === null || !heavy || yields || heavyOf(caller) <= inFront || !othersAsk(caller)) continue
      met.set(caller, (met.get(caller) ?? 0) + 1)
      if ((met.get(caller) ?? 0) > inFront) yieldTo(instance)
    }
  }

  /** Takes the instance from now until it has answered. */
  function occupy(instance: Instance, work: Work): Promise<Done> {
    const answered = new Promise<Done>((resolve) => {
      instance.settle = resolve
    })
    instance.loaded.add(work.path)
    instance.name = work.kind === 'invoke' ? work.name : null
    instance.child.send(work, (error) => {
      if (error) instance.settle?.({ outcome: 'threw', errorType: 'Runtime.ExitError', errorMessage: error.message })
    })
    return answered
  }

  function release(instance: Instance): void {
    instance.settle = null
    Object.assign(instance, { name: null, caller: null, heavy: false })
    instance.idleSince = Date.now()
    advance()
  }

  /** Heavy work of a caller that runs, and that waits. */
  const heavyOf = (caller: string) => [...all, ...waiting].filter((one) => one.heavy && one.caller === caller).length

  const othersAsk = (caller: string) => [...running.keys(), ...waiting.map((one) => one.caller)].some((one) => one !== caller)

  const runningOf = ({ caller }: { caller: string }) => running.get(caller) ?? 0

  /** Begins what waits and may, in the turn in which an instance is found for it, so that nobody else finds that too. */
  function advance(): void {
    while (!stopped) {
      const may = waiting.filter((one) => runningOf(one) < mostOfOne)
      const [next] = may.sort((a, b) => runningOf(a) - runningOf(b))
      const instance = next && free(next)
      if (!instance) return
      waiting.splice(waiting.indexOf(next), 1)
      next.begin(instance)
    }
  }

  function withInstance<T>({ path, name, caller, heavy }: Invocation, claim: (instance: Instance) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = (instance: Instance) => {
        running.set(caller, runningOf({ caller }) + 1)
        Object.assign(instance, { caller, heavy })
        stepBehind()
        claim(instance).then(resolve, reject)
      }
      waiting.push({ path, name, caller, heavy, begin })
      advance()
    })
  }

  function end(caller: string): void {
    const left = runningOf({ caller }) - 1
    if (left > 0) running.set(caller, left)
    else running.delete(caller)
  }

  async function run(instance: Instance, { limit, caller, heavy: _, ...invocation }: Invocation): Promise<string> {
    const ms = limit * 1000
    let cutOff: NodeJS.Timeout | undefined
    const tooLong = new Promise<Done>((resolve) => {
      cutOff = setTimeout(() => {
        all.delete(instance)
        instance.child.kill('SIGKILL')
        const errorMessage = `RequestId: ${invocation.requestId} Error: Task timed out after ${limit.toFixed(2)} seconds`
        console.error(`${invocation.name}: ${errorMessage}`)
        resolve({ outcome: 'threw', errorType: timedOut, errorMessage })
      }, ms)
    })
    const done = await Promise.race([occupy(instance, { kind: 'invoke', ...invocation, deadline: Date.now() + ms }), tooLong])
    clearTimeout(cutOff)
    end(caller)
    release(instance)
    if (done.outcome === 'threw') throw new FunctionFailed(done.errorType, done.errorMessage)
    return done.json
  }

  const sweep = setInterval(() => {
    const idle = [...all].filter(({ settle, idleSince }) => settle === null && Date.now() - idleSince > idleMs)
    idle.sort((a, b) => Number(b.yields) - Number(a.yields))
    for (const instance of idle.slice(0, Math.max(0, all.size - keep))) drop(instance)
  }, idleMs / 4)
  sweep.unref()

  return {
    invoke: (invocation) => withInstance(invocation, (instance) => run(instance, invocation)),
    warm: async (paths, count) => {
      for (let n = 0; n < count; n++) {
        const instance = launch()
        for (const path of paths) {
          // visitors go first
          if (instance.settle !== null) continue
          await occupy(instance, { kind: 'load', path })
          release(instance)
        }
      }
    },
    running: () => [...all, ...waiting].flatMap(({ name }) => name ?? []),
    stop: () => {
      stopped = true
      clearInterval(sweep)
      for (const { child } of all) child.kill('SIGKILL')
    },
  }
}
