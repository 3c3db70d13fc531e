/** The tests nearest to a file of the product, by the imports between them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkout } from '../test/outcome.ts'

const sources = '{shared,functions,frontend/src,infra,scripts,test}/**/*.{ts,tsx}'

/** Who imports a file, directly. */
function importersOf(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of globSync(sources, { cwd: checkout })) {
    const text = readFileSync(join(checkout, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const imported = join(dirname(file), path)
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

const importers = importersOf()
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !/^test\/(e2e|screens|render|local|faults|golden|infra)\//.test(file)

/** Test files in the order of their distance; at most `most`. Those that start the whole product are left out. */
export function nearestTests(file: string, most: number): string[] {
  const seen = new Set([file])
  const found: string[] = []
  for (let ring = [file]; ring.length > 0 && found.length < most; ) {
    ring = ring.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one) && seen.add(one))
    const folder = dirname(file)
    found.push(...ring.filter(isUnit).sort((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder))))
  }
  return found.slice(0, most)
}
