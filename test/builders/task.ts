import type { Task } from '../../shared/items/tasks.ts'

/** An open one of group g that is about no profile and never due. `createdAt`: ISO instant. */
export function aTask(id: string, createdAt: string, changes: Partial<Task> = {}): Task {
  const nothing = { assignee: null, profileId: null, network: null, dueAt: null, completedAt: [], reopenedAt: [] }
  return { ...nothing, id, entity_gid: 'g', title: id, type: 'reply', priority: 'high', status: 'open', createdAt, ...changes }
}
