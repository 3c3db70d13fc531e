import { exportTasksCsv } from '../../shared/api/exports.ts'
import { instantRange } from '../../shared/dates/index.ts'
import { taskSource } from '../../shared/items/tasks.ts'
import { profileName } from '../../shared/profile-name.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'
import { isInPlay } from '../../shared/reports/types/tasks/metrics.ts'
import { listGroups, listProfiles } from '../accounts/store.ts'
import { beginning, readItems } from '../items/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import { csvChunks, type Value } from './csv.ts'
import { sendFile } from './send-file.ts'
import { taskHeader, taskRow } from './task-rows.ts'

export const handler = handle(exportTasksCsv, async ({ actor, body: { profileIds, ...dates }, now }) => {
  const request = await authoriseRun(actor, { type: 'tasks', profiles: profileIds, ...dates }, now)
  return sendFile({
    accountId: actor.accountId,
    name: `Tasks ${request.dateFrom} - ${request.dateTo}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(rows(actor.accountId, request, now)),
  })
})

/** Group by group, oldest first: what was to be done in the range, of the selected profiles or of no profile. */
async function* rows(accountId: string, request: ReportRequest, now: Date): AsyncGenerator<readonly Value[]> {
  yield taskHeader
  const [profiles, groups] = await Promise.all([listProfiles(accountId), listGroups(accountId)])
  const known = new Map(profiles.map((profile) => [profile.id, profile]))
  const selected = request.profiles.flatMap((id) => known.get(id) ?? [])
  const names = new Map(groups.map(({ entity_gid, name }) => [entity_gid, name]))
  const [start, last] = instantRange(request.dateFrom, request.dateTo, request.timezone)
  const end = last < now.toISOString() ? last : now.toISOString()
  for (const gid of new Set(selected.map(({ entity_gid }) => entity_gid))) {
    for (const task of await readItems(taskSource, accountId, [gid], beginning, end)) {
      const isMine = task.profileId === null || request.profiles.includes(task.profileId)
      if (!isMine || !isInPlay(task, start, end)) continue
      const profile = known.get(task.profileId ?? '')
      yield taskRow(task, { group: names.get(gid) ?? '', profile: profile ? profileName(profile) : null, zone: request.timezone, end })
    }
  }
}
