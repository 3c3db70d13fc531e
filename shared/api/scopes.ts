/** What an API key may be for, and which of it an endpoint is. */
import { workOf } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'

export const keyScopes = ['read', 'push', 'manage'] as const
export type KeyScope = (typeof keyScopes)[number]

/** About figures and reports. What is about people, the account or keys is in other domains, and so is whatever comes: it has to be named here to be opened. */
const openDomains: ReadonlySet<string> = new Set([
  'ads',
  'advocacy',
  'competitors',
  'events',
  'exports',
  'import',
  'listeners',
  'profiles',
  'reports',
  'schedules',
  'shares',
  'templates',
])

/**
 * The scope that a key needs for an endpoint; null where no key is let in. Imports are `push`, what they are followed by included, and so are events; what
 * reads or changes nothing is `read`; every other write is `manage`.
 */
export function keyScopeFor(contract: Endpoint): KeyScope | null {
  const { access, domain } = contract
  if (!access.session || !openDomains.has(domain)) return null
  if (domain === 'import' || domain === 'events' || workOf(contract) === 'import') return 'push'
  return contract.method === 'GET' || contract.changes.length === 0 ? 'read' : 'manage'
}
