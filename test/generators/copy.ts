/** A copy of the checkout in which the generators write, and what its own linter, compiler and tests say of it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { seed } from '../builders/sizes.ts'

const checkout = join(import.meta.dirname, '../..')
export const copy = realpathSync(mkdtempSync(join(tmpdir(), 'almanac-new-')))
const inModules = (path: string) => join(copy, 'node_modules', path)

/** Of the checkout, as its author started it. */
export const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', join(checkout, 'scripts/new.ts'), '--root', copy, ...args], { encoding: 'utf8' })

const parts = [
  'shared',
  'functions',
  'infra',
  'frontend',
  'scripts',
  'test',
  'tsconfig.json',
  'biome.json',
  'knip.json',
  'jest.config.mjs',
  'package.json',
  'package-lock.json',
  'cdk.json',
]

const configuration = readFileSync(join(checkout, 'biome.json'), 'utf8')
/** The configuration of Biome without its rules. */
const Formatting = v.pipe(
  v.looseObject({}),
  v.transform(({ overrides, plugins, ...others }) => ({ ...others, linter: { enabled: false } })),
)

export function makeCopy(): void {
  for (const part of parts) cpSync(join(checkout, part), join(copy, part), { recursive: true })
  // linting scans the whole project for each file that is written; here it is done once, by lint()
  writeFileSync(join(copy, 'biome.json'), JSON.stringify(v.parse(Formatting, JSON.parse(configuration))))
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'))
  // its linter asks git what to ignore
  git('init', '-q')
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n.tanstack/\n')
  commit()
}
export const removeCopy = (): void => rmSync(copy, { recursive: true, force: true })

export function commit(): void {
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@x.test', 'commit', '--allow-empty', '-qm', 'as it is')
}
/** What git says of the copy. */
export const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })

/** What never ends is ended, and fails. The page of all emails is more than the megabyte that is held unless more is asked for. */
function node(...args: string[]) {
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout: 240_000, maxBuffer: 32 * 1024 * 1024 })
  if (run.error) throw run.error
  return run
}

/** What the compiler says of the copy: the files it finds fault with. */
export function faults(): string[] {
  const { stdout } = node(inModules('typescript/bin/tsc'), '-p', '.')
  return [...new Set([...stdout.matchAll(/^([\w./$-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ''))].sort()
}

/** What the linter says of all of it; empty when it finds nothing. */
export function lint(): string {
  writeFileSync(join(copy, 'biome.json'), configuration)
  const { status, stdout, stderr } = node(inModules('@biomejs/biome/bin/biome'), 'check', '.')
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** Lines about what nothing uses. */
export const unused = (): string[] =>
  node(inModules('knip/bin/knip.js'), '--no-progress')
    .stdout.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What a file of code prints when the copy runs it. */
export function printed(code: string): string {
  writeFileSync(join(copy, 'printed.ts'), code)
  const { stdout, stderr } = node('--no-warnings', 'printed.ts')
  rmSync(join(copy, 'printed.ts'))
  return stderr || stdout
}

const JestResults = v.object({
  testResults: v.array(v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

/** Runs tests of the copy whose names match, and counts those that passed by file. @throws when one fails */
export function ownTests(paths: readonly string[], name: string): Record<string, number> {
  const outputFile = join(copy, 'node-results.json')
  const jest = ['--experimental-vm-modules', '--no-warnings', join(checkout, 'node_modules/jest/bin/jest.js'), '--rootDir', copy]
  const { status, stderr } = node(...jest, '--runInBand', `--seed=${seed}`, '--json', `--outputFile=${outputFile}`, '-t', name, '--runTestsByPath', ...paths)
  if (status !== 0) throw new Error(stderr)
  const { testResults } = v.parse(JestResults, JSON.parse(readFileSync(outputFile, 'utf8')))
  rmSync(outputFile)
  const passed = (results: readonly { status: string }[]) => results.filter((one) => one.status === 'passed').length
  return Object.fromEntries(testResults.map((file) => [relative(copy, file.name).replaceAll(sep, '/'), passed(file.assertionResults)]))
}
