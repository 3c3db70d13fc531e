/** Builds the web app, the public pages and the print page when their sources changed since the last build. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '../../frontend/src/site/configuration.ts'
import { printPage } from '../../shared/print-ready.ts'
import { siteFile } from '../../shared/site-pages.ts'
import { fingerprintOf } from './fingerprint.ts'
import { inTurn } from './folder-lock.ts'

const checkout = join(import.meta.dirname, '../..')
export const webFolder = join(checkout, 'dist/web')
export const printFolder = join(checkout, 'dist/print')
export const siteFolder = join(checkout, 'dist/site')

const parts = {
  // what the build of the app leaves there, and what is copied beside it afterwards
  web: { configuration: 'frontend/vite.config.ts', page: join(webFolder, siteFile('/')) },
  print: { configuration: 'frontend/vite.print.config.ts', page: printFolder },
  site: { configuration: 'frontend/vite.site.config.ts', page: join(siteFolder, siteFile('/')) },
} as const
type BuiltPart = keyof typeof parts

/** Everything a build reads, and what the deployment says of its public pages. Generated route trees follow from the rest. */
const fingerprint = () => fingerprintOf(['frontend', 'shared', 'package-lock.json'], JSON.stringify(readConfiguration(process.env)))

function build(configuration: string): Promise<void> {
  const vite = join(checkout, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', 'frontend', '--config', configuration, '--logLevel', 'warn'], {
    cwd: checkout,
    // what a test runs in would make React's development build of it
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The web app could not be built (${configuration}).\n${said.trim()}`))))
  })
}

/** True when something was built. `announce` is called first, because a build takes a while. */
export async function buildFrontend(announce: () => void, wanted: readonly BuiltPart[] = ['web', 'print', 'site']): Promise<boolean> {
  const now = fingerprint()
  const stampOf = (part: BuiltPart) => join(checkout, 'dist', `.built-${part}`)
  const isBuilt = (part: BuiltPart) => existsSync(parts[part].page) && existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === now
  if (wanted.every(isBuilt)) return false
  // a build empties its folder first
  return inTurn(join(checkout, 'dist/web-making'), async () => {
    const missing = wanted.filter((part) => !isBuilt(part))
    if (missing.length === 0) return false
    announce()
    await Promise.all(missing.map((part) => build(parts[part].configuration)))
    if (wanted.includes('web')) {
      // the report builder shows the pages of a PDF by the very page that is printed
      cpSync(printFolder, join(webFolder, printPage.folder), { recursive: true })
      cpSync(siteFolder, webFolder, { recursive: true })
    }
    // last: a build that was cut off is made again
    for (const part of missing) writeFileSync(stampOf(part), now)
    return true
  })
}
