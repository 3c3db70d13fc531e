import { authoriseRun } from '../../functions/domains/reports/run/authorise-any.ts'
import { runQuery } from '../../functions/domains/reports/run/request.ts'
import type { Run } from '../../functions/domains/reports/run/run.ts'
import { readActor } from '../../functions/kernel/accounts/actor-store.ts'
import { listUsers } from '../../functions/kernel/accounts/store.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'

/** The run of a request, as an owner of the account may make it. */
export async function runOf(accountId: string, request: ReportRequest, now: Date): Promise<Run> {
  const owner = (await listUsers(accountId)).find(({ role }) => role === 'OWNER')
  const actor = owner && (await readActor(accountId, owner.id))
  if (!actor) throw new Error(`${accountId} has no owner.`)
  return authoriseRun(actor, runQuery(request.type, 'request', request), now)
}
