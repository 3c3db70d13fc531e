/** Areas that a suite like this has and Almanac does not: their addresses answer with a page that says so (docs/behaviours.md#navigation). */
export const namedAreas = {
  '/advocacy': 'Advocacy',
  '/automations': 'Automations',
  '/calendar': 'Calendar',
  '/evergreen': 'Evergreen',
  '/ideas': 'Ideas',
  '/inbox': 'Inbox',
  '/listening': 'Listening',
  '/media': 'Media',
  '/notifications': 'Notifications',
  '/pages': 'Pages',
  '/reviews': 'Reviews',
  '/smart': 'Smart publishing',
  '/tasks': 'Tasks',
  '/admin/anomalies': 'Anomalies',
  '/admin/articles': 'Articles',
  '/admin/config': 'Configuration',
  '/admin/publications': 'Publications',
} as const

/** Which of them an address is; null when it is none. */
export function namedArea(path: string): string | null {
  const plain = path.replace(/\/$/, '')
  return Object.entries(namedAreas).find(([address]) => address === plain)?.[1] ?? null
}
