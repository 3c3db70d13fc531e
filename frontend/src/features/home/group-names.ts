import type { Home } from './use-home.ts'

/** The name of a profile group by its id. */
export function groupNames({ groups }: Pick<Home, 'groups'>): (entityGid: string) => string {
  const names = new Map(groups.map(({ entity_gid, name }) => [entity_gid, name]))
  return (gid) => names.get(gid) ?? ''
}
