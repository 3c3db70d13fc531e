/** Ten reports a minute from one person; the rest is dropped. Counted per process: it bounds the log, it guards nothing. */

const limit = 10
let minute = 0
let counts = new Map<string, number>()

export function mayReport(who: string, now: Date): boolean {
  const current = Math.floor(now.getTime() / 60_000)
  if (current !== minute) {
    minute = current
    counts = new Map()
  }
  const count = (counts.get(who) ?? 0) + 1
  counts.set(who, count)
  return count <= limit
}
