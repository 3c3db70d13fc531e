/** Which errors are the same failure. Pure. */
import type { ErrorGroup } from '../../../shared/api/admin.ts'
import type { Kept } from './store/errors.ts'

type Group = Omit<ErrorGroup, 'latest'> & { /** newest first */ readonly errors: readonly Kept[] }

/** Two that differ in a number alone, such as an id or a length, are one. */
const saidBy = ({ message }: Kept): string => (message.split('\n')[0] ?? '').replaceAll(/\d+/g, '#')

/** Newest first, in and out: by what failed, what it says, and in which release. */
export function groupsOf(newestFirst: readonly Kept[]): Group[] {
  const groups = Map.groupBy(newestFirst, (one) => JSON.stringify([one.kind, one.name, saidBy(one), one.release]))
  return [...groups.values()].flatMap((errors) => {
    const [last, first] = [errors[0], errors.at(-1)]
    if (!last || !first) return []
    const { kind, name, release = null } = last
    const accounts = new Set(errors.flatMap(({ accountId }) => accountId ?? [])).size
    return { kind, name, release, message: saidBy(last), count: errors.length, accounts, first_at: first.at, last_at: last.at, errors }
  })
}
