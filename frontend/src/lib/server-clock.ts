/** The server's clock: the computer's own may be hours or days wrong, and reports end on the server's today. */

/** A computer's clock that is less than this apart is right: answers take a moment, and name whole seconds. */
const toleratedMs = 60_000

let aheadMs = 0

/** Reads the clock of an answer that no cache kept. */
export function readClock(headers: Headers, now = Date.now()): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at) || headers.get('cache-control') !== 'no-store') return
  aheadMs = Math.abs(at - now) < toleratedMs ? 0 : at - now
}

/** Now, by the server's clock; by the computer's before the first answer. */
export function serverNow(now = Date.now()): Date {
  return new Date(now + aheadMs)
}
