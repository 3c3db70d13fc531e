/** Why a figure has no change, or which profiles are in it and not in its change. */
import type { Figure } from '../../../../shared/blocks/shared.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { lackNote, lackTexts } from '../common/lack.ts'
import { offering } from './aggregate.ts'
import { comparableLevels, fullRange, lackOf, measured, type TabContext } from './context.ts'
import type { ProfileDataset } from './dataset.ts'

/** Profiles that are in the figure, each with what it lacks. */
function lacking(context: TabContext, id: MetricId) {
  const having = (member: ProfileDataset) => measured(context, id, { profiles: [member] }, 'current', fullRange(context.dataset, 'current')) !== null
  const all = offering(id, context.profiles).filter(having)
  const lacks = all.flatMap((member) => {
    const lack = lackOf(context, id, {}, member)
    return lack ? { profile: member.profile, lack } : []
  })
  return { all, lacks }
}

/** Under a figure that has no change at all. */
export function uncomparedNote(context: TabContext, id: MetricId, { value, growth }: Figure): string | null {
  if (!context.dataset.prior || value === null || growth.kind !== 'none') return null
  const { all, lacks } = lacking(context, id)
  if (lacks.length > 0 && lacks.length === all.length) return lackNote(lacks.map(({ lack }) => lack))
  const isLevel = metrics[id].class === 'STOCK' && context.definition.basis === 'activity'
  return isLevel && comparableLevels(context, id, { profiles: all }).profiles.length === 0 ? figureMessages.growth.levelUnknown : null
}

/** In its passport, for the profiles that were there before the prior range began. */
export function uncomparedTexts(context: TabContext, id: MetricId): string[] {
  if (!context.dataset.prior) return []
  const connected = new Set(context.profiles.flatMap(({ profile, comparable }) => (comparable ? [profile.id] : [])))
  return lackTexts(lacking(context, id).lacks.filter(({ profile }) => connected.has(profile.id)))
}
