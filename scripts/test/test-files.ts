/** Test files by what they need. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkout, inModules } from './outcome.ts'

/** Folders of tests over the whole product: each starts the stack, a browser or a build. */
const ofTheHouse = 'test/{local,e2e,screens,render,infra,golden,faults}'
/** Modules that start a process. A test that imports one, directly or not, is an integration test; every other test is a unit test. */
const starters = [
  'scripts/local/**/*.ts',
  'infra/**/*.ts',
  'functions/kernel/{bundling/bundling,browser/chromium}.ts',
  'test/builders/{stack,cloud,tenants,browser}.ts',
  'test/generators/copy.ts',
]
/** Builders of a table or a bucket, which run on any emulator of AWS. */
const onCloud = ['test/builders/{stack,cloud,tenants}.ts']

const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: checkout }).map((path) => path.replaceAll(sep, '/'))

export const testFiles = (): string[] => filesOf(['{shared,functions,frontend,infra,scripts,test}/**/*.test.{ts,tsx}'])

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

/** Returns the test files that start no process. */
export function unitTests(): string[] {
  const starting = new Set([...reaching(starters), ...filesOf([`${ofTheHouse}/**/*.test.ts`])])
  return testFiles().filter((path) => !starting.has(path))
}

/** A stack starts its own emulators. */
const startsStack = (path: string) => /\bstart(Own)?Stack\(/.test(readFileSync(join(checkout, path), 'utf8'))

/** Returns the test files of stores and endpoints, which run on any emulator. */
export function cloudTests(): string[] {
  const house = new Set(filesOf([`${ofTheHouse}/**/*.test.ts`]))
  return [...reaching(onCloud)].filter((path) => !house.has(path) && !startsStack(path))
}
