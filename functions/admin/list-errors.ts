import { type ErrorRow, listErrors } from '../../shared/api/admin.ts'
import { getAccount } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { mostErrors } from '../lib/kept-errors.ts'
import { countsOfDays, type Kept, keptErrors } from './errors-store.ts'

const onPage = 25
/** So many are looked at for one page; who looks for something rare goes on from there. */
const lookedAt = 1000

export const handler = handle(listErrors, async ({ query: { day, search, cursor }, now }) => {
  const days = await countsOfDays(now)
  const asked = days.filter((one) => one.all > 0 && (day === undefined || one.day === day)).map((one) => one.day)
  const found: Kept[] = []
  let [seen, next]: [number, string | null] = [0, null]
  for await (const one of keptErrors(asked, cursor, now)) {
    if (isWanted(search, one)) found.push(one)
    if (found.length === onPage || ++seen === lookedAt) {
      next = one.sk
      break
    }
  }
  const counts =
    day === undefined
      ? days.map((one) => ({ at: `${one.day}T00:00:00.000Z`, count: one.all }))
      : (days.find((one) => one.day === day)?.hours ?? []).map((count, hour) => ({ at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`, count }))
  return { errors: await rowsOf(found), cursor: next, counts, most: mostErrors }
})

function isWanted(search: string | undefined, { name, message, requestId = '' }: Kept): boolean {
  const words = search?.trim().toLowerCase() ?? ''
  return [name, message, requestId].some((text) => text.toLowerCase().includes(words))
}

/** With the names that accounts have now; one that is gone has none. */
async function rowsOf(found: readonly Kept[]): Promise<ErrorRow[]> {
  const ids = [...new Set(found.flatMap(({ accountId }) => accountId ?? []))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await getAccount(id))?.name ?? null] as const)))
  return found.map(({ sk, at, kind, name, message, requestId = null, accountId = null }) => ({
    id: sk,
    ...{ at, kind, name, message },
    request_id: requestId,
    account_id: accountId,
    account_name: accountId === null ? null : (names.get(accountId) ?? null),
  }))
}
