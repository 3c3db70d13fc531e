/**
 * How a handler becomes one file for Lambda; read by the deployment, the bench and the test of its size, never by a handler.
 * A Lambda gets its credentials from its environment; the SDK imports its other sources of credentials only when there are
 * none, so they stay outside: 95 KB that would be read at each cold start and never run.
 */
export const bundling = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
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
  /** some dependencies are CommonJS and ask for `require` */
  banner: { js: "import{createRequire as _require}from'node:module';const require=_require(import.meta.url);" },
} as const
