/** Steps of a test run, and what each came to. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'

export const checkout = join(import.meta.dirname, '../..')
export const inModules = (path: string): string => join(checkout, 'node_modules', path)

/** `failures`: what failed, a line each, for the summary. */
export type Outcome = { name: string; passed: number; failed: number; seconds: number; failures?: readonly string[] }

/** Runs a script on this Node. Returns whether it ended well. */
export function run(script: string, args: string[]): Promise<boolean> {
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

/** A step that passes or fails as a whole. */
export const step = (name: string, work: () => Promise<boolean>): Promise<Outcome> =>
  timed(name, async () => {
    const passed = await work().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
  })

const JestResults = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) })),
})

/** The failed tests of each file; a file that could not run stands by itself. */
function failuresOf({ testResults }: v.InferOutput<typeof JestResults>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(checkout, name).replaceAll(sep, '/')
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${path}: ${fullName}`) : [path]
    })
}

/** Runs Jest on two workers, the tests of each file in the order of ALMANAC_TEST_SEED. `args`: paths and options of Jest. */
export function jest(name: string, args: readonly string[]): Promise<Outcome> {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-jest-'))
    const outputFile = join(folder, 'results.json')
    const flags = ['--experimental-vm-modules', '--no-warnings', inModules('jest/bin/jest.js')]
    const given = ['--maxWorkers=2', `--seed=${process.env.ALMANAC_TEST_SEED}`, '--json', `--outputFile=${outputFile}`, ...args]
    const child = spawn(process.execPath, [...flags, ...given], { cwd: checkout, stdio: ['inherit', 'ignore', 'inherit'] })
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
    const results = v.safeParse(JestResults, existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : null)
    rmSync(folder, { recursive: true })
    if (!results.success) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results.output
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, failures: failuresOf(results.output) }
  })
}
