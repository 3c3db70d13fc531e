/** Why a figure has no change, or which profiles are in it and not in its change. */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { lackNote, lackTexts } from '../common/lack.ts'
import { offering } from './aggregate.ts'
import { comparableLevels, fullRange, lackOf, measured, type TabContext } from './context.ts'
import type { ProfileDataset } from './dataset.ts'

const isIn = (context: TabContext, id: MetricId) => (member: ProfileDataset) =>
  measured(context, id, { profiles: [member] }, 'current', fullRange(context.dataset, 'current')) !== null

/** What profiles lack that are in the figure, each with its lack. Few lack anything, so that is asked first. */
function lacksOf(context: TabContext, id: MetricId, profiles: readonly ProfileDataset[]) {
  const lacking = offering(id, profiles).flatMap((member) => {
    const lack = lackOf(context, id, {}, member)
    return lack ? { member, profile: member.profile, lack } : []
  })
  const isInFigure = isIn(context, id)
  return lacking.filter(({ member }) => isInFigure(member))
}

/** Under a figure that has no change at all. */
export function uncomparedNote(context: TabContext, id: MetricId, { value, growth }: Figure): string | null {
  if (!context.dataset.prior || value === null || growth.kind !== 'none') return null
  const profiles = offering(id, context.profiles).filter(isIn(context, id))
  const lacks = lacksOf(context, id, profiles)
  if (lacks.length > 0 && lacks.length === profiles.length) return lackNote(lacks.map(({ lack }) => lack))
  const isLevel = metrics[id].class === 'STOCK' && context.definition.basis === 'activity'
  return isLevel && comparableLevels(context, id, { profiles }).profiles.length === 0 ? figureMessages.growth.levelUnknown : null
}

/** In its passport, for the profiles that were there before the prior range began. */
export function uncomparedTexts(context: TabContext, id: MetricId): string[] {
  if (!context.dataset.prior) return []
  return lackTexts(
    lacksOf(
      context,
      id,
      context.profiles.filter(({ comparable }) => comparable),
    ),
  )
}
