/** Bundles every Lambda before synth: no Docker, one esbuild process for all. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { pictureCodecs } from '../functions/entities/picture/codecs.ts'
import { handlerFile } from '../functions/index.ts'
import { bundling } from '../functions/lib/bundling.ts'
import { endpoints } from '../shared/api/index.ts'
import { jobFile, jobGrants } from './grants.ts'

const root = join(import.meta.dirname, '..')
const outFolder = join(root, 'dist', 'lambda')

/** As functions/lib/bundling.ts says, with maps so that logs name our own lines. */
export const bundleOptions = {
  ...bundling,
  mainFields: [...bundling.mainFields],
  external: [...bundling.external],
  plugins: [...bundling.plugins],
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
} satisfies BuildOptions

/** Folder of one function's code, as the Lambda gets it. */
export function codeFolder(name: string): string {
  return join(outFolder, name)
}

/**
 * Bundles all functions into dist/lambda/<name>/index.mjs, with its chunks beside it.
 * @throws when the print page has not been built, since run-report carries it
 */
export async function bundleFunctions(): Promise<void> {
  rmSync(outFolder, { recursive: true, force: true })
  const sources = [
    ...endpoints.map((contract) => [contract.name, join(root, handlerFile(contract))] as const),
    ...Object.keys(jobGrants).map((name) => [name, join(root, jobFile(name))] as const),
  ]
  for (const [name, index] of sources) await build({ ...bundleOptions, entryPoints: { index }, outdir: codeFolder(name), logLevel: 'error' })
  addBrowser(codeFolder('run-report'))
  for (const name of ['import-picture', 'import-logo']) addCodecs(codeFolder(name))
}

/** The decoders of pictures are WebAssembly, which no bundler takes in; functions/entities/picture/decode.ts looks for them beside the bundle. */
function addCodecs(folder: string): void {
  for (const file of pictureCodecs) cpSync(createRequire(import.meta.url).resolve(file), join(folder, basename(file)))
}

/** The compressed Chromium and the built print page travel beside the bundle of run-report. */
function addBrowser(folder: string): void {
  const chromium = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const printPage = join(root, 'dist', 'print')
  if (!existsSync(join(printPage, 'index.html'))) throw new Error('The print page is not built yet. Run "npm run synth", which builds it first.')
  mkdirSync(folder, { recursive: true })
  cpSync(chromium, join(folder, 'bin'), { recursive: true })
  cpSync(printPage, join(folder, 'print'), { recursive: true })
}
