import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { spawnGuarded } from '../../scripts/local/guarded-child.ts'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}
const program = 'console.log(process.pid); setInterval(() => {}, 1000)'

// the guard that Windows gets runs anywhere
test.each(['linux', 'win32'])('as on %s, a guarded program ends with its parent, even by kill -9, and when it is stopped', async (platform) => {
  const child = spawnGuarded(process.execPath, ['-e', program], platform)
  await until(() => child.output().includes('\n'))
  const pid = Number(child.output())
  expect(isAlive(pid)).toBe(true)
  await child.stop()
  await until(() => !isAlive(pid))

  const module = JSON.stringify(join(import.meta.dirname, '../../scripts/local/guarded-child.ts'))
  const script = `const { spawnGuarded } = await import(${module})
    const child = spawnGuarded(process.execPath, ['-e', ${JSON.stringify(program)}], '${platform}')
    setInterval(() => { if (child.output().includes('\\n')) process.send(Number(child.output())) }, 20)`
  const parent = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [orphan] = await once(parent, 'message')
  expect(isAlive(orphan)).toBe(true)
  parent.kill('SIGKILL')
  await until(() => !isAlive(orphan))
})

test.each(['linux', 'win32'])('as on %s, what a program says and how it ends is told, also when there is none', async (platform) => {
  const failing = spawnGuarded(process.execPath, ['-e', 'console.error("no room"); process.exit(4)'], platform)
  expect(await failing.exited).toBe(4)
  expect(failing.output()).toBe('no room\n')
  const missing = spawnGuarded('/nowhere/dynoxide', [], platform)
  expect(await missing.exited).not.toBe(0)
  expect(missing.output()).toMatch(/nowhere\/dynoxide/)
})
