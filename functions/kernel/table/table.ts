/**
 * The one DynamoDB table: its keys, its sparse indexes and its TTL. The local table, the tests and the CDK stack are all made
 * from this constant, so they cannot differ.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** epoch seconds; DynamoDB deletes late, so readers compare it with now as well */
  ttl: 'ttl',
  /**
   * sparse: only items that carry both keys are in one. `attributes`: what it has of them besides; left out, all. DynamoDB never alters
   * an index, so another attribute means another index, by another name
   */
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    // runs of reports by their time (functions/domains/schedules/store/runs-by-time.ts)
    { name: 'runs', partitionKey: 'pk', sortKey: 'generate_at', attributes: ['schedule_id', 'state', 'flavor', 'entities', 'test'] },
  ],
} as const satisfies TableShape

/** Of an item. */
export type Key = { readonly pk: string; readonly sk: string }
export type Item = Key & Readonly<Record<string, unknown>>
/** As it was read: nothing is known of it until it is parsed. */
export type Stored = Record<string, unknown>

type Keys = { readonly partitionKey: string; readonly sortKey: string }
export type TableIndex = Keys & { readonly name: string; readonly attributes?: readonly string[] }
type TableShape = Keys & { readonly ttl: string; readonly indexes: readonly TableIndex[] }

/** Every partition of a tenant starts with this, and the account always comes from the session, never from input. */
export function tenantKey(accountId: string): string {
  return `A#${accountId}`
}

/**
 * Holds the public pages that competitors and industries are made of: what networks show to anybody. It belongs to no tenant and
 * nobody can sign in to it; endpoints read it, only jobs write it. Everything a tenant makes of it lies in its own partitions.
 */
export const publicAccount = 'public'

/** The partition of one profile's series, posts and audience. */
export function profileKey(accountId: string, profileId: string): string {
  return `${tenantKey(accountId)}#P#${profileId}`
}

/** All partitions of sessions start with this, and an endpoint may write in them when one was last used, and nothing else. */
export const sessionPrefix = 'S#'

/** All partitions of audit trails start with this, and functions may only put there (infra/constructs/grant-to.ts). */
export const auditPrefix = 'AUDIT#'

/** All partitions that administrators find people, accounts and profiles by (functions/kernel/accounts/directory.ts). */
export const directoryPrefix = 'DIRECTORY#'

/** All partitions of errors that were kept; whoever fails may write there, and nowhere else for it (infra/constructs/grant-to.ts). */
export const errorsPrefix = 'ERRORS#'

/** All partitions of budgets start with this, and a function that only counts may write to no other (infra/constructs/grant-to.ts). */
export const limitPrefix = 'LIMIT#'

/** An attribute of a budget that begins with this counts for the person whose id follows. */
export const userCountPrefix = 'user#'
