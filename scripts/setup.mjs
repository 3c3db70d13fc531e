/**
 * The door of every npm script. Runs on whatever Node the machine has: installs what the lock names when it is not there yet,
 * then runs the job on the project's own Node (node_modules/.bin/node), so that everybody and every Lambda runs the same one.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const checkout = join(dirname(fileURLToPath(import.meta.url)), '..')
const inCheckout = (...path) => join(checkout, ...path)

const jobs = {
  start: ['scripts/start.ts'],
  dev: ['scripts/start.ts', '--dev'],
  test: ['scripts/test.ts', 'all'],
  check: ['scripts/test.ts', 'check'],
  'test-aws': ['scripts/test.ts', 'aws'],
  import: ['scripts/import.ts'],
  'import-formats': ['scripts/import-formats.ts'],
  seed: ['scripts/seed.ts'],
  bench: ['scripts/bench.ts'],
  new: ['scripts/new.ts'],
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
  if (!present || !existsSync(inCheckout('node_modules/.bin/node'))) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const there = present[path]
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer)
  })
}

function install() {
  console.log('Installing what is needed (once; about a minute) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: checkout,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The installation did not finish. npm says above why; "npm ci" repeats it.')
}

/** npm, when an npm script started this: without it nobody is left to stop the job, so the job ends too. */
function starters() {
  if (!process.env.npm_lifecycle_event) return []
  const found = []
  try {
    for (let pid = process.ppid; pid > 1 && found.length < 3; ) {
      found.push(pid)
      const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .split(/\s+/)
      // npm runs a script through a shell; the process above npm is none of ours
      if (!/sh$/.test(command[0] ?? '')) break
      pid = Number(parent)
    }
  } catch {
    return []
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

const [name, ...given] = process.argv.slice(2)
const job = Object.hasOwn(jobs, name ?? '') ? jobs[name] : undefined
if (!job) fail(`There is no job "${name ?? ''}". Choose one of: ${Object.keys(jobs).join(', ')}.`)
const parents = starters()
if (!isInstalled()) install()

const [script, ...fixed] = job
const child = spawn(inCheckout('node_modules/.bin/node'), ['--no-warnings', inCheckout(script), ...fixed, ...given], {
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
