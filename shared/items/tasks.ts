/** Tasks of a profile group (docs/metrics.md#tasks). */
import * as v from 'valibot'
import { NetworkCode } from '../networks.ts'
import { Instant } from './fields.ts'
import { itemSource } from './source.ts'

export const taskTypes = ['post', 'reply', 'approval', 'design', 'report', 'other'] as const
export const taskPriorities = ['urgent', 'high', 'medium', 'low'] as const
export const taskStatuses = ['open', 'in_progress', 'in_review', 'completed'] as const

export const taskTypeDisplay = { post: 'Post', reply: 'Reply', approval: 'Approval', design: 'Design', report: 'Report', other: 'Other' } as const
export const taskPriorityDisplay = { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' } as const
export const taskStatusDisplay = { open: 'Open', in_progress: 'In progress', in_review: 'In review', completed: 'Completed' } as const

const Fields = v.object({
  id: v.string(),
  entity_gid: v.string(),
  title: v.string(),
  type: v.picklist(taskTypes),
  priority: v.picklist(taskPriorities),
  status: v.picklist(taskStatuses),
  assignee: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** of the profile it is about, when there is one */
  profileId: v.nullable(v.string()),
  network: v.nullable(NetworkCode),
  createdAt: Instant,
  dueAt: v.nullable(Instant),
  /** every time it was completed and every time it was opened again, oldest first: a backlog needs them all */
  completedAt: v.array(Instant),
  reopenedAt: v.array(Instant),
})

/** Completed, reopened, completed ...: one after the other and none before it was created. */
function alternates({ createdAt, completedAt, reopenedAt }: v.InferOutput<typeof Fields>): boolean {
  if (completedAt.length - reopenedAt.length !== 0 && completedAt.length - reopenedAt.length !== 1) return false
  const steps = completedAt.flatMap((at, index) => [at, ...(reopenedAt[index] === undefined ? [] : [reopenedAt[index]])])
  return steps.every((at, index) => at >= (steps[index - 1] ?? createdAt))
}

export const Task = v.pipe(
  Fields,
  v.check(alternates, 'A task must be completed before it can be reopened, and created before either.'),
  v.check(
    ({ status, completedAt, reopenedAt }) => (status === 'completed') === completedAt.length > reopenedAt.length,
    'A task is completed when it was completed and not reopened since.',
  ),
)
export type Task = v.InferOutput<typeof Task>

export const taskSource = itemSource<Task>({ id: 'tasks', prefix: 'TASK', owner: 'group', schema: Task, at: ({ createdAt }) => createdAt })

/** Whether it is open at an instant: created, and completed as often as reopened. */
export function isOpenAt({ createdAt, completedAt, reopenedAt }: Task, instant: string): boolean {
  if (createdAt >= instant) return false
  return countBefore(completedAt, instant) === countBefore(reopenedAt, instant)
}

/** A backlog asks this for every task and day, so nothing is made on the way. */
function countBefore(instants: readonly string[], instant: string): number {
  let count = 0
  for (const at of instants) if (at < instant) count++
  return count
}
