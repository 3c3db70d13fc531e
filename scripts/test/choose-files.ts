/** Which of the files that start the whole product a plain `npm test` runs: a spine, what changed, and a part of the rest that rotates with the commit. */
import { createHash } from 'node:crypto'
import { type CrossingFile, crossings } from '../../test/crossings.ts'
import { git } from './seed.ts'

/** One in so many of the files that are neither in the spine nor changed. */
const rotation = 6

export type Choice = { readonly chosen: readonly string[]; readonly leftOut: readonly string[] }

const placeOf = (file: string, seed: number) => createHash('sha256').update(`${seed} ${file}`).digest('hex')

/**
 * `changed`: paths from the root of the repository. A file is run when it changed itself, or when a folder or file that is named like one of
 * its areas did: `schedules` is `functions/domains/schedules/...`, `frontend/src/features/schedules/...` and `shared/api/schedules.ts`.
 */
export function chooseFiles(changed: readonly string[], seed: number, all: readonly CrossingFile[] = crossings): Choice {
  const names = new Set(changed.flatMap((path) => path.split('/').map((part) => part.replace(/\..*$/, ''))))
  const paths = new Set(changed)
  const isDue = ({ file, spine, areas }: CrossingFile) => spine || paths.has(file) || areas.some((area) => names.has(area))
  const due = all.filter(isDue).map(({ file }) => file)
  const rest = all.filter((one) => !isDue(one)).map(({ file }) => file)
  rest.sort((a, b) => (placeOf(a, seed) < placeOf(b, seed) ? -1 : 1))
  const rotating = Math.ceil(rest.length / rotation)
  return { chosen: [...due, ...rest.slice(0, rotating)].sort(), leftOut: rest.slice(rotating).sort() }
}

/** Paths that differ from main: committed since the branch left it, changed and new ones. On main itself, those of the last commit. */
export function changedPaths(): string[] {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '')
  const left = main ? git('merge-base', 'HEAD', main) : ''
  const base = left === '' || left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return listed.flatMap((text) => text.split('\n')).filter(Boolean)
}
