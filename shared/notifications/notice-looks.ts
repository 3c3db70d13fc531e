/** How a notice looks in the list, and where it stands there and in the settings. */

/** Those of Almanac first, then those of the publishing product (shared/publishing-product.ts). */
export const topics = ['reports', 'profiles', 'account', 'posts', 'approvals', 'tasks', 'ideas', 'advocacy'] as const
export type Topic = (typeof topics)[number]

/** The tabs of the panel. */
export const topicNames = {
  reports: 'Reports',
  profiles: 'Profiles',
  account: 'Account',
  posts: 'Posts',
  approvals: 'Approvals',
  tasks: 'Tasks',
  ideas: 'Ideas',
  advocacy: 'Advocacy',
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
