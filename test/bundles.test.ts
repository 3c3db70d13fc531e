/** What each Lambda carries: how much a cold start reads, and whether its rights are those that its code uses. */
import { beforeAll, expect, test } from '@jest/globals'
import { bundleOf, functionFiles } from '../infra/bundle.ts'
import { grantsOf, jobGrants } from '../infra/grants.ts'
import { endpoints } from '../shared/api/index.ts'
import { differences, faultsOfRights, faultsOfStart } from './builders/bundle-faults.ts'
import { builtBundles } from './builders/shipped.ts'

let bundles = ''
beforeAll(async () => {
  bundles = await builtBundles()
}, 900_000)

const grants = new Map([...endpoints.map((contract) => [contract.name, grantsOf(contract)] as const), ...Object.entries(jobGrants)])

test.each([...functionFiles])('%s may do just what it calls, and starts light', (name, file) => {
  const bundle = bundleOf(bundles, name)
  const granted = grants.get(name) ?? []
  expect([...faultsOfRights(name, bundle, granted), ...faultsOfStart(name, file, bundle, granted)]).toEqual([])
})

test('a right too few and one too many are each told with what to do', () => {
  expect(differences('list-team', ['dynamodb/Query', 's3/PutObject'], ['table-read', 'mail'])).toEqual([
    `Add 'objects-write' to the rights of "list-team" in infra/grants.ts: its bundle calls s3/PutObject.`,
    `Remove 'mail' from the rights of "list-team" in infra/grants.ts: nothing in its bundle uses it.`,
  ])
})
