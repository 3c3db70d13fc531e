/** What tasks are measured by (docs/metrics.md#tasks). */
import { isOpenAt, type Task } from '../../../items/tasks.ts'
import { ratio } from '../../../metrics/ratio.ts'
import type { ItemMetric, Occurrence } from '../../language/items/metric.ts'
import { type Change, flow, level, order, rate } from '../../language/items/rules.ts'

/** Due before the instant and still open then; a task without a due date never is. */
export const isOverdueAt = (task: Task, instant: string) => task.dueAt !== null && task.dueAt < instant && isOpenAt(task, instant)

/** Whether it was open at some time from `start` to before `end`: it was when they began, came in, or was reopened. */
export function isInPlay(task: Task, start: string, end: string): boolean {
  const { createdAt, reopenedAt } = task
  return createdAt < end && (createdAt >= start || isOpenAt(task, start) || reopenedAt.some((at) => at >= start && at < end))
}

/** From when to when it was open, each time; without an end while it still is. */
function openings({ createdAt, completedAt, reopenedAt }: Task): [from: string, to: string | undefined][] {
  return [createdAt, ...reopenedAt].map((from, nth) => [from, completedAt[nth]])
}

/** Up by one, and down again where it ends later than that. */
function step(from: string, to: string | undefined): Change[] {
  if (to === undefined) return [[from, 1]]
  return from < to
    ? [
        [from, 1],
        [to, -1],
      ]
    : []
}

const doneBy = (items: readonly Occurrence<Task>[], end: string) => items.filter(({ item }) => !isOpenAt(item, end)).length
const completions = ({ completedAt }: Task) => completedAt
const done = { one: 'completion', many: 'completions' }

export const taskMetrics = {
  created: {
    ...flow<Task>(),
    title: 'Created',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of tasks created in the period.',
    definition: 'New tasks, by the time they were created.',
    theme: { id: 'tasks', place: 0 },
  },
  assigned: {
    ...flow<Task>(({ assignee }) => (assignee === null ? null : 1)),
    title: 'Assigned',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of tasks created in the period that have an assignee.',
    definition: 'New tasks by current assignee.',
  },
  completed: {
    ...flow<Task>(),
    at: completions,
    noun: done,
    title: 'Completed',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of completions in the period; a task that was reopened and completed again counts twice.',
    definition: 'Tasks completed in the period, whenever they were created.',
    theme: { id: 'tasks', place: 1 },
  },
  completion_rate: {
    class: 'RATIO',
    value: (items, { end }) => ratio([{ num: doneBy(items, end), den: items.length }], 100),
    terms: (items, { end }) => [{ value: doneBy(items, end) }, { value: items.length }],
    title: 'Completion rate',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Tasks created in the period and completed by its end ÷ tasks created in the period.',
    definition: 'Share of new tasks that were completed by the end of the period.',
    theme: { id: 'task_times', place: 0 },
  },
  open: {
    ...level<Task>(
      (task, end) => (isOpenAt(task, end) ? 1 : 0),
      (task) => openings(task).flatMap(([from, to]) => step(from, to)),
    ),
    title: 'Open',
    unit: 'count',
    polarity: 'lower',
    formula: 'Open the day before + created + reopened − completed, at the end of the period.',
    definition: 'Tasks that were not completed when the period ended.',
    theme: { id: 'open_tasks', place: 0 },
  },
  overdue: {
    ...level<Task>(
      (task, end) => (isOverdueAt(task, end) ? 1 : 0),
      (task) => {
        const { dueAt } = task
        return dueAt === null ? [] : openings(task).flatMap(([from, to]) => step(from > dueAt ? from : dueAt, to))
      },
    ),
    title: 'Overdue',
    unit: 'count',
    polarity: 'lower',
    formula: 'Open tasks whose due time had passed, at the end of the period.',
    definition: 'Open tasks past their due time.',
    theme: { id: 'open_tasks', place: 1 },
  },
  on_time_rate: {
    ...rate<Task>(({ dueAt }, at) => (dueAt === null ? null : at <= dueAt)),
    at: completions,
    noun: done,
    title: 'On time',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Completions in the period at or before the due time ÷ completions in the period of tasks that have one.',
    definition: 'How often tasks were completed on time. Tasks without a due time are left out.',
    theme: { id: 'task_times', place: 2 },
    countedBy: { by: 'completed' },
  },
  completion_time: {
    ...order<Task>(({ createdAt }, at) => (Date.parse(at) - Date.parse(createdAt)) / 1000),
    at: completions,
    noun: done,
    title: 'Median completion time',
    label: 'Completion time',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Median of completed − created, over the completions in the period.',
    definition: 'Half of the completed tasks took no longer than this.',
    theme: { id: 'task_times', place: 1 },
    countedBy: { by: 'completed' },
  },
  in_play: {
    class: 'STOCK',
    value: (items, { start, end }) => items.filter(({ item }) => isInPlay(item, start, end)).length,
    rule: 'Unique tasks, each counted once: they do not add up over days.',
    title: 'Tasks in the period',
    label: 'Tasks',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Tasks that were open at some time in the period.',
    definition: 'Everything there was to do: tasks open when the period began and tasks created since.',
  },
} as const satisfies Record<string, ItemMetric<Task>>
