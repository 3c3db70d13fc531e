/** What each Lambda carries: how much a cold start reads, and whether its rights are those that its code uses. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { bundleOf, functionFiles } from '../infra/bundle.ts'
import { rightForFile, rightsIn } from '../infra/bundle-rights.ts'
import { grants } from '../infra/grants.gen.ts'
import { grantWords } from '../infra/grants.ts'
import { faultsOfStart } from './builders/bundle-faults.ts'
import { builtBundles } from './builders/shipped.ts'

let bundles = ''
beforeAll(async () => {
  bundles = await builtBundles()
}, 900_000)

const listed = new Map(Object.entries<readonly string[]>(grants))

test.each([...functionFiles])('%s may do just what it calls, and starts light', (name, file) => {
  const bundle = bundleOf(bundles, name)
  const [used, granted] = [rightsIn(name, bundle), listed.get(name) ?? []]
  // where they differ: npm run grants, and look at what changed
  expect(granted).toEqual(used)
  expect(faultsOfStart(name, file, bundle, used)).toEqual([])
})

test('an SDK command without a declared right is an error', () => {
  const inputs = { 'node_modules/@aws-sdk/client-kms/dist-es/commands/SignCommand.js': { bytesInOutput: 9 } }
  const bundle = { outputs: { 'index.mjs': { bytes: 9, inputs, imports: [] } } }
  expect(() => rightsIn('list-team', bundle)).toThrow(
    'No right is declared for kms/Sign, which "list-team" bundles: add it to rightFor in infra/bundle-rights.ts',
  )
})

test('every file that brings a right exists, and every right is used', () => {
  expect(Object.keys(rightForFile).filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([])
  const used = new Set([...listed.values()].flat())
  expect(grantWords.filter((word) => !used.has(word))).toEqual([])
})
