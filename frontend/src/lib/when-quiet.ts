const quietMs = 2_000

/** Calls once nothing has arrived for a while, so that what can wait does not compete with the page. Gives what stops the waiting. */
export function whenQuiet(then: () => void): () => void {
  let before = -1
  const timer = setInterval(() => {
    const { length } = performance.getEntriesByType('resource')
    if (length === before) {
      clearInterval(timer)
      then()
    }
    before = length
  }, quietMs)
  return () => clearInterval(timer)
}
