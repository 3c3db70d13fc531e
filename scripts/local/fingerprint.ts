import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const checkout = join(import.meta.dirname, '../..')

/** Returns the files of the checkout at these paths and in these folders, but for tests and generated code, which nothing is built from. */
function filesAt(path: string): string[] {
  if (!statSync(join(checkout, path)).isDirectory()) return [path]
  return readdirSync(join(checkout, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gen|test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(checkout.length + 1))
}

/** Covers names and contents of files and folders of the checkout, and `more`. */
export function fingerprintOf(paths: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more)
  for (const path of paths.flatMap(filesAt).sort()) hash.update(`${path.replaceAll(sep, '/')}\0`).update(readFileSync(join(checkout, path)))
  return hash.digest('hex')
}
