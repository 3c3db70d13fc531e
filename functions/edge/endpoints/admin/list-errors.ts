import { listErrors } from '../../../../shared/api/admin.ts'
import { isWanted, rowsOf } from '../../../domains/admin/error-rows.ts'
import { countsOfDays, type Kept, keptErrors } from '../../../domains/admin/store/errors.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { mostErrors } from '../../../kernel/request/kept-errors.ts'

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
