import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockFolder } from '../../scripts/local/folder-lock.ts'
import { removePartials, writeDurably } from '../../scripts/local/write-durably.ts'
import { startOwnStack, type TestStack } from '../builders/stack.ts'

let stack: TestStack
const folder = mkdtempSync(join(tmpdir(), 'almanac-start-'))
beforeAll(async () => {
  stack = await startOwnStack()
})
afterAll(async () => {
  await stack.stop()
  rmSync(folder, { recursive: true })
})

const start = async (data: string): Promise<{ code: unknown; said: string }> => {
  const entry = join(import.meta.dirname, '../../scripts/start.ts')
  const child = spawn(process.execPath, ['--no-warnings', entry], {
    env: { ...process.env, PORT: '0', ALMANAC_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}

test('a second start on the same data folder is refused by a sentence that names the first', async () => {
  const { code, said } = await start(stack.dataFolder)
  expect(code).toBe(1)
  expect(said.trim()).toBe(
    `Almanac is already running on this data folder, at ${stack.origin} (process ${process.pid}). Stop it first, or set ALMANAC_DATA to another folder.`,
  )
})

test('of many starts at once only one gets the folder, and a lock ends with its process', async () => {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/local/folder-lock.ts'))}
    process.on('disconnect', () => process.exit())
    process.send(lockFolder(process.argv[1]) !== null); setInterval(() => {}, 1000)`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  try {
    const got = await Promise.all(children.map(async (child) => (await once(child, 'message'))[0]))
    expect(got.filter(Boolean).length).toBe(1)
    expect(lockFolder(folder)).toBeNull()
  } finally {
    await Promise.all(
      children.map((child) => {
        child.kill('SIGKILL')
        return once(child, 'exit')
      }),
    )
  }
  const lock = lockFolder(folder)
  expect(lock).not.toBeNull()
  lock?.release()
})

test('what a kill left half-written is gone after the next start, and nothing else', () => {
  const written = mkdtempSync(join(folder, 'written-'))
  for (const name of ['a.json', 'b.json.0b5b.partial']) writeFileSync(join(written, name), '{')
  removePartials(written)
  expect(readdirSync(written)).toEqual(['a.json'])
})

test('a write that fails leaves nothing behind', async () => {
  const full = mkdtempSync(join(folder, 'full-'))
  mkdirSync(join(full, 'taken/by-a-folder'), { recursive: true })
  await expect(writeDurably(join(full, 'taken'), 'x')).rejects.toThrow()
  expect(readdirSync(full)).toEqual(['taken'])
})

/** As it stands: fetch() would tidy the path, and sets its own Host. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(stack.origin)
    httpRequest({ hostname, port, path, method, headers: { host, ...headers } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('no path is a fault of the server', async () => {
  const paths = ['//', '///', '//api/health', '/%', '/%00', '//evil.test/api/health', '/_local//', '/almanac-local//', '/\\', '/?a=//', 'http://[/']
  const answers = await Promise.all(paths.map(async (path) => [path, await ask(path)]))
  expect(answers.filter(([, status]) => Number(status) >= 500)).toEqual([])
})

test('the developer pages answer to the developer alone: not to a name that leads here from elsewhere, nor to another site', async () => {
  const { host } = new URL(stack.origin)
  const port = new URL(stack.origin).port
  const paths = ['/_local/mail.json', '/_local/scheduler', '/_local/stack.json', '/_local/aws/scheduler/schedules']
  for (const path of paths) {
    expect([path, await ask(path, { host: `rebound.test:${port}` })]).toEqual([path, 403])
    expect([path, await ask(path, { origin: 'https://evil.test' })]).toEqual([path, 403])
    expect([path, await ask(path, { origin: 'null' })]).toEqual([path, 403])
    expect([path, await ask(path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })]).toEqual([path, 403])
    for (const own of [host, `127.0.0.1:${port}`, `[::1]:${port}`, `demo.localhost:${port}`])
      expect([path, own, await ask(path, { host: own })]).toEqual([path, own, 200])
  }
  expect(await ask('/_local/mail', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200)
  // somebody follows a link to it
  expect(await ask('/_local/mail', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200)
  expect(await ask('/_local/scheduler/advance', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'POST')).toBe(403)
})
