/** `stack.json` in the data folder: how other commands find the running stack, and how a new start finds what a killed one left. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './write-durably.ts'

const StackFile = v.object({ pid: v.number(), origin: v.string(), children: v.array(v.number()), env: v.record(v.string(), v.string()) })
export type StackFile = v.InferOutput<typeof StackFile>

/** ALMANAC_DATA, else `.almanac` of the checkout. */
export function dataFolder(): string {
  return resolve(process.env.ALMANAC_DATA ?? join(import.meta.dirname, '../../.almanac'))
}

const pathIn = (folder: string) => join(folder, 'stack.json')

export function readStackFile(folder: string): StackFile | null {
  if (!existsSync(pathIn(folder))) return null
  try {
    return v.parse(StackFile, JSON.parse(readFileSync(pathIn(folder), 'utf8')))
  } catch {
    // gone in this moment, or of an older version
    return null
  }
}

export const writeStackFile = (folder: string, stack: StackFile) => writeDurably(pathIn(folder), JSON.stringify(stack, null, 2))
export const removeStackFile = (folder: string) => rmSync(pathIn(folder), { force: true })

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** True when the stack of this file answers, and says that it is the one. A process id alone may have been given to another. */
async function answers({ pid, origin }: StackFile): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/_local/stack.json`, { signal: AbortSignal.timeout(2000) })
    const said = v.safeParse(v.object({ pid: v.number() }), await response.json())
    return said.success && said.output.pid === pid
  } catch {
    return false
  }
}

/** Says who has the lock of a folder; one that has just begun to start is given a moment to say it. */
export async function sentenceOfHolder(folder: string): Promise<string> {
  for (let wait = 0; wait < 50; wait++) {
    const holder = readStackFile(folder)
    if (holder && isAlive(holder.pid))
      return `Almanac is already running on this data folder, at ${holder.origin.replace('127.0.0.1', 'localhost')} (process ${holder.pid}). Stop it first, or set ALMANAC_DATA to another folder.`
    await new Promise((done) => setTimeout(done, 100))
  }
  return `Another program holds the data folder ${folder}. Stop it first, or set ALMANAC_DATA to another folder.`
}

/** The stack that runs on this folder, or null. */
export async function findRunningStack(folder = dataFolder()): Promise<StackFile | null> {
  const stack = readStackFile(folder)
  return stack && isAlive(stack.pid) && (await answers(stack)) ? stack : null
}

/**
 * Points this process at the running stack (its table, bucket and endpoints), unless ALMANAC_TABLE says where to work.
 * Throws a sentence when there is none.
 */
export async function pointAtRunningStack(): Promise<void> {
  if (process.env.ALMANAC_TABLE) return
  const stack = await findRunningStack()
  if (!stack) throw new Error('Almanac is not running. Start it with "npm start" in another terminal, then try again.')
  Object.assign(process.env, stack.env)
}

const ours = /dynoxide|scripts[\\/]local[\\/]host[\\/]main/

/** The command line of a process; empty when it is gone, or when this machine cannot say. */
export function commandOf(pid: number, platform: string = process.platform): string {
  const ask = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
  const [program, ...args] = platform === 'win32' ? ['powershell', '-NoProfile', '-Command', ask] : ['ps', '-o', 'command=', '-p', String(pid)]
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true })
  return stdout ?? ''
}

/** Parts end with their stack by themselves; one that has not a moment after a kill is ended here. */
export async function reapLeftovers(folder: string): Promise<void> {
  const stack = readStackFile(folder)
  for (const pid of stack?.children ?? []) {
    for (let wait = 0; wait < 30 && isAlive(pid); wait++) await new Promise((done) => setTimeout(done, 100))
    if (!isAlive(pid)) continue
    if (ours.test(commandOf(pid))) process.kill(pid, 'SIGKILL')
  }
  removeStackFile(folder)
}
