/** The tests nearest to a file of the product, by the imports between them. */
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { crossings } from '../../test/crossings.ts'
import { importsOf } from '../rooms/imports.ts'
import { checkout } from '../test/outcome.ts'

const sources = '{shared,functions,frontend/src,infra,scripts,test}/**/*.{ts,tsx}'

/** Who imports a file, directly. */
function importersOf(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of globSync(sources, { cwd: checkout })) {
    for (const imported of importsOf(checkout, file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return importers
}

const importers = importersOf()
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !/^test\/(e2e|screens|render|local|faults|golden|infra)\//.test(file)

/** Those of the folder first. */
const nextTo = (file: string, tests: readonly string[]) => tests.toSorted((a, b) => Number(b.startsWith(dirname(file))) - Number(a.startsWith(dirname(file))))

/** Tests of a feature in a page with mocked answers; one page is enough to see most faults. */
const screensOf = (file: string) =>
  crossings
    .filter(({ file: test, areas }) => test.startsWith('test/screens/') && areas.some((area) => dirname(file).split('/').slice(2).includes(area)))
    .map((one) => one.file)

/**
 * Test files in the order of their distance; at most `most`. Those that start the whole product are left out. Handlers and pages are imported by
 * their name, so behind the imports come the tests that call any handler, and the screens of the feature.
 */
export function nearestTests(file: string, most: number): string[] {
  const seen = new Set([file])
  const found: string[] = []
  for (let ring = [file]; ring.length > 0 && found.length < most; ) {
    ring = ring.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one) && seen.add(one))
    found.push(...nextTo(file, ring.filter(isUnit)))
  }
  if (file.startsWith('functions/')) found.push(...nextTo(file, (importers.get('functions/edge/endpoints/index.ts') ?? []).filter(isUnit)))
  return [...new Set([...found, ...screensOf(file)])].slice(0, most)
}
