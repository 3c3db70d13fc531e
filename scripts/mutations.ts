/**
 * `npm run mutations`: seeded faults in lines of the product, each tried with the tests nearest to it. Prints which of them no test notices.
 * `-- --count 150 --seed 1 --tests 10`. It changes files of the checkout and puts them back, so run it in a clone.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf } from './mutations/mutants.ts'
import { nearestTests } from './mutations/nearest.ts'
import { checkout, inModules } from './test/outcome.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '150' }, seed: { type: 'string', default: '1' }, tests: { type: 'string', default: '10' } },
})

const product = globSync('{shared,functions,frontend/src}/**/*.ts', { cwd: checkout }).filter(
  (file) => !/\.test\.tsx?$|\.gen\.ts$|\.scenes\.tsx$|sample|messages|\/site\/|builders/.test(file),
)
const placeOf = (text: string) => createHash('sha256').update(`${values.seed} ${text}`).digest('hex')
const first = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item | undefined =>
  items.toSorted((a, b) => (placeOf(keyOf(a)) < placeOf(keyOf(b)) ? -1 : 1))[0]

/** One mutant of each file, of files in a seeded order, until there are enough. */
function* chosen(): Generator<Mutant> {
  for (const file of product.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
    const mutant = first(mutantsOf(file), ({ begin, text }) => `${file} ${begin} ${text}`)
    if (mutant) yield mutant
  }
}

/** Milliseconds: a mutant that makes a loop endless is noticed by that. */
const limit = 180_000

/** Returns whether one of the tests fails with the mutant in place. */
function isCaught({ file, begin, end, text }: Mutant, tests: readonly string[]): boolean {
  const path = join(checkout, file)
  const bytes = readFileSync(path)
  writeFileSync(path, Buffer.concat([bytes.subarray(0, begin), Buffer.from(text), bytes.subarray(end)]))
  try {
    const flags = ['--experimental-vm-modules', '--no-warnings', inModules('jest/bin/jest.js')]
    const options = ['--bail=1', '--maxWorkers=1', '--seed=1', '--runTestsByPath', ...tests]
    return spawnSync(process.execPath, [...flags, ...options], { cwd: checkout, stdio: 'ignore', timeout: limit }).status !== 0
  } finally {
    writeFileSync(path, bytes)
  }
}

let [caught, tried] = [0, 0]
for (const mutant of chosen()) {
  if (tried === Number(values.count)) break
  tried += 1
  const tests = nearestTests(mutant.file, Number(values.tests))
  const isNoticed = tests.length > 0 && isCaught(mutant, tests)
  caught += Number(isNoticed)
  const said = tests.length === 0 ? 'no test near' : isNoticed ? 'caught' : 'SURVIVED'
  console.log(
    `${said.padEnd(12)} ${mutant.file}:${mutant.line}  ${mutant.before.replace(/\s+/g, ' ').slice(0, 80)}  ->  ${mutant.text.replace(/\s+/g, ' ').slice(0, 80)}`,
  )
}
console.log(`${caught} of ${tried} mutants were caught by the tests nearest to them.`)
