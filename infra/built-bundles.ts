/** Bundles all functions once per state of the sources: tests and synth share the result, whichever comes first. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { buildBundles, functionFiles, sources } from './bundle.ts'

const root = join(import.meta.dirname, '..')
const builds = join(root, 'dist')

/** Settings of the bundler, and versions of packages. */
const settings = ['infra/bundle.ts', 'functions/edge/jobs.ts', 'package-lock.json', 'tsconfig.json']

/** Covers names and contents of everything that a bundle is made from, and Node.js, which packs some of it. */
function fingerprint(): string {
  const hash = createHash('sha256').update(`${process.version}\0`)
  const inFolders = sources.folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  )
  for (const path of [...settings, ...sources.files, ...inFolders].sort()) {
    const contents = readFileSync(join(root, path))
    hash.update(`${path.replaceAll(sep, '/')}\0${contents.length}\0`).update(contents)
  }
  return hash.digest('hex')
}

/** Older builds are removed an hour after they were made, when nothing reads them any more. */
function removeOld(): void {
  const hour = 3_600_000
  for (const name of readdirSync(builds).filter((one) => /^lambda(?:-|$)/.test(one))) {
    const { mtimeMs } = statSync(join(builds, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > hour) rmSync(join(builds, name), { recursive: true, force: true })
  }
}

/**
 * Bundles all functions unless that was done from the same sources.
 * @returns the folder with a folder for each function; a finished one never changes
 */
export async function bundleFunctions(): Promise<string> {
  const before = fingerprint()
  // source maps contain relative paths: another depth would change every asset
  const folder = join(builds, `lambda-${before.slice(0, 16)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  removeOld()
  try {
    await buildBundles(functionFiles.keys(), unfinished)
    if (fingerprint() !== before) throw new Error('The sources changed while the functions were bundled. Run it again.')
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // another process has finished the same build
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * Copies the bundle of a function that prints and adds what travels beside it: the compressed Chromium and the print page.
 * @throws when the print page has not been built
 */
export function addBrowser(bundle: string, folder: string): void {
  const chromium = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const printPage = join(root, 'dist', 'print')
  if (!existsSync(join(printPage, 'index.html'))) throw new Error('The print page is not built yet. Run "npm run synth", which builds it first.')
  cpSync(bundle, folder, { recursive: true })
  cpSync(chromium, join(folder, 'bin'), { recursive: true })
  cpSync(printPage, join(folder, 'print'), { recursive: true })
}

// tests build outside of Jest, whose sandbox slows the plugins down
if (import.meta.main) process.stdout.write(`${await bundleFunctions()}\n`)
