/** The limit for concurrent calls of one request or job, unless the service called has a lower one. */
export const callsAtOnce = 8

/**
 * Runs `work` over `items`, at most `limit` at a time; results keep the order of the items.
 * The first failure rejects and nothing new is started; work under way is left to end by itself.
 */
export async function inParallel<Item, Result>(items: readonly Item[], limit: number, work: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const queue = items.entries()
  let failed = false
  const lane = async () => {
    for (const [index, item] of queue) {
      if (failed) return
      try {
        results[index] = await work(item, index)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
  return results
}
