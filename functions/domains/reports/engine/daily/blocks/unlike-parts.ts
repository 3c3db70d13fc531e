/** Readers add up what stands side by side: where the total has networks or profiles that a part has not, the chart says so. */
import type { MeasurePart } from '../../../../../../shared/blocks/spec.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../../shared/metrics/index.ts'
import { isWhole } from '../../../../../../shared/networks.ts'
import { networksIn } from '../../common/profiles.ts'
import { fullRange, type Group, measured, type SectionContext } from '../context.ts'
import { netBeside } from '../net-growth.ts'
import { measureAt } from './measure-at.ts'

export function unlikeParts(context: SectionContext, total: MetricId, parts: readonly MeasurePart[]): string | undefined {
  const overall = isWhole(context.tab)
  const groups = overall ? byNetwork(context) : context.profiles.map((member): Group => ({ profiles: [member] }))
  const range = fullRange(context.dataset, 'current')
  const having = (value: (group: Group) => number | null) => groups.filter((group) => value(group) !== null).length
  const all = having((group) => measured(context, total, group, 'current', range))
  const reported = parts
    .map(({ measure, label }) => ({ label, of: having((group) => measureAt(context, group, [measure])('current', range)) }))
    .filter(({ of }) => of > 0)
  if (reported.some(({ of }) => of < all)) return figureMessages.report.unlikeParts(reported, all, overall ? 'network' : 'profile')
  return metrics[total].class === 'DELTA' ? netBeside(context, total, context) : undefined
}

function byNetwork({ profiles }: SectionContext): Group[] {
  return networksIn(profiles).map((network) => ({ profiles: profiles.filter(({ profile }) => profile.network === network) }))
}
