import { exportTasksCsv } from '../../../../shared/api/exports.ts'
import { instantRange } from '../../../../shared/dates/index.ts'
import { taskSource } from '../../../../shared/items/tasks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { isInPlay } from '../../../../shared/reports/types/tasks/metrics.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { taskHeader, taskRow } from '../../../domains/exports/task-rows.ts'
import { beginning, readItems } from '../../../domains/items/store/items.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import type { Run } from '../../../domains/reports/run/run.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportTasksCsv, async ({ actor, body, now }) => {
  const run = await authoriseRun(actor, runQuery('tasks', 'query', body), now)
  const name = exportFileName(actor, 'Tasks', { range: run.range, groups: run.data.entity_gids })
  return sendRows({ accountId: actor.accountId, name, format: body.format, rows: rows(run) })
})

/** Group by group, oldest first: what was to be done in the range, of the selected profiles or of no profile. */
async function* rows({ actor, request, range, profiles, now }: Run): AsyncGenerator<readonly Value[]> {
  yield taskHeader
  const selected = new Map(profiles.map((profile) => [profile.id, profile]))
  const names = new Map(actor.entities.map(({ entity_gid, name }) => [entity_gid, name]))
  const [start, last] = instantRange(range.from, range.to, request.timezone)
  const end = last < now.toISOString() ? last : now.toISOString()
  for (const gid of new Set(profiles.map(({ entity_gid }) => entity_gid))) {
    for (const task of await readItems(taskSource, actor.accountId, [gid], beginning, end)) {
      const profile = selected.get(task.profileId ?? '')
      const isMine = task.profileId === null || profile !== undefined
      if (!isMine || !isInPlay(task, start, end)) continue
      yield taskRow(task, { group: names.get(gid) ?? '', profile: profile ? profileName(profile) : null, zone: request.timezone, end })
    }
  }
}
