import { isWhole, type TabCode, tabDisplay } from '../../../shared/networks.ts'

type Placed = { readonly group: string; readonly tab: { readonly code: TabCode; readonly display: string } }
type Profiles = { readonly reports: { readonly tabs: readonly { readonly networks: readonly { readonly _code: TabCode }[] }[] } }

/** A part of the PDF in words: "All networks", or the one network of all its profiles. */
export function groupName({ group, tab }: Placed, { reports: { tabs } }: Profiles): string {
  if (group === 'By network') return tab.display
  if (group !== 'All networks') return group
  if (!isWhole(tab.code)) return tab.display
  const [only, ...others] = new Set(tabs.flatMap(({ networks }) => networks.map(({ _code }) => _code)))
  return only && others.length === 0 ? tabDisplay(only) : group
}
