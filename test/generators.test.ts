import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const checkout = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'almanac-new-'))
const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', join(checkout, 'scripts/new.ts'), '--root', copy, ...args], { encoding: 'utf8' })

beforeAll(() => {
  for (const folder of [
    'shared',
    'functions',
    'infra',
    'frontend',
    'scripts',
    'test',
    'tsconfig.json',
    'biome.json',
    'jest.config.mjs',
    'package.json',
    'cdk.json',
  ]) {
    cpSync(join(checkout, folder), join(copy, folder), { recursive: true })
  }
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'))
  // its linter asks git what to ignore
  execFileSync('git', ['init', '-q'], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('what the generators write is registered, type-checks, lints and passes its own tests', () => {
  const made = [
    generate('report', 'story-performance'),
    generate('endpoint', 'list-tags'),
    generate('endpoint', 'update-tag'),
    generate('endpoint', 'get-story', '--domain', 'reports', '--path', '/reports/stories/{id}'),
    generate('notification', 'import-finished'),
    generate('notification', 'import-failed'),
  ]
  expect(made.map(({ status, stderr }) => [status, stderr])).toEqual(made.map(() => [0, '']))
  const written = [...new Set(made.flatMap(({ stdout }) => stdout.split('\n\n')[0]?.split('\n') ?? []))]
  expect(readFileSync(join(copy, 'shared/reports/index.ts'), 'utf8')).toContain('storyPerformance')

  const types = spawnSync(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: copy, encoding: 'utf8' })
  expect(types.stdout).toBe('')
  const lint = spawnSync(process.execPath, [join(copy, 'node_modules/@biomejs/biome/bin/biome'), 'check', ...written], { cwd: copy, encoding: 'utf8' })
  expect([lint.status, lint.stderr]).toEqual([0, ''])
  const own = written.filter((path) => path.endsWith('.test.ts'))
  expect(own.length).toBe(3)
  const jest = ['--experimental-vm-modules', '--no-warnings', join(checkout, 'node_modules/jest/bin/jest.js'), '--rootDir', copy, '--runTestsByPath', ...own]
  const tests = spawnSync(process.execPath, jest, { cwd: copy, encoding: 'utf8' })
  expect([tests.status, tests.stderr.match(/Tests: .*/)?.[0]]).toEqual([0, expect.stringContaining('3 passed')])
}, 180_000)

test('a bad name, or one that is taken, writes nothing and says why', () => {
  expect(generate('report', 'Story Performance').stderr).toContain('Usage:')
  expect(generate('endpoint', 'tags').stderr).toContain('begins with one of get, list')
  expect(generate('report', 'posts').stderr).toBe('shared/reports/posts/head.ts is there already.\n')
})
