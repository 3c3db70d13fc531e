import { getAccount, listGroups } from '../../kernel/accounts/store.ts'
import type { Occurrence } from './records.ts'

type RunGroups = Pick<Occurrence, 'entities'>

/** Reads once what names the clients of all runs of an account. */
export async function clientNames(accountId: string): Promise<(run: RunGroups) => string> {
  const [groups, account] = await Promise.all([listGroups(accountId), getAccount(accountId)])
  const nameOf = new Map(groups.map(({ entity_gid, name }) => [entity_gid, name]))
  return ({ entities: [only = '', ...others] }) => (others.length === 0 ? nameOf.get(only) : undefined) ?? account?.name ?? 'Your team'
}

/** The one profile group of a run, else the account's name. */
export async function clientName(accountId: string, run: RunGroups): Promise<string> {
  return (await clientNames(accountId))(run)
}
