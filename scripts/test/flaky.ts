/** `npm run test:flaky`: browser files again and again, each time in another order, beside processes that take every processor. */
import { type ChildProcess, spawn } from 'node:child_process'
import { jest, type Outcome } from './outcome.ts'

const burners = 3

/** A child that spins until its parent is gone. */
const burn = (): ChildProcess =>
  spawn(
    process.execPath,
    [
      '-e',
      'process.on("disconnect", () => process.exit(0)); const spin = () => { for (const end = Date.now() + 200; Date.now() < end; ); setImmediate(spin) }; spin()',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )

/** Runs `rounds` rounds; the seed of each is its number. */
export async function runFlaky(rounds: number, paths: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const burning = Array.from({ length: burners }, burn)
  try {
    for (let round = 1; round <= rounds; round++) {
      Object.assign(process.env, { ALMANAC_TEST_SEED: String(round), ALMANAC_TEST_SHUFFLED: '1' })
      outcomes.push(await jest(`Round ${round} of ${rounds}`, paths.length > 0 ? paths : ['test/e2e', 'test/screens']))
    }
  } finally {
    for (const child of burning) child.kill('SIGKILL')
  }
  return outcomes
}
