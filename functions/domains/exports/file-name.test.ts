import { expect, test } from '@jest/globals'
import { exportFileName } from './file-name.ts'

const entities = [
  { entity_gid: 'leith', name: 'Leith Studio', timezone: null },
  { entity_gid: 'ab', name: 'A/B: "Tea"', timezone: null },
  { entity_gid: 'coffee', name: 'קפה', timezone: null },
]
const actor = { accountName: 'Northbound', entities }
const range = { from: '2026-11-27', to: '2026-12-03' }
const nameOf = (...groups: string[]) => exportFileName(actor, 'Rows of Followers: gained/lost', { range, groups: new Set(groups) })

test.each([
  ['one client', ['leith'], 'Leith Studio - Rows of Followers- gained-lost, 27 Nov - 3 Dec 2026'],
  ['a client with characters that file systems refuse', ['ab'], 'A-B- -Tea- - Rows of Followers- gained-lost, 27 Nov - 3 Dec 2026'],
  ['a client in another script', ['coffee'], 'קפה - Rows of Followers- gained-lost, 27 Nov - 3 Dec 2026'],
  ['several clients', ['leith', 'coffee'], 'Northbound - Rows of Followers- gained-lost, 27 Nov - 3 Dec 2026'],
  ['no client', [], 'Northbound - Rows of Followers- gained-lost, 27 Nov - 3 Dec 2026'],
])('a download is named by its client, its title and its dates: %s', (_, groups, name) => {
  expect(nameOf(...groups)).toBe(name)
})

test('no two clients give one file name', () => {
  const names = entities.map(({ entity_gid }) => nameOf(entity_gid))
  expect(new Set(names).size).toBe(entities.length)
})
