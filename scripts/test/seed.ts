/** The seed of a run: it chooses files and generated cases, and is the same for the same commit. */
import { spawnSync } from 'node:child_process'
import { checkout } from './outcome.ts'

/** Returns the output of git, empty where there is no repository. */
export const git = (...args: string[]): string => spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout?.trim() ?? ''

/** Returns ALMANAC_TEST_SEED, else the first 32 bits of the commit, else 1. */
export function readSeed(): number {
  const given = Number(process.env.ALMANAC_TEST_SEED)
  return given > 0 ? given : Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16) || 1
}
