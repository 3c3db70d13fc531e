/**
 * `npm test`: everything, in one summary whose last line is "N passed, N failed"; with arguments only the tests that jest finds by them.
 * `npm run check`: what needs no running part. `npm run test:aws`: the tests of stores and endpoints on the emulator that
 * AWS_ENDPOINT_URL names. `npm run test:templates`: 10,000 report templates made at random as plans of pages and on screen, 200 of them as PDFs.
 * `npm run test:faults`: 10,000 runs with every fault there is, 200 renders, the stack killed while 200 reports are due, and a schedule
 * followed for 60 weeks.
 * Arguments go to jest.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { setBrowser } from './local/browser-choice.ts'
import { buildFrontend } from './local/build-frontend.ts'

const checkout = join(import.meta.dirname, '..')
const inModules = (path: string) => join(checkout, 'node_modules', path)

const JestResults = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numRuntimeErrorTestSuites: v.number() })

type Outcome = { name: string; passed: number; failed: number; seconds: number }

function run(script: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { cwd: checkout, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function timed(name: string, work: () => Promise<Omit<Outcome, 'name' | 'seconds'>>): Promise<Outcome> {
  console.log(`\n${name}`)
  const begun = performance.now()
  const counts = await work()
  return { name, ...counts, seconds: (performance.now() - begun) / 1000 }
}

const step = (name: string, work: () => Promise<boolean>) =>
  timed(name, async () => {
    const passed = await work().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
  })

const lint = () => step('Lint', () => run(inModules('@biomejs/biome/bin/biome'), ['check', '--diagnostic-level=error', '.']))
const types = () => step('Types', () => run(inModules('typescript/bin/tsc'), ['-p', '.']))
const screens = () =>
  step('Screens', async () => {
    await buildFrontend(() => console.log('Building ...'))
    return true
  })
const synth = () => step('Synth', () => run(join(checkout, 'scripts/deploy.ts'), ['synth']))

function jest(name: string, args: string[]): Promise<Outcome> {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-jest-'))
    const outputFile = join(folder, 'results.json')
    const flags = ['--experimental-vm-modules', '--no-warnings', inModules('jest/bin/jest.js')]
    const given = ['--maxWorkers=2', '--json', `--outputFile=${outputFile}`, ...args]
    const child = spawn(process.execPath, [...flags, ...given], { cwd: checkout, stdio: ['inherit', 'ignore', 'inherit'] })
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
    const results = v.safeParse(JestResults, existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : null)
    rmSync(folder, { recursive: true })
    if (!results.success) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results.output
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
  })
}

/** Folders of tests over the whole house: each starts the stack, a browser or a build. */
const ofTheHouse = 'test/{local,e2e,render,infra,golden,faults}'
/** What starts something. A test that reaches one of these through its imports is an integration test, every other one a unit test. */
const starters = [
  'scripts/local/**/*.ts',
  'infra/**/*.ts',
  'functions/lib/{bundling,chromium}.ts',
  'test/builders/{stack,cloud,tenants,browser}.ts',
  'test/generators/copy.ts',
]
/** What runs on any emulator of AWS: a table or a bucket of its own. */
const onCloud = ['test/builders/{stack,cloud,tenants}.ts']
/** These start the whole stack, which brings its own emulators. */
const onOwnStack = ['functions/reports/create-report-summary.test.ts', 'functions/shares/shares.test.ts']

const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: checkout }).map((path) => path.replaceAll(sep, '/'))
const testFiles = () => filesOf(['{shared,functions,frontend,infra,scripts,test}/**/*.test.{ts,tsx}'])

/** The tests that reach these files through their imports, as jest follows them. */
function reaching(patterns: readonly string[]): Set<string> {
  const asked = ['--listTests', '--findRelatedTests', ...filesOf(patterns)]
  const { stdout, status } = spawnSync(process.execPath, ['--no-warnings', inModules('jest/bin/jest.js'), ...asked], { cwd: checkout, encoding: 'utf8' })
  if (status !== 0) throw new Error('jest could not say which tests reach what starts a part.')
  return new Set(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((path) => relative(checkout, path).replaceAll(sep, '/')),
  )
}

/** Those that start nothing. */
function unitTests(): string[] {
  const starting = new Set([...reaching(starters), ...filesOf([`${ofTheHouse}/**/*.test.ts`])])
  return testFiles().filter((path) => !starting.has(path))
}

function cloudTests(): string[] {
  const own = new Set([...onOwnStack, ...filesOf([`${ofTheHouse}/**/*.test.ts`])])
  return [...reaching(onCloud)].filter((path) => !own.has(path))
}

await setBrowser((line) => console.log(line))
const [job, ...args] = process.argv.slice(2)
const outcomes: Outcome[] = []
if (job === 'all') {
  if (args.length > 0) outcomes.push(await jest('Tests', args))
  else outcomes.push(await lint(), await types(), await screens(), await jest('Tests', []), await synth())
} else if (job === 'check') {
  outcomes.push(await lint(), await types(), await jest('Unit tests', ['--runTestsByPath', ...unitTests(), ...args]))
} else if (job === 'aws') {
  if (!process.env.AWS_ENDPOINT_URL) {
    console.error('Set AWS_ENDPOINT_URL to the emulator to test on, such as AWS_ENDPOINT_URL=http://localhost:4566 npm run test:aws')
    process.exit(1)
  }
  outcomes.push(await jest(`Integration tests on ${process.env.AWS_ENDPOINT_URL}`, ['--runTestsByPath', ...cloudTests(), ...args]))
} else if (job === 'templates') {
  Object.assign(process.env, {
    ALMANAC_TEMPLATES: '10000',
    ALMANAC_TEMPLATE_SCREENS: '10000',
    ALMANAC_TEMPLATE_PAGES: '200',
    ALMANAC_TEMPLATE_PDFS: '200',
    ...process.env,
  })
  outcomes.push(await screens(), await jest('Templates', ['shared/templates/apply', 'frontend/src/print/templates', 'test/render/templates', ...args]))
} else if (job === 'faults') {
  Object.assign(process.env, { ALMANAC_FAULT_RUNS: '10000', ALMANAC_FAULT_RENDERS: '200', ALMANAC_FAULT_DUE: '200', ALMANAC_FAULT_WEEKS: '60', ...process.env })
  outcomes.push(await jest('Faults', ['test/faults', ...args]))
} else {
  console.error('Choose all, check, aws, templates or faults.')
  process.exit(1)
}

console.log('\nSummary')
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`  ${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(40)} ${passed} passed, ${failed} failed   ${seconds.toFixed(1)} s`)
}
const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
