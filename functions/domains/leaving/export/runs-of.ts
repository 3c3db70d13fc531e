import type { Occurrence } from '../../schedules/records.ts'
import { listOccurrences } from '../../schedules/store/account-occurrences.ts'

/** Every run of an account that is not removed, page after page as they are taken. */
export async function* runsOf(accountId: string): AsyncGenerator<Occurrence> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listOccurrences(accountId, { limit: 100, ...(cursor ? { cursor } : {}) })
    yield* page.occurrences
    cursor = page.cursor
  }
}
