// Requests log one line each; tests read only failures. Answers are held against their contracts.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR'
process.env.ALMANAC_CHECK_RESPONSES ??= '1'
process.env.ALMANAC_SECOND_FACTOR_KEY ??= 'the key of tests'
process.env.ALMANAC_CHANNELS_KEY ??= 'the key of channels in tests'

export default {
  testEnvironment: '<rootDir>/test/standing/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
  // what only the bundler of the screens knows: styles become their own class names, the dots of the world map are made anew
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/builders/class-names.ts',
    '\\.webp$': '<rootDir>/test/builders/built-file.ts',
    '^virtual:world-dots$': '<rootDir>/test/builders/world-dots.ts',
  },
  testMatch: ['<rootDir>/{shared,functions,frontend,infra,scripts,test}/**/*.test.{ts,tsx}'],
  // minutes long: of `npm run test:faults`
  testPathIgnorePatterns: process.env.ALMANAC_FAULT_DUE ? [] : ['/test/faults/killed-stack'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/cdk.out', '<rootDir>/.almanac'],
  // in the order of `--seed`, of the files that test/standing/environment.mjs names
  randomize: true,
  // what hangs fails; how long work takes on a busy machine is no failure
  testTimeout: 180_000,
  // modules of finished files are never freed (nodejs/node#59118): a worker that holds this much starts anew, with its parts
  workerIdleMemoryLimit: '1.5GB',
  globalSetup: '<rootDir>/test/builders/begin-run.ts',
  globalTeardown: '<rootDir>/test/builders/end-run.ts',
}
