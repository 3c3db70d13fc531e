import { expect, test } from '@jest/globals'
import { changes } from './changes.ts'
import { endpoints } from './index.ts'
import { onlyAsked } from './only-asked.ts'

const routes = endpoints.map(({ method, path }) => ({ method, path, route: `${method} ${path}` }))
const reads = routes.filter(({ method }) => method === 'GET')
const writes = routes.filter(({ method }) => method !== 'GET')
const changedBy = new Map<string, readonly string[]>(Object.entries(changes))
/** What a path is about: `/a/{id}/import` and `/a/{id}` are of `/a`. */
const collection = (path: string) => path.split('/{')[0]

test('every write of the contract says which reads it changes, and names only reads that exist', () => {
  expect([...changedBy.keys()].sort()).toEqual(writes.map(({ route }) => route).sort())
  const known = new Set(reads.map(({ route }) => route))
  expect([...changedBy.values()].flat().filter((route) => !known.has(route))).toEqual([])
})

test('a write changes the list it writes to, and what is read of one of its items', () => {
  const forgotten = writes.flatMap(({ path, route }) =>
    reads
      // a download is followed by the browser and never kept
      .filter((read) => collection(read.path) === collection(path) && !read.path.endsWith('/download'))
      .filter((read) => !changedBy.get(route)?.includes(read.route))
      .map((read) => `Add '${read.route}' to the line '${route}' in shared/api/changes.ts: both are of ${collection(path)}.`),
  )
  expect(forgotten).toEqual([])
})

test('what a screen asks for as it opens changes nothing', () => {
  expect(onlyAsked.filter((route) => changes[route].length > 0)).toEqual([])
})
