/** What each Lambda carries: how much a cold start reads, and whether its rights are those that its code uses. */
import { beforeAll, expect, test } from '@jest/globals'
import { bundleOf, functionFiles } from '../infra/bundle.ts'
import { rightsIn } from '../infra/bundle-rights.ts'
import { grants } from '../infra/grants.gen.ts'
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

test('a command that no right is said for stops the list, and names where to say it', () => {
  const inputs = { 'node_modules/@aws-sdk/client-kms/dist-es/commands/SignCommand.js': { bytesInOutput: 9 } }
  const bundle = { outputs: { 'index.mjs': { bytes: 9, inputs, imports: [] } } }
  expect(() => rightsIn('list-team', bundle)).toThrow('Nobody says which right kms/Sign of "list-team" asks for: add it to rightFor in infra/bundle-rights.ts')
})
