/**
 * P11: loading a read endpoint in a process of its own, as Lambda does, against a bundle of the bare DynamoDB client. Both are made
 * with the options of the deployment.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, buildSync } from 'esbuild'
import { bundleOptions, readAtStart } from '../../infra/bundle.ts'
import { interleaved } from './rounds.ts'
import { kilobytes, line, ms } from './row.ts'

const root = join(import.meta.dirname, '..', '..')
/** The largest of the read endpoints: it brings the whole report engine. */
const endpoint = 'functions/edge/endpoints/reports/get-social-media-performance-report.ts'
const bareClient = "export { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'"
const maxBytes = 450 * 1024
const maxRatio = 1.5

export async function coldImportRow(rounds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'))
  try {
    const bare = join(folder, 'bare.mjs')
    const ours = join(folder, 'ours', 'index.mjs')
    const options = { ...bundleOptions, sourcemap: false } as const
    // with the credential providers that our deployment leaves out
    buildSync({ ...options, external: [], splitting: false, stdin: { contents: bareClient, resolveDir: root }, outfile: bare })
    const { metafile } = await build({ ...options, entryPoints: { index: join(root, endpoint) }, outdir: dirname(ours), metafile: true, absWorkingDir: folder })
    const timer = join(folder, 'timer.mjs')
    writeFileSync(timer, 'const start = performance.now(); await import(process.argv[2]); console.log(performance.now() - start); process.exit(0)')
    const load = async (file: string) => Number(execFileSync(process.execPath, [timer, pathToFileURL(file).href], { encoding: 'utf8' }))
    const times = await interleaved({ ours: () => load(ours), bare: () => load(bare) }, rounds)
    const { bytes } = readAtStart(metafile, 'ours/index.mjs')
    const ratio = times.ours.median / times.bare.median
    return [
      line({
        id: 'P11',
        what: `cold import of ${endpoint.split('/').at(-1)?.replace('.ts', '')}`,
        ours: `${ms(times.ours)}, ${kilobytes(bytes)}`,
        other: `bare DynamoDB client ${ms(times.bare)}, ${kilobytes(statSync(bare).size)}`,
        ratio: ratio.toFixed(2),
        goal: `at most ${maxRatio} and ${kilobytes(maxBytes)}`,
        holds: ratio <= maxRatio && bytes <= maxBytes,
      }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
