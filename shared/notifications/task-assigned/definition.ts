import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Gid, Name, Text } from '../notice-fields.ts'

/** Somebody gave somebody else a task. */
export const taskAssigned = noticeOf({
  id: 'task_assigned',
  label: 'Task assigned',
  about: 'A task was assigned to you',
  icon: 'square-check',
  tone: 'info',
  topic: 'tasks',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'tasks',
  from: 'api',
  data: v.strictObject({ task_gid: Gid, task: Text, by: Name }),
  strong: ({ by }) => by,
  sentence: ({ by, task }) => `${by} assigned you ${quoted(task)}.`,
  link: ({ task_gid }) => `/tasks?id=${encodeURIComponent(task_gid)}`,
  action: 'Open the task',
})
