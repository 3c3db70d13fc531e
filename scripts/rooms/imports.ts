import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a file imports by a relative path, types and dynamic imports included. All paths are from the root of `checkout`. */
export function importsOf(checkout: string, file: string): string[] {
  const text = readFileSync(join(checkout, file), 'utf8')
  return [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
}
