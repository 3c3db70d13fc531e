/** Tasks: the documented CSV (docs/import-formats.md). */
import { taskPriorities, taskSource, taskStatuses, taskTypes } from '../../../../shared/items/tasks.ts'
import { dueOf, inFuture, instantOf, listOf, personOf, wordOf } from '../csv/cells.ts'
import { type Format, hasColumns } from '../csv/format.ts'
import { readItemRows } from '../csv/read-items.ts'

/**
 * `id`, `title`, `created_at`; any of type, priority, status, assignee, assignee_id, due_at, completed_at and reopened_at (a|b when
 * more than once), about (`profile`, or `none` for a task of the group). They go to the group of the profile they are imported into.
 */
export const genericTasks: Format = {
  id: 'generic-tasks',
  name: 'generic tasks',
  holds: 'tasks',
  networks: null,
  recognises: (table) => hasColumns(table, ['id', 'title', 'created_at']),
  read: (table, context) =>
    readItemRows(table, context, {
      source: taskSource,
      ownerId: context.entityGid,
      item: (cell) => {
        const createdAt = instantOf(cell('created_at'))
        const completedAt = listOf(cell('completed_at')).map(instantOf)
        const reopenedAt = listOf(cell('reopened_at')).map(instantOf)
        const later = inFuture({ completed_at: completedAt, reopened_at: reopenedAt }, context.today)
        if (later !== null) return later
        const isDone = completedAt.length > reopenedAt.length
        const given = cell('status') === '' ? (isDone ? 'completed' : 'open') : wordOf(cell('status'), taskStatuses)
        const about = cell('about').toLowerCase() !== 'none'
        return {
          id: cell('id'),
          entity_gid: context.entityGid,
          title: cell('title'),
          type: cell('type') === '' ? 'other' : wordOf(cell('type'), taskTypes),
          priority: cell('priority') === '' ? 'medium' : wordOf(cell('priority'), taskPriorities),
          status: given,
          assignee: personOf(cell('assignee'), cell('assignee_id')),
          profileId: about ? context.profileId : null,
          network: about ? context.network : null,
          createdAt,
          dueAt: dueOf(cell('due_at'), context.timezone) || null,
          completedAt,
          reopenedAt,
        }
      },
    }),
}
