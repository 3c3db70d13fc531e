/** How net growth came to be, profile by profile: the rule that was applied, and what it leaves out (docs/metrics.md#net-growth). */

import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../../shared/format.ts'
import { listed } from '../../../../../shared/listed.ts'
import { type DeltaRule, type MetricId, metrics, sumKnown } from '../../../../../shared/metrics/index.ts'
import { measureOver, offering } from './aggregate.ts'
import { fullRange, type Group, measured, type TabContext } from './context.ts'
import { deltaOf } from './metric-series.ts'

type Applied = Exclude<DeltaRule, 'none'>
const rules: readonly Applied[] = ['levels', 'flows', 'first']

/** Named before they are only counted. */
const mostNamed = 3

function deltas({ profiles }: Pick<TabContext, 'profiles'>, id: MetricId) {
  return offering(id, profiles).map((member) => ({ name: member.profile.name, ...deltaOf(id, member, 'current') }))
}

/** The rules that were applied in the range; where they differ, to which profiles. Null when nothing is known. */
export function deltaFormula(context: Pick<TabContext, 'profiles'>, id: MetricId): string | null {
  const all = deltas(context, id)
  const applied = rules.flatMap((rule) => {
    const names = all.filter((one) => one.rule === rule).map(({ name }) => name)
    return names.length > 0 ? { formula: figureMessages.growth.formulas[rule], names } : []
  })
  const [only, ...others] = applied
  if (others.length === 0) return only?.formula ?? null
  return applied
    .map(({ formula, names }) =>
      figureMessages.growth.formulaOf(formula, names.length > mostNamed ? figureMessages.growth.profiles(names.length) : listed(names)),
    )
    .join(' ')
}

/** What a net growth, or a rate of it, leaves out; of none, that gains alone are known. */
export function deltaNote(context: Pick<TabContext, 'profiles' | 'dataset' | 'definition'>, id: MetricId): string | null {
  const metric = metrics[id]
  const of = metric.class === 'RATIO' ? metric.num : id
  if (metrics[of].class !== 'DELTA' || context.definition.basis === 'lifetime') return null
  const all = deltas(context, of)
  const told = all.filter(({ rule }) => rule !== 'none')
  if (told.length === 0) return hasGains(context) ? figureMessages.growth.gainsAlone : null
  const [first, flows] = [told.filter(({ rule }) => rule === 'first'), told.filter(({ rule, isPartial }) => rule === 'flows' && isPartial)]
  const known = flows.reduce((sum, one) => sum + one.known, 0)
  const notes = [
    ...(first.length > 0 ? [figureMessages.growth.fromFirst(first.length, told.length)] : []),
    ...(flows.length > 0 ? [figureMessages.growth.fromFlows(flows.length, told.length, known, flows.length * context.dataset.days)] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : null
}

/** The same in a few words, for a tile on which a change of the others stands in the place of it. */
export function deltaShort(context: Pick<TabContext, 'profiles' | 'dataset' | 'definition'>, id: MetricId): string | null {
  const metric = metrics[id]
  const of = metric.class === 'RATIO' ? metric.num : id
  if (metrics[of].class !== 'DELTA' || context.definition.basis === 'lifetime') return null
  const told = deltas(context, of).filter(({ rule }) => rule !== 'none')
  const partial = told.filter(({ isPartial }) => isPartial).length
  return partial > 0 ? figureMessages.growth.partial(partial, told.length) : null
}

function hasGains({ profiles, dataset }: Pick<TabContext, 'profiles' | 'dataset'>): boolean {
  return measureOver('followers_gained', profiles, 'current')(fullRange(dataset, 'current')) !== null
}

/** Where gained and lost stand beside the net of the same profiles and are not it: why. */
export function netBeside(context: TabContext, id: MetricId, group: Group): string | undefined {
  const range = fullRange(context.dataset, 'current')
  const net = measured(context, id, group, 'current', range)
  const gained = measureOver('followers_gained', group.profiles, 'current')(range)
  const lost = measureOver('followers_lost', group.profiles, 'current')(range)
  if (net === null || gained === null) return undefined
  if (lost === null) return figureMessages.growth.lostUnknown
  const parts = sumKnown([gained, -lost])
  return parts === net ? undefined : figureMessages.growth.beside(formatFigure(parts, 'change'), formatFigure(net, 'change'))
}
