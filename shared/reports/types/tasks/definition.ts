import { dayMs } from '../../../dates/durations.ts'
import { instantRange } from '../../../dates/index.ts'
import { type Task, taskPriorityDisplay, taskSource, taskTypeDisplay } from '../../../items/tasks.ts'
import { messages } from '../../../messages.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemColumn } from '../../language/items/section.ts'
import { maxListedPosts } from '../../limits.ts'
import { rangesOf } from '../../request-dates.ts'
import { taskCuts } from './dimensions.ts'
import { manifest } from './manifest.ts'
import { isInPlay, isOverdueAt, taskMetrics } from './metrics.ts'

const empty = messages.empty.tasks

const columns: readonly ItemColumn<Task>[] = [
  {
    column: { key: 'task', value: 'Task', sticky: true },
    cell: ({ title, type }) => ({ type: 'long-text', value: title, description: taskTypeDisplay[type] }),
  },
  { column: { key: 'assignee', value: 'Assignee' }, cell: ({ assignee }) => ({ type: 'text', value: assignee?.name ?? messages.tasks.unassigned }) },
  { column: { key: 'priority', value: 'Priority' }, cell: ({ priority }) => ({ type: 'text', value: taskPriorityDisplay[priority] }) },
  {
    column: { key: 'profile', value: 'Profile' },
    cell: ({ profileId }, { profile }) => {
      const found = profile(profileId)
      return found ? { type: 'text', value: found.name, badge: found } : { type: 'text', value: null }
    },
  },
  { column: { key: 'due', value: 'Due', sort_order: 'asc' }, cell: ({ dueAt }) => ({ type: 'date', value: dueAt }) },
  {
    column: { key: 'late', value: 'Days late', passport: 'days_late', unit: 'count', polarity: 'lower', align: 'right' },
    cell: ({ dueAt }, { end }) => ({ type: 'number', value: dueAt === null ? null : Math.floor((Date.parse(end) - Date.parse(dueAt)) / dayMs), unit: 'count' }),
  },
]

/** Tasks performance: the tasks of the profile groups, each figure by its own instant. */
export const tasks = itemReport(manifest, {
  noun: { one: 'task created', many: 'tasks created' },
  basis: 'Tasks of the profile groups, by what happened in these dates',
  // a backlog is made of all tasks there ever were, but what was open in neither range changes nothing in them
  load: async (read, request) => {
    const { range, prior } = rangesOf(request)
    const spans = [range, ...(prior ? [prior] : [])].map(({ from, to }) => instantRange(from, to, request.timezone))
    return (await read(taskSource, { before: 'ever' })).filter((task) => spans.some(([start, end]) => isInPlay(task, start, end)))
  },
  at: ({ createdAt }) => createdAt,
  profileOf: ({ profileId }) => profileId,
  fromNetworks: false,
  ofGroups: taskSource.id,
  origin: 'Recorded by the team',
  metrics: taskMetrics,
  dimensions: taskCuts,
  summary: ['created', 'completed', 'completion_rate', 'open', 'overdue', 'on_time_rate', 'completion_time'],
  sections: [
    {
      key: 'flow',
      title: 'Created and completed',
      subTitle: 'Per {bucket}',
      width: 12,
      empty,
      blocks: [{ kind: 'column', key: 'two', metrics: ['created', 'completed'] }],
    },
    {
      key: 'backlog',
      title: 'Open tasks',
      subTitle: 'At the end of each {bucket}',
      width: 8,
      empty,
      blocks: [{ kind: 'line', key: 'line', metric: 'open' }],
    },
    {
      key: 'status',
      title: 'Tasks by status',
      subTitle: 'At the end of {to}',
      width: 4,
      empty,
      blocks: [{ kind: 'donut', key: 'parts', metric: 'in_play', dimension: 'status', totalLabel: 'Tasks' }],
    },
    {
      key: 'assignee',
      title: 'Tasks by assignee',
      subTitle: 'Completed',
      width: 8,
      empty,
      blocks: [{ kind: 'bar', key: 'bars', metric: 'completed', dimension: 'assignee', limit: 15 }],
    },
    {
      key: 'type',
      title: 'Tasks by type',
      subTitle: 'Created',
      width: 4,
      empty,
      blocks: [{ kind: 'pie', key: 'parts', metric: 'created', dimension: 'type', totalLabel: 'Tasks' }],
    },
    {
      key: 'assignees',
      title: 'Team',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'rows',
          rows: 'assignee',
          columns: ['assigned', 'completed', 'overdue', 'on_time_rate', 'completion_time'],
          sortBy: 'completed',
        },
      ],
    },
    {
      key: 'priority',
      title: 'Tasks by priority',
      subTitle: 'Created',
      width: 4,
      empty,
      blocks: [{ kind: 'bar', key: 'bars', metric: 'created', dimension: 'priority' }],
    },
    {
      key: 'network',
      title: 'Tasks by network',
      subTitle: 'Created',
      tabs: 'cross_channel',
      width: 8,
      empty,
      blocks: [{ kind: 'bar', key: 'bars', metric: 'created', dimension: 'network' }],
    },
    {
      key: 'overdue',
      title: 'Overdue tasks',
      subTitle: 'At the end of {to}, the longest overdue first, {shown} of {items}',
      width: 12,
      empty: messages.tasks.noneOverdue,
      blocks: [
        {
          kind: 'table',
          key: 'rows',
          rows: 'items',
          from: 'ever',
          keep: (task, { end }) => isOverdueAt(task, end),
          order: (a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.id.localeCompare(b.id),
          limit: maxListedPosts,
          columns,
        },
      ],
    },
  ],
})

export { tasks as definition }
