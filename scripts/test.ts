/**
 * `npm test`: lint, types, unused code, build and every test at sampled sizes, with a choice of those that start the whole product, a browser or a
 * build; the last line is "N passed, N failed". With `-- --all` every file at full size; with paths only the tests that jest finds by them; with
 * `-- --profile` CPU seconds by kind and file.
 * `npm run check`: what needs no running part. `npm run test:flaky`: browser files again and again on a busy machine. `npm run test:aws`: the tests
 * of stores and endpoints on the emulator that AWS_ENDPOINT_URL names. `npm run test:templates`, `npm run test:faults`: the largest sizes.
 * Other arguments go to jest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { budgetOf } from '../test/budgets.ts'
import { setBrowser } from './local/browser-choice.ts'
import { buildFrontend } from './local/build-frontend.ts'
import { type Choice, changedPaths, chooseFiles } from './test/choose-files.ts'
import { runFlaky } from './test/flaky.ts'
import { checkout, inModules, jest, type Outcome, run, step } from './test/outcome.ts'
import { overBudget, printProfile, readProfile } from './test/profile.ts'
import { readSeed } from './test/seed.ts'
import { cloudTests, testFiles, unitTests } from './test/test-files.ts'

const lint = () => step('Lint', () => run(inModules('@biomejs/biome/bin/biome'), ['check', '--diagnostic-level=error', '.']))
const types = () =>
  step('Types', () => run(inModules('typescript/bin/tsc'), ['-p', '.', '--incremental', '--tsBuildInfoFile', join(checkout, 'dist/types.tsbuildinfo')]))
/** Files, exports and packages that nothing uses (knip.json). */
const unused = () => step('Unused', () => run(inModules('knip/bin/knip.js'), ['--no-progress']))
const screens = () =>
  step('Screens', async () => {
    await buildFrontend(() => console.log('Building ...'))
    return true
  })
const synth = () => step('Synth', () => run(join(checkout, 'scripts/deploy.ts'), ['synth']))

await setBrowser((line) => console.log(line))
const [job, ...given] = process.argv.slice(2)
const has = (flag: string) => given.includes(flag)
const args = given.filter((one) => !['--all', '--profile'].includes(one))
const seed = readSeed()
const measured = mkdtempSync(join(tmpdir(), 'almanac-profile-'))
const profile = join(measured, 'profile.tsv')
Object.assign(process.env, { ALMANAC_TEST_SEED: String(seed), ALMANAC_TEST_PROFILE: profile, ...(has('--all') ? { ALMANAC_TEST_ALL: '1' } : {}) })

let choice: Choice | undefined
const outcomes: Outcome[] = []

/** Runs everything; what no test waits for side by side. */
async function runAll(): Promise<void> {
  outcomes.push(...(await Promise.all([lint(), types(), unused(), screens()])))
  if (has('--all')) outcomes.push(await jest('Tests', []))
  else {
    choice = chooseFiles(changedPaths(), seed)
    const leftOut = new Set(choice.leftOut)
    outcomes.push(await jest('Tests', ['--runTestsByPath', ...testFiles().filter((file) => !leftOut.has(file))]))
  }
  // builds every function, as the test of the templates does
  if (!choice?.leftOut.includes('test/infra/synth.test.ts')) outcomes.push(await synth())
  if (!has('--all')) return
  await holdBudgets()
}

/** Runs files over their budgets once more, alone: another may have left something running that they were charged with. */
async function holdBudgets(): Promise<void> {
  const suspects = overBudget(readProfile(profile), budgetOf)
  for (const { sentence } of suspects) console.log(`Measuring again: ${sentence}`)
  if (suspects.length > 0) outcomes.push(await jest('Tests over their budgets', ['--runTestsByPath', ...suspects.map(({ file }) => file), '--maxWorkers=1']))
  const failures = overBudget(readProfile(profile), budgetOf).map(({ sentence }) => sentence)
  outcomes.push({ name: 'Budgets', passed: failures.length === 0 ? 1 : 0, failed: failures.length, seconds: 0, failures })
}

const jobs: Record<string, () => Promise<void>> = {
  all: async () => {
    if (args.length > 0) outcomes.push(await jest('Tests', args))
    else await runAll()
  },
  check: async () => {
    outcomes.push(...(await Promise.all([lint(), types(), unused()])), await jest('Unit tests', ['--runTestsByPath', ...unitTests(), ...args]))
  },
  flaky: async () => {
    outcomes.push(await screens(), ...(await runFlaky(Number(process.env.ALMANAC_FLAKY_ROUNDS ?? 20), args)))
  },
  aws: async () => {
    if (!process.env.AWS_ENDPOINT_URL) {
      console.error('Set AWS_ENDPOINT_URL to the emulator to test on, such as AWS_ENDPOINT_URL=http://localhost:4566 npm run test:aws')
      process.exit(1)
    }
    outcomes.push(await jest(`Integration tests on ${process.env.AWS_ENDPOINT_URL}`, ['--runTestsByPath', ...cloudTests(), ...args]))
  },
  templates: async () => {
    Object.assign(process.env, {
      ALMANAC_TEMPLATES: '10000',
      ALMANAC_TEMPLATE_SCREENS: '10000',
      ALMANAC_TEMPLATE_PAGES: '200',
      ALMANAC_TEMPLATE_PDFS: '200',
      ...process.env,
    })
    outcomes.push(await screens(), await jest('Templates', ['shared/templates/apply', 'frontend/src/print/templates', 'test/render/templates', ...args]))
  },
  faults: async () => {
    Object.assign(process.env, {
      ALMANAC_FAULT_RUNS: '10000',
      ALMANAC_FAULT_RENDERS: '200',
      ALMANAC_FAULT_DUE: '200',
      ALMANAC_FAULT_WEEKS: '60',
      ...process.env,
    })
    outcomes.push(await jest('Faults', ['test/faults', ...args]))
  },
}

const work = jobs[job ?? '']
if (!work) {
  console.error(`Choose one of ${Object.keys(jobs).join(', ')}.`)
  process.exit(1)
}
await work()
if (has('--profile')) printProfile(readProfile(profile))
rmSync(measured, { recursive: true, force: true })

console.log('\nSummary')
for (const { name, passed, failed, seconds, failures = [] } of outcomes) {
  console.log(`  ${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(40)} ${passed} passed, ${failed} failed   ${seconds.toFixed(1)} s`)
  for (const failure of failures) console.log(`          ${failure}`)
}
if (choice && choice.leftOut.length > 0) {
  console.log(`\nSampled with the seed ${seed}. Left out were ${choice.leftOut.length} files that start the whole product, a browser or a build:`)
  for (const [folder, files = []] of Object.entries(Object.groupBy(choice.leftOut, (file) => dirname(file))))
    console.log(`  ${folder}: ${files.map((file) => basename(file).replace(/\.test\.tsx?$/, '')).join(', ')}`)
  console.log('`npm test -- --all` runs them too, and every size in full.')
}
if (job !== 'flaky' && outcomes.some(({ failures = [] }) => failures.length > 0))
  console.log(`\nThe order of tests is that of the seed ${seed}: ALMANAC_TEST_SEED=${seed} npm test -- PATH repeats it.`)
const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
