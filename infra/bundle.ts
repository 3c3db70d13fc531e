/** Bundles Lambda functions with esbuild: no Docker, and one build whose parsed modules all functions share. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type BuildOptions, context, type Metafile, type Plugin } from 'esbuild'
import * as v from 'valibot'
import { pictureCodecs } from '../functions/domains/pictures/codecs.ts'
import { handlerFile } from '../functions/edge/endpoints/index.ts'
import { jobFile, jobNames } from '../functions/edge/jobs.ts'
import { endpoints } from '../shared/api/index.ts'

const root = join(import.meta.dirname, '..')

/**
 * Every function is a separate build, because one build of all would share chunks between them. Dynamic imports become chunks that a cold start
 * does not read. The AWS SDK loads the external credential providers only without credentials in the environment, which a Lambda always has.
 */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  minify: true,
  legalComments: 'none',
  // logs show our own lines
  sourcemap: 'linked',
  sourcesContent: false,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  // CommonJS packages call `require`
  banner: { js: "import{createRequire as _require}from'node:module';const require=_require(import.meta.url);" },
} satisfies BuildOptions

/** Handler files by function name. */
export const functionFiles: ReadonlyMap<string, string> = new Map([
  ...endpoints.map((contract) => [contract.name, handlerFile(contract)] as const),
  ...jobNames.map((name) => [name, jobFile(name)] as const),
])

/** Bundles contain files of these, and installed packages. */
export const sources = { folders: ['functions', 'shared'], files: ['package.json'] } as const

const BuiltFile = v.object({
  bytes: v.number(),
  inputs: v.record(v.string(), v.object({ bytesInOutput: v.number() })),
  imports: v.array(v.object({ path: v.string(), kind: v.string(), external: v.optional(v.boolean()) })),
})
/** Files of a bundle by name, with the sources in each: the part of esbuild's metafile that tests read. */
const Bundle = v.object({ outputs: v.record(v.string(), BuiltFile) })
export type Bundle = v.InferOutput<typeof Bundle>

/** The folder of a function's code in a folder of bundles. */
export const codeFolder = (bundles: string, name: string) => join(bundles, name)
const metafileOf = (bundles: string, name: string) => join(bundles, `${name}.json`)

/** Reads which sources are in which file of a function's bundle. */
export const bundleOf = (bundles: string, name: string): Bundle => v.parse(Bundle, JSON.parse(readFileSync(metafileOf(bundles, name), 'utf8')))

/** Size in bytes of the entry and all its static imports, which a cold start reads, and their source files. */
export function readAtStart({ outputs }: Bundle, entry: string): { bytes: number; sources: string[] } {
  const reached = new Set([entry])
  // a set also iterates over what is added meanwhile
  for (const path of reached)
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? []) if (kind === 'import-statement' && !external) reached.add(imported)
  const files = [...reached].map((path) => outputs[path])
  return {
    bytes: files.reduce((bytes, file) => bytes + (file?.bytes ?? 0), 0),
    sources: files.flatMap((file) => Object.entries(file?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))),
  }
}

/** @throws when a bundle contains a file that its fingerprint does not cover */
function checkSources(name: string, { inputs }: Metafile): void {
  const isCovered = (path: string) =>
    /(?:^|\/)node_modules\//.test(path) || [...sources.folders, ...sources.files].some((source) => source === path || path.startsWith(`${source}/`))
  const others = Object.keys(inputs).filter((path) => !isCovered(path))
  if (others.length > 0) throw new Error(`The bundle of ${name} contains ${others.join(', ')}: add it to "sources" in infra/bundle.ts.`)
}

function withoutFolder({ outputs }: Metafile): Bundle {
  const named = Object.entries(outputs).map(([path, file]) => {
    const imports = file.imports.map((one) => ({ ...one, path: one.external ? one.path : basename(one.path) }))
    // sizes are compared without the comment that names the map
    const comment = outputs[`${path}.map`] ? `//# sourceMappingURL=${basename(path)}.map\n`.length : 0
    return [basename(path), { ...file, imports, bytes: file.bytes - comment }]
  })
  return v.parse(Bundle, { outputs: Object.fromEntries(named) })
}

/**
 * Bundles functions into FOLDER/NAME/index.mjs, with chunks beside it, and writes FOLDER/NAME.json for `bundleOf`. One esbuild context is rebuilt
 * for each function, which parses each module once and gives the same bytes as separate builds.
 */
export async function buildBundles(names: Iterable<string>, folder: string): Promise<void> {
  // esbuild collects garbage half as often, for half of the CPU time and 700 MB of memory
  process.env.GOGC ??= '300'
  let handler = ''
  const entry: Plugin = { name: 'entry', setup: ({ onResolve }) => onResolve({ filter: /^function$/ }, () => ({ path: join(root, handler) })) }
  const outdir = codeFolder(folder, 'function')
  const { rebuild, dispose } = await context({
    ...bundleOptions,
    plugins: [entry],
    entryPoints: { index: 'function' },
    outdir,
    absWorkingDir: root,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  try {
    for (const name of names) {
      handler = functionFiles.get(name) ?? ''
      const { outputFiles, metafile } = await rebuild()
      checkSources(name, metafile)
      mkdirSync(codeFolder(folder, name), { recursive: true })
      for (const { path, contents } of outputFiles) writeFileSync(join(codeFolder(folder, name), basename(path)), contents)
      writeFileSync(metafileOf(folder, name), JSON.stringify(withoutFolder(metafile)))
      if (['import-picture', 'import-logo'].includes(name)) addCodecs(codeFolder(folder, name))
    }
  } finally {
    await dispose()
  }
}

/** The decoders of pictures are WebAssembly, which no bundler takes in; functions/domains/pictures/decode.ts looks for them beside the bundle. */
function addCodecs(folder: string): void {
  for (const file of pictureCodecs) cpSync(createRequire(import.meta.url).resolve(file), join(folder, basename(file)))
}
