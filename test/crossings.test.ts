/** The table of files that start the whole product is complete, and the choice among them is what it says. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { chooseFiles } from '../scripts/test/choose-files.ts'
import { crossings } from './crossings.ts'

const checkout = join(import.meta.dirname, '..')
const foldersOf = (path: string) =>
  readdirSync(join(checkout, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const testsOf = (path: string) =>
  readdirSync(join(checkout, path))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${path}/${name}`)

/** Each of their tests starts a browser, the stack or a build. */
const crossing = ['e2e', 'faults', 'golden', 'infra', 'local', 'render', 'screens'].map((name) => `test/${name}`)

test('every test of the folders that start the whole product is in the table once, and every row is a test', () => {
  const files = crossings.map(({ file }) => file)
  expect(files.filter((file) => crossing.some((folder) => file.startsWith(folder))).sort()).toEqual(crossing.flatMap(testsOf).sort())
  expect(files.filter((file) => !existsSync(join(checkout, file)))).toEqual([])
  expect(files).toHaveLength(new Set(files).size)
})

/** Domains without a screen of their own. */
const below = ['system', 'connections']

test('every domain of functions and every feature of the screens is an area of some file', () => {
  const areas = new Set(crossings.flatMap((one) => one.areas))
  expect([...foldersOf('functions/domains'), ...foldersOf('frontend/src/features')].filter((name) => !areas.has(name) && !below.includes(name))).toEqual([])
})

const all = [
  { file: 'test/e2e/a.test.ts', spine: true, areas: ['run'] },
  ...'bcdefghijklmn'.split('').map((name) => ({ file: `test/e2e/${name}.test.ts`, spine: false, areas: [`area-${name}`] })),
]

test('the spine is always chosen, and one in six of the rest by the seed', () => {
  const { chosen, leftOut } = chooseFiles([], 1, all)
  expect(chosen).toContain('test/e2e/a.test.ts')
  expect(chosen).toHaveLength(4)
  expect([...chosen, ...leftOut].sort()).toEqual(all.map(({ file }) => file))
  expect(chooseFiles([], 1, all)).toEqual({ chosen, leftOut })
  expect([2, 3, 4, 5].map((seed) => chooseFiles([], seed, all).chosen)).not.toEqual([chosen, chosen, chosen, chosen])
})

test.each([
  ['its own file', 'test/e2e/c.test.ts'],
  ['a function', 'functions/edge/endpoints/area-c/list-things.ts'],
  ['a screen', 'frontend/src/features/area-c/part.module.css'],
  ['a contract', 'shared/api/area-c.ts'],
])('a file is chosen for a change of %s', (_, path) => {
  for (const seed of [1, 2, 3]) expect(chooseFiles([path], seed, all).chosen).toContain('test/e2e/c.test.ts')
})
