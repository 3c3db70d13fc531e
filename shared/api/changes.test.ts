import { expect, test } from '@jest/globals'
import { changes } from './changes.gen.ts'
import { endpoints } from './index.ts'
import { onlyAsked } from './only-asked.ts'

const all = endpoints.map(({ name, method, path }) => ({ name, method, route: `${method} ${path}`, path }))
const changedBy = new Map<string, readonly string[]>(Object.entries(changes))
/** The path of the list: `/a/{id}/import` and `/a/{id}` are in `/a`. */
const collection = (path: string) => path.split('/{')[0]

test('every write refreshes the reads of its own collection', () => {
  const reads = all.filter(({ method, path }) => method === 'GET' && !path.endsWith('/download'))
  const stale = all
    .filter(({ method }) => method !== 'GET')
    .filter((write) => reads.some((read) => collection(read.path) === collection(write.path) && !changedBy.get(write.route)?.includes(read.route)))
    .map(({ name }) => `Add 'own' to "changes" in the contract of ${name}, then run "npm run registry".`)
  expect(stale).toEqual([])
})

test('writes that a screen sends as it opens change nothing', () => {
  expect(onlyAsked.filter((route) => changes[route].length > 0)).toEqual([])
})
