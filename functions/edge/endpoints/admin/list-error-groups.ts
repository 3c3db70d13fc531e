import { listErrorGroups } from '../../../../shared/api/admin.ts'
import { groupsOf } from '../../../domains/admin/error-groups.ts'
import { isWanted, rowsOf } from '../../../domains/admin/error-rows.ts'
import { countsOfDays, type Kept, keptErrors } from '../../../domains/admin/store/errors.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Four days of a storm; what failed before that and not since is among the single ones. */
const most = 2000
const latest = 3
const mostGroups = 100

export const handler = handle(listErrorGroups, async ({ query: { day, search }, now }) => {
  const days = (await countsOfDays(now)).filter((one) => one.all > 0 && (day === undefined || one.day === day)).map((one) => one.day)
  const found: Kept[] = []
  let seen = 0
  let all = true
  for await (const one of keptErrors(days, undefined, now)) {
    if (seen === most) {
      all = false
      break
    }
    seen++
    if (isWanted(search, one)) found.push(one)
  }
  const groups = groupsOf(found).slice(0, mostGroups)
  const rows = new Map((await rowsOf(groups.flatMap(({ errors }) => errors.slice(0, latest)))).map((row) => [row.id, row]))
  return {
    groups: groups.map(({ errors, ...group }) => ({ ...group, latest: errors.slice(0, latest).flatMap(({ sk }) => rows.get(sk) ?? []) })),
    looked_at: seen,
    all,
  }
})
