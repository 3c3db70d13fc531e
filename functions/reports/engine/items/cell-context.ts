import type { CellContext } from '../../../../shared/reports/language/items/section.ts'
import { instantsOf, type Scope, whole } from './context.ts'

/** What cells and texts of a tab may ask besides their item. */
export function cellContext<Item extends object>(scope: Scope<Item>): CellContext {
  return {
    ...instantsOf(scope, 'current', whole(scope.facts, 'current')),
    zone: scope.facts.zone,
    profile: (id) => {
      const member = id === null ? undefined : scope.membersById.get(id)
      return member ? { name: member.profile.name, network: member.profile.network } : null
    },
  }
}
