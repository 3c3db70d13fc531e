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
  '/pages': 'Pages',
  '/reviews': 'Reviews',
  '/smart': 'Smart publishing',
  '/tasks': 'Tasks',
  '/admin/anomalies': 'Anomalies',
  '/admin/articles': 'Articles',
  '/admin/config': 'Configuration',
  '/admin/publications': 'Publications',
} as const

/** The sections of administration that there are; whoever may not see one finds nothing at its address. */
export const adminPages = {
  '/admin/users': 'Users',
  '/admin/customers': 'Customers',
  '/admin/profiles': 'Profiles',
  '/admin/errors': 'Errors',
  '/admin/controls': 'Controls',
} as const

/** Which of the areas an address is; null when it is none. */
export function namedArea(path: string): string | null {
  return nameIn(namedAreas, path)
}

/** Which section of administration an address is, the named areas among them included; null when it is none. */
export function adminPage(path: string): string | null {
  return path.startsWith('/admin/') ? nameIn({ ...adminPages, ...namedAreas }, path) : null
}

/** Whether an address is either. */
export const isArea = (path: string): boolean => (adminPage(path) ?? namedArea(path)) !== null

function nameIn(names: Readonly<Record<string, string>>, path: string): string | null {
  const plain = path.replace(/\/$/, '')
  return Object.hasOwn(names, plain) ? (names[plain] ?? null) : null
}
