import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'tasks',
  version: 1,
  title: 'Task performance report',
  name: 'Tasks performance',
  description: 'What was created, completed and overdue, and by whom',
  icon: 'list-checks',
  feature: 'tasks',
  networks: 'all',
  tabbed: true,
  labels: false,
  csv: { holds: 'rows', from: '/export/tasks' },
  templates: true,
  empty: { message: messages.empty.tasks, hint: null },
} as const satisfies ReportManifest
