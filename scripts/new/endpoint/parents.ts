/** What an endpoint can be of, how it is found with the rights of whoever asks, and how the access matrix names it. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, pascal, singular } from '../plan.ts'
import type { Address } from './address.ts'
import { fromEndpoint, storePath } from './store.ts'

export type Import = readonly [from: string, name: string]
export type Rights = { readonly section: string; readonly level: string }

export type Parent = {
  /** a listener, as code calls it */
  readonly noun: string
  readonly imports: readonly Import[]
  /** code that answers 404 for one that is not there or not to be seen, which look the same */
  readonly check: (id: string, rights: Rights) => string
  /** its id in a row of the access matrix: the ids of the caller's target that are taken, and the id itself */
  readonly row: { readonly takes: string; readonly id: string; readonly needs?: string; readonly imports?: readonly string[] } | null
  /** rights that its own check asks for at least */
  readonly level?: 'manage'
  /** the parent's record is written into the store as well */
  readonly own?: true
}

const lib: readonly Import[] = [
  ['../../../kernel/request/problem.ts', 'problem'],
  ['../../../../shared/messages.ts', 'messages'],
]
const actor: Import = ['../../../kernel/accounts/actor.ts', 'can']

const parents: Readonly<Record<string, Parent>> = {
  '/profiles': {
    noun: 'profile',
    imports: [...lib, actor, ['../../../kernel/accounts/store.ts', 'getProfile']],
    check: (id, { section, level }) => `const profile = await getProfile(actor.accountId, ${id})
  if (!profile || !can(actor, '${section}', '${level}', profile.entity_gid)) throw problem(404, messages.profiles.missing)`,
    row: { takes: 'profile', id: 'profile' },
  },
  '/listen': {
    noun: 'listener',
    imports: [...lib, ['../../../domains/listeners/store.ts', 'getListener'], ['../../../domains/reports/run/subjects/listener.ts', 'maySeeListener']],
    check: (id, { level }) => `const listener = await getListener(actor.accountId, ${id})
  if (!listener || !maySeeListener(actor, listener, '${level === 'view' ? 'view' : 'manage'}')) throw problem(404, messages.listener.missing)`,
    row: { takes: 'profile', id: 'listenerOf(profile)' },
  },
  '/advocacy': {
    noun: 'group',
    imports: [...lib, actor, ['../../../domains/advocacy/store.ts', 'getAdvocacyGroup']],
    check: (id, { section, level }) => `const group = await getAdvocacyGroup(actor.accountId, ${id})
  if (!group || !can(actor, '${section}', '${level}', group.entity_gid)) throw problem(404, messages.advocacy.missing)`,
    row: { takes: 'profile', id: 'advocacyOf(profile)' },
  },
  '/reports/share': {
    noun: 'share',
    imports: [['../../../domains/shares/find-own-share.ts', 'findOwnShare']],
    check: (id) => `const share = await findOwnShare(actor, ${id})`,
    row: { takes: 'share', id: 'share', needs: 'share' },
    level: 'manage',
  },
  '/reports/scheduled': {
    noun: 'run',
    imports: [['../../../domains/schedules/find-occurrence.ts', 'findOccurrence']],
    check: (id, { level }) => `const run = await findOccurrence(actor, ${id}, '${level}')`,
    row: { takes: 'run', id: 'run', needs: 'run' },
  },
}
export const knownParents: readonly string[] = Object.keys(parents)

/** One that the house has, one that an earlier endpoint of this generator is about, or one that is written beside. `kept`: what the endpoint itself is about. */
export function parentOf(root: string, domain: string, parent: NonNullable<Address['parent']>, kept: string): Parent {
  const found = parents[parent.collection]
  if (found) return found
  const plural = parent.collection.split('/').at(-1) ?? ''
  const noun = camel(singular(plural))
  const find = `find${pascal(singular(plural))}`
  const store = storePath(root, plural, singular(plural))
  const isElsewhere = plural !== domain && existsSync(join(root, store)) && readFileSync(join(root, store), 'utf8').includes(`function ${find}(`)
  return {
    noun,
    imports: [...lib, [fromEndpoint(isElsewhere ? store : storePath(root, domain, kept)), find]],
    check: (id) => `const ${noun} = await ${find}(actor.accountId, ${id})
  if (!${noun}) throw problem(404, messages.missing)`,
    row: null,
    ...(isElsewhere ? {} : { own: true }),
  }
}
