import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const dataFolder = mkdtempSync(join(tmpdir(), 'almanac-dev-'))
let child: ChildProcess
let origin: string
beforeAll(async () => {
  const entry = join(import.meta.dirname, '../builders/development-process.ts')
  child = spawn(process.execPath, ['--no-warnings', entry, dataFolder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  origin = said.origin
}, 240_000)
afterAll(async () => {
  if (child.exitCode === null) {
    child.disconnect()
    await once(child, 'exit')
  }
  rmSync(dataFolder, { recursive: true, maxRetries: 10, retryDelay: 200 })
})

/** What the reload client of a page does; the answer is the first message, or how it failed. */
async function reloadSocket(at: string): Promise<string> {
  const client = await (await fetch(`${at}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  const socket = new WebSocket(`${at.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const said = await new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)))
    socket.addEventListener('error', () => resolve('error'))
    socket.addEventListener('close', () => resolve('closed'))
  })
  socket.close()
  return said
}

test('the reload socket lives at the address that npm run dev prints, however its name is looked up', async () => {
  const { port } = new URL(origin)
  expect(origin).toBe(`http://localhost:${port}`)
  for (const at of [origin, `http://127.0.0.1:${port}`, `http://[::1]:${port}`]) expect([at, await reloadSocket(at)]).toEqual([at, '{"type":"connected"}'])
})

test('a path that names no host is no fault of the server here either', async () => {
  expect((await fetch(`${origin}//`)).status).toBeLessThan(500)
})
