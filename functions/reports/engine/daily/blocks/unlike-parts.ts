/** Readers add up what stands side by side: where the total has networks or profiles that a part has not, the chart says so. */
import { messages } from '../../../../../shared/messages.ts'
import type { MeasureId, MetricId } from '../../../../../shared/metrics/index.ts'
import { isWhole } from '../../../../../shared/networks.ts'
import { networksIn } from '../../common/profiles.ts'
import { type Group, measured, type SectionScope, whole } from '../context.ts'
import { measureAt } from './measure-at.ts'

type Part = { readonly measure: MeasureId; readonly label: string }

export function unlikeParts(scope: SectionScope, total: MetricId, parts: readonly Part[]): string | undefined {
  const overall = isWhole(scope.tab)
  const groups = overall ? byNetwork(scope) : scope.members.map((member): Group => ({ members: [member] }))
  const range = whole(scope.facts, 'current')
  const having = (value: (group: Group) => number | null) => groups.filter((group) => value(group) !== null).length
  const all = having((group) => measured(scope, total, group, 'current', range))
  const told = parts
    .map(({ measure, label }) => ({ label, of: having((group) => measureAt(scope, group, [measure])('current', range)) }))
    .filter(({ of }) => of > 0)
  return told.some(({ of }) => of < all) ? messages.report.unlikeParts(told, all, overall ? 'network' : 'profile') : undefined
}

function byNetwork({ members }: SectionScope): Group[] {
  return networksIn(members).map((network) => ({ members: members.filter(({ profile }) => profile.network === network) }))
}
