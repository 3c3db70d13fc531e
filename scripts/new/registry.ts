/** Makes the files that list all contracts, which are committed so that a change of them is reviewed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Contract, contractsOf } from './contracts.ts'
import { collectionOf } from './endpoint/address.ts'
import { camel } from './plan.ts'

const head = '// Written by "npm run registry" from the contracts in this folder.'
const routeOf = ({ method, path }: Contract) => `${method} ${path}`

/** The reads of a write's collection. Downloads are never cached. */
const ownReads = ({ path }: Contract, contracts: readonly Contract[]) =>
  contracts.filter((one) => one.method === 'GET' && collectionOf(one.path) === collectionOf(path) && !one.path.endsWith('/download')).map(routeOf)

function readsOf(write: Contract, contracts: readonly Contract[]): string[] {
  const named = v.parse(v.array(v.string()), write.changes?.flat(Number.POSITIVE_INFINITY))
  return [...new Set(named.flatMap((read) => (read === 'own' ? ownReads(write, contracts) : read)))].sort()
}

function changesText(contracts: readonly Contract[]): string {
  const writes = contracts.filter(({ method }) => method !== 'GET')
  const lines = writes.map((write) => {
    const reads = readsOf(write, contracts).map((route) => `'${route}'`)
    return `  '${routeOf(write)}': [${reads.join(', ')}],\n`
  })
  return `${head}
import type { ReadRoute, WriteRoute } from './client.ts'

/** The reads that each write changes, for the client, which carries no contracts. */
export const changes = {
${lines.sort().join('')}} as const satisfies Record<WriteRoute, readonly ReadRoute[]>
`
}

function endpointsText(contracts: readonly Contract[]): string {
  const modules = [...new Set(contracts.map(({ module }) => module))].sort()
  return `${head}
import type { Endpoint } from './endpoint.ts'
${modules.map((module) => `import * as ${camel(module)} from './${module}.ts'\n`).join('')}
export const endpoints = [
${contracts.map(({ module, variable }) => `  ${camel(module)}.${variable},\n`).join('')}] as const satisfies readonly Endpoint[]
`
}

/** Path from the checkout -> text. */
export async function registryFiles(root: string): Promise<Record<string, string>> {
  const contracts = await contractsOf(root)
  return { 'shared/api/changes.gen.ts': changesText(contracts), 'shared/api/endpoints.gen.ts': endpointsText(contracts) }
}

/** @returns the paths of the files */
export async function writeRegistry(root: string): Promise<string[]> {
  const files = Object.entries(await registryFiles(root))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  return files.map(([path]) => path)
}
