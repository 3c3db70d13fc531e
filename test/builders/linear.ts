/** Whether work grows with its input and no faster: four times the input may cost ten times the processor's time, and a quadratic one costs sixteen. */

export const mostGrowth = 10

/** Below it, in milliseconds, a start or a collection of garbage says more than the input. */
const least = 15
const rounds = 3
/** Of work that seems to grow: what a busy machine did to some rounds is gone by then, what the work costs is not. */
const mostRounds = 12
/** A quadratic cost is sixteen times as much, `mostGrowth` is ten. */
const clearly = 7

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** How much more four times the input costs; the least of some rounds, so that a slow moment of the machine tells nothing. */
export async function growth(size: number, prepare: (size: number) => () => unknown): Promise<number> {
  const [once, fourTimes] = [prepare(size), prepare(4 * size)]
  // the first run is slower than those after it, and would hide growth
  let [small, large] = [await cpuOf(once), Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds || (round < mostRounds && large >= mostGrowth * Math.max(least, small)); round++) {
    small = Math.min(small, await cpuOf(once))
    large = Math.min(large, await cpuOf(fourTimes))
    // it costs next to nothing, or plainly no more than four times as much: no more rounds are needed
    if (large < 4 * least || large < clearly * small) break
  }
  return large / Math.max(least, small)
}
