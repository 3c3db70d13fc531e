/** CPU seconds of test files as `test/standing/environment.mjs` records them. */
import { existsSync, readFileSync } from 'node:fs'

type Spent = { file: string; cpu: number; wall: number }

export function readProfile(path: string): Spent[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [file = '', cpu, wall] = line.split('\t')
    return { file, cpu: Number(cpu), wall: Number(wall) }
  })
}

/** The folder of a file, which says what kind of test it is: `test/e2e`, `functions`, `shared`. */
const kindOf = (file: string) =>
  (file.startsWith('test/') ? file.split('/').slice(0, file.split('/').length > 2 ? 2 : 1) : file.split('/').slice(0, 1)).join('/')

const row = (name: string, { cpu, wall }: Omit<Spent, 'file'>, more = '') => `  ${cpu.toFixed(1).padStart(8)} ${wall.toFixed(1).padStart(8)}  ${name}${more}`

/** Prints CPU and wall seconds by kind, and of the most expensive files. */
export function printProfile(spent: readonly Spent[]): void {
  const kinds = Map.groupBy(spent, ({ file }) => kindOf(file))
  const sums = [...kinds].map(([kind, files]) => ({
    kind,
    count: files.length,
    cpu: files.reduce((sum, { cpu }) => sum + cpu, 0),
    wall: files.reduce((sum, { wall }) => sum + wall, 0),
  }))
  console.log('\nCPU and wall seconds by kind')
  for (const { kind, count, ...sum } of sums.sort((a, b) => b.cpu - a.cpu)) console.log(row(kind, sum, ` (${count} files)`))
  console.log('\nThe most expensive files')
  for (const { file, ...sum } of spent.toSorted((a, b) => b.cpu - a.cpu).slice(0, 40)) console.log(row(file, sum))
}

/**
 * CPU seconds that starting costs: whichever files come first compile what no cache holds yet, start the emulator of their worker and make the demo
 * data that the others copy, which alone takes 40.
 */
const start = 50

/** Sentences about files that took more than twice the CPU seconds they may, starting aside. */
export function overBudget(spent: readonly Spent[], budgetOf: (file: string) => number): string[] {
  return spent
    .filter(({ file, cpu }) => cpu - start > 2 * budgetOf(file))
    .map(
      ({ file, cpu }) => `${file} took ${cpu.toFixed(1)} CPU s; its budget in test/budgets.ts is ${budgetOf(file)}, and twice that and ${start} is a failure.`,
    )
}
