import { expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { handlerFile } from '../functions/index.ts'
import { bundling, readAtStart } from '../functions/lib/bundling.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'

const kilobytes = 1024
const reads: readonly Endpoint[] = endpoints.filter(
  ({ method, name, response }) => (method === 'GET' && typeof response !== 'string') || name === 'create-report-summary',
)

/** Clients that a read endpoint has no use for; each would add a tenth of a second to a cold start. */
const heavy = /node_modules\/@aws-sdk\/client-(?:s3|ses|scheduler|comprehend|bedrock-runtime)\//

test.each(reads.map((contract) => [contract.name, contract] as const))('%s starts light: no client it does not use, 350 KB at most', async (_, contract) => {
  const { metafile } = await build({
    ...bundling,
    mainFields: [...bundling.mainFields],
    external: [...bundling.external],
    entryPoints: { index: handlerFile(contract) },
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const { bytes, sources } = readAtStart(metafile, 'out/index.mjs')
  const readsSnapshot = contract.name === 'get-shared-report'
  expect(sources).toContain(handlerFile(contract))
  expect(sources.filter((path) => heavy.test(path))).toEqual(readsSnapshot ? expect.anything() : [])
  expect(bytes).toBeLessThanOrEqual((readsSnapshot ? 2 : 1) * 350 * kilobytes)
})
