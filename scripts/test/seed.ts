/** The seed of a run: it chooses files, generated cases and the order of tests, and is the same for the same commit. */
import { spawnSync } from 'node:child_process'
import { checkout } from './outcome.ts'

/** Returns the output of git, empty where there is no repository. */
export const git = (...args: string[]): string => spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout?.trim() ?? ''

/** Returns ALMANAC_TEST_SEED, else the first 28 bits of the commit, else 1. Jest takes no more than 31 bits. */
export function readSeed(): number {
  const given = Number(process.env.ALMANAC_TEST_SEED)
  return given > 0 ? given : Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16) || 1
}
