/** What the audit trail says: who did what to which thing. Kept out of the browser but for its types and kinds. */

export const auditKindIds = ['access', 'account', 'people', 'profiles', 'imports', 'schedules', 'templates', 'sharing', 'exports', 'keys'] as const
export type AuditKind = (typeof auditKindIds)[number]

/** What lines are about, for who looks for some of them. */
export const auditKinds = {
  access: 'Sign-in and security',
  account: 'Account',
  people: 'People',
  profiles: 'Profiles and groups',
  imports: 'Imports',
  schedules: 'Schedules',
  templates: 'Report templates',
  sharing: 'Shared links',
  exports: 'Exports',
  keys: 'API keys',
} as const satisfies Record<AuditKind, string>

/**
 * What a line says of a deed, as in "Ana Silva {did} the {thing} "Weekly" {rest}." and "Ana Silva tried to {to} the {thing} "Weekly" {rest}, but
 * was refused."; without a name the thing is "a schedule". A person is called by their name alone.
 */
export type Deed = {
  readonly kind: AuditKind
  readonly to: string
  readonly did: string
  readonly thing?: string | undefined
  readonly rest?: string | undefined
}

/** done: or begun, and never heard of again. refused: for want of rights. stopped: for another reason that the request was told. failed: by a fault. */
export const auditOutcomes = ['done', 'refused', 'stopped', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

/** `was`: its name before, where it has another now. */
export type Named = { readonly name?: string | undefined; readonly was?: string | undefined }

type Said = Deed & Named & { readonly outcome: AuditOutcome; readonly who: string }

/** One line as a sentence. */
export function auditSentence({ who, did, to, outcome, ...about }: Said): string {
  const object = objectOf(about)
  if (outcome === 'done') return `${who} ${did}${object}.`
  return `${who} tried to ${to}${object}${{ refused: ', but was refused', stopped: ', but could not', failed: ', but it failed' }[outcome]}.`
}

function objectOf({ thing, name, was, rest }: Pick<Deed, 'thing' | 'rest'> & Named): string {
  const end = rest ? ` ${rest}` : ''
  if (!thing) return end
  if (thing === 'person') return ` ${name || 'someone'}${end}`
  if (!name) return ` ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}${end}`
  return ` the ${thing} "${name}"${was && was !== name ? ` (formerly "${was}")` : ''}${end}`
}

/** Who did it: `by` acts in the place of `name`, and a key in the name of who made it. */
export function auditPerson({ name, by, key }: { name: string; by?: string | undefined; key?: string | undefined }): string {
  if (by) return `${by} as ${name}`
  return key ? `${name} (API key "${key}")` : name
}
