/** What tasks are cut by. */
import { isOpenAt, type Task, taskPriorities, taskPriorityDisplay, taskStatusDisplay, taskStatuses, taskTypeDisplay } from '../../../items/tasks.ts'
import { messages } from '../../../messages.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'

const statusColors = { open: 'c1', in_progress: 'c2', in_review: 'c3', completed: 'positive' } as const
const priorityColors = { urgent: 'negative', high: 'mixed', medium: 'c1', low: 'c-other' } as const
/** Beside the figures "Open", which is all that is not finished, and "Completed", which counts every time. */
const statusNames = { ...taskStatusDisplay, open: 'Not started', completed: 'Finished' } as const
const statuses = taskStatuses.map((key): DimensionValue => ({ key, label: statusNames[key], color: statusColors[key] }))
const priorities = taskPriorities.map((key): DimensionValue => ({ key, label: taskPriorityDisplay[key], color: priorityColors[key] }))
const nobody: DimensionValue = { key: '', label: messages.tasks.unassigned, color: 'c-other' }

export const taskCuts = {
  status: {
    title: 'Status',
    timed: true,
    // only the status of today is kept: what was finished later was open then
    of: (task, { end }) => {
      const then = isOpenAt(task, end) ? (task.status === 'completed' ? 'open' : task.status) : 'completed'
      return statuses.filter(({ key }) => key === then)
    },
    parts: () => statuses,
  },
  assignee: {
    title: 'Assignee',
    of: ({ assignee }) => [assignee ? { key: assignee.id, label: assignee.name } : nobody],
  },
  type: { title: 'Type', of: ({ type }) => [{ key: type, label: taskTypeDisplay[type] }] },
  priority: { title: 'Priority', of: ({ priority }) => priorities.filter(({ key }) => key === priority), parts: () => priorities },
} as const satisfies Record<string, Dimension<Task>>
