/** In which tabs a section or a block stands, and how wide. */
import type { TabCode, TabScope } from '../../networks.ts'

/** Columns of twelve. */
export type Span = 4 | 8 | 12

/** Whether a part of a report stands in a tab; it stands in all where nothing is said. */
export function inScope(scope: TabScope | undefined, tab: TabCode): boolean {
  if (scope === undefined || scope === 'all') return true
  if (scope === 'cross_channel') return tab === 'cross_channel'
  if (scope === 'network') return tab !== 'cross_channel'
  return scope.some((code) => code === tab)
}
