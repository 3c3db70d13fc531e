import { getAudit } from '../../../../shared/api/audit.ts'
import { isWanted, rowOf, spanOf } from '../../../domains/audit/filter.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { type StoredLine, trail } from '../../../kernel/audit/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const onPage = 50
/** So many lines are looked at for one page; who looks for something rare goes on from there. */
const lookedAt = 2000

export const handler = handle(getAudit, async ({ actor: { accountId, timezone }, query: { cursor, ...filter }, now }) => {
  const lines: StoredLine[] = []
  let [seen, next]: [number, string | null] = [0, null]
  for await (const line of trail(accountId, { ...spanOf(filter, timezone, now), after: cursor })) {
    if (isWanted(filter, line)) lines.push(line)
    if (lines.length === onPage || ++seen === lookedAt) {
      next = line.sk
      break
    }
  }
  const people = (await listUsers(accountId)).map(({ id, name }) => ({ id, name }))
  return { lines: lines.map(rowOf), cursor: next, people, timezone }
})
