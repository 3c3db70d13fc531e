import type { CellContext } from '../../../../../shared/reports/language/items/section.ts'
import { fullRange, instantsOf, type TabContext } from './context.ts'

/** What cells and texts of a tab may ask besides their item. */
export function cellContext<Item extends object>(context: TabContext<Item>): CellContext {
  return {
    ...instantsOf(context, 'current', fullRange(context.dataset, 'current')),
    zone: context.dataset.zone,
    profile: (id) => {
      const member = id === null ? undefined : context.profilesById.get(id)
      return member ? { name: member.profile.name, network: member.profile.network } : null
    },
  }
}
