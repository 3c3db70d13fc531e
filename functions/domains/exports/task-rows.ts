/** Tasks as rows of a file: what the report is made of, with every digit. */
import { wallTime } from '../../../shared/dates/index.ts'
import { isOpenAt, type Task, taskPriorityDisplay, taskStatusDisplay, taskTypeDisplay } from '../../../shared/items/tasks.ts'
import { networks } from '../../../shared/networks.ts'
import { isOverdueAt } from '../../../shared/reports/types/tasks/metrics.ts'
import type { Value } from './csv.ts'

export const taskHeader: string[] = [
  'Created',
  'Timezone',
  'Group',
  'Network',
  'Profile',
  'Title',
  'Type',
  'Priority',
  'Status now',
  'Open at the end',
  'Overdue at the end',
  'Assignee',
  'Due',
  'Completed',
  'Reopened',
  'Completion time (seconds)',
  'Task id',
]

type Around = { readonly group: string; readonly profile: string | null; readonly zone: string; readonly end: string }

/** A task that was completed more than once has every time in its cell, one per line; its completion time is that of the last. */
export function taskRow(task: Task, { group, profile, zone, end }: Around): Value[] {
  const wall = (instant: string) => wallTime(instant, zone).replace('T', ' ')
  const last = task.completedAt.at(-1)
  return [
    wall(task.createdAt),
    zone,
    group,
    task.network && networks[task.network].display,
    profile,
    task.title,
    taskTypeDisplay[task.type],
    taskPriorityDisplay[task.priority],
    taskStatusDisplay[task.status],
    isOpenAt(task, end) ? 'yes' : 'no',
    isOverdueAt(task, end) ? 'yes' : 'no',
    task.assignee?.name ?? null,
    task.dueAt && wall(task.dueAt),
    task.completedAt.map(wall).join('\n') || null,
    task.reopenedAt.map(wall).join('\n') || null,
    last === undefined ? null : (Date.parse(last) - Date.parse(task.createdAt)) / 1000,
    task.id,
  ]
}
