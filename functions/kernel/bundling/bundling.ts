import { builtValues, ownCode } from './bundling-plugins.ts'

/**
 * How a handler becomes a folder for Lambda; read by the deployment, the bench and the test of its size, never by a handler.
 * What it imports dynamically lies beside its entry, unread until it is asked for; so each handler is a build of its own, else
 * handlers would share files.
 * A Lambda gets its credentials from its environment; the SDK imports its other sources of credentials only when there are
 * none, so they stay outside: 95 KB that would be read at each cold start and never run.
 */
export const bundling = {
  bundle: true,
  splitting: true,
  minify: true,
  legalComments: 'none',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  plugins: [builtValues, ownCode],
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  /** some dependencies are CommonJS and ask for `require` */
  banner: { js: "import{createRequire as _require}from'node:module';const require=_require(import.meta.url);" },
} as const

type BuiltFile = {
  bytes: number
  inputs: Readonly<Record<string, { bytesInOutput: number }>>
  imports: readonly { path: string; kind: string; external?: boolean }[]
}

/**
 * What a cold start reads, of a build with one entry: the entry and all that it imports statically.
 * @returns its size in bytes, and the source files that take any of it
 */
export function readAtStart({ outputs }: { outputs: Readonly<Record<string, BuiltFile>> }, entry: string): { bytes: number; sources: string[] } {
  const reached = new Set([entry])
  // a set also walks what is added on the way
  for (const path of reached)
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? []) if (kind === 'import-statement' && !external) reached.add(imported)
  const files = [...reached].map((path) => outputs[path])
  return {
    bytes: files.reduce((bytes, file) => bytes + (file?.bytes ?? 0), 0),
    sources: files.flatMap((file) => Object.entries(file?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))),
  }
}
