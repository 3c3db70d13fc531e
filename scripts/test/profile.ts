/** CPU seconds of test files as `test/standing/environment.mjs` records them. */
import { existsSync, readFileSync } from 'node:fs'

type Spent = { file: string; cpu: number; wall: number }

/** Reads CPU and wall seconds by file; of two measurements, the lower one. */
export function readProfile(path: string): Spent[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const measured = lines.map((line) => {
    const [file = '', cpu, wall] = line.split('\t')
    return { file, cpu: Number(cpu), wall: Number(wall) }
  })
  const files = new Map(measured.toSorted((one, other) => other.cpu - one.cpu).map((spent) => [spent.file, spent]))
  return [...files.values()]
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

/** Files with smaller budgets are mostly start, which says little of a machine. */
const telling = 20

/** How slow this machine is, as the median of what files take of their budgets; 1 where it is as fast as that on which they were measured. */
function paceOf(spent: readonly Spent[], budgetOf: (file: string) => number): number {
  const shares = spent.filter(({ file }) => budgetOf(file) >= telling).map(({ file, cpu }) => cpu / budgetOf(file))
  return Math.max(1, shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 1)
}

/** Files that took more than twice the CPU seconds they may on a machine of this pace, starting aside, and the sentence that says so. */
export function overBudget(spent: readonly Spent[], budgetOf: (file: string) => number): { file: string; sentence: string }[] {
  const pace = paceOf(spent, budgetOf)
  return spent
    .filter(({ file, cpu }) => cpu / pace - start > 2 * budgetOf(file))
    .map(({ file, cpu, wall }) => {
      const slow = pace > 1 ? ` on a machine ${pace.toFixed(1)} times slower than that of the budgets` : ''
      const sentence = `${file} took ${cpu.toFixed(1)} CPU s in ${wall.toFixed(1)} s${slow}; its budget in test/budgets.ts is ${budgetOf(file)}, and twice that and ${start} is a failure.`
      return { file, sentence }
    })
}
