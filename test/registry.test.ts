import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { handlerFile, handlerOf, handlers } from '../functions/edge/endpoints/index.ts'
import { registryFiles } from '../scripts/new/registry.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../shared/api/index.ts'

const all: readonly Endpoint[] = endpoints
const root = join(import.meta.dirname, '..')

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
}

test.each(endpoints.map((contract) => [contract.name, contract] as const))('%s has its handler where its contract says', async (name, contract) => {
  expect(existsSync(join(root, handlerFile(contract)))).toBe(true)
  const loaded: Record<string, unknown> = await import(`../${handlerFile(contract)}`)
  expect(typeof loaded.handler).toBe('function')
  expect(handlerOf(name)).toBe(handlers[name])
})

test('every file that makes an endpoint has its contract', async () => {
  const { readFile } = await import('node:fs/promises')
  const files = sourceFiles('functions').map((name) => `functions/${name}`)
  const texts = await Promise.all(files.map((path) => readFile(join(root, path), 'utf8')))
  const making = files.filter((_, index) => /^export const handler = handle\(/m.test(texts[index] ?? ''))
  expect(making.sort()).toEqual(all.map(handlerFile).sort())
})

test('"npm run registry" would change nothing', async () => {
  const files = Object.entries(await registryFiles(root))
  expect(files.map(([path]) => [path, readFileSync(join(root, path), 'utf8')])).toEqual(files)
})

test('names, routes and conventions of the contracts hold', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size).toBe(all.length)
  for (const { name, path, method, body, upload, access, status, response } of all) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(path).toMatch(/^(\/([a-z.-]+|\{\w+\}))+$/)
    if (method === 'GET') expect([body, upload]).toEqual([undefined, undefined])
    // rights without a session would never be checked
    if (!access.session) expect([access.permission, access.feature, access.account]).toEqual([undefined, undefined, undefined])
    if (response === 'empty') expect(status).toBe(204)
    if (response === 'redirect') expect(status).toBe(302)
  }
})

test('a name nobody declared is a fault', () => {
  const unknown: string = 'drop-table'
  const isName = (name: string): name is EndpointName => name.length > 0
  if (isName(unknown)) expect(() => handlerOf(unknown)).toThrow('drop-table')
})
