import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { callHandler } from '../../../test/builders/call.ts'
import { bundling } from '../../kernel/bundling/bundling.ts'
import type { Handler } from '../../kernel/chain/endpoint.ts'
import { openapi } from './openapi.ts'
import { version } from './version.ts'

test('the function as it is deployed answers the description that the contracts make', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-description-'))
  try {
    const [mainFields, external, plugins] = [[...bundling.mainFields], [...bundling.external], [...bundling.plugins]]
    const entryPoints = { index: join(import.meta.dirname, '../../edge/endpoints/system/get-openapi.ts') }
    await build({ ...bundling, mainFields, external, plugins, entryPoints, outdir: folder })
    const { handler }: { handler: Handler } = await import(join(folder, 'index.mjs'))
    const { status, headers, text } = await callHandler(handler, 'GET', '/openapi.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    expect(text).toBe(JSON.stringify(openapi(version)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
