/** How a notice looks in the list, and where it stands there and in the settings. */

export const topics = ['reports', 'posts', 'approvals', 'profiles', 'tasks', 'ideas', 'advocacy', 'account'] as const
export type Topic = (typeof topics)[number]

/** The tabs of the panel. */
export const topicNames = {
  reports: 'Reports',
  posts: 'Posts',
  approvals: 'Approvals',
  profiles: 'Profiles',
  tasks: 'Tasks',
  ideas: 'Ideas',
  advocacy: 'Advocacy',
  account: 'Account',
} as const satisfies Record<Topic, string>

/** Lucide icons. */
export const noticeIcons = [
  'badge-check',
  'bell',
  'calendar-check',
  'calendar-clock',
  'calendar-days',
  'circle-alert',
  'clock-alert',
  'file-check',
  'file-input',
  'file-pen',
  'file-x',
  'gauge',
  'lightbulb',
  'link-2',
  'megaphone',
  'message-square',
  'plug',
  'power',
  'refresh-cw',
  'rocket',
  'square-check',
  'trash-2',
  'unplug',
] as const
export type NoticeIcon = (typeof noticeIcons)[number]

export const noticeTones = ['good', 'bad', 'warn', 'info'] as const
export type NoticeTone = (typeof noticeTones)[number]
