/** Notes on missing data: parts that a sum lacks, and why a rate has no value. */
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../shared/listed.ts'
import { engagementGroups, type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { whoIsOut } from '../common/lack.ts'
import { offering, pairedDays } from './aggregate.ts'
import { fullRange, measured, type TabContext } from './context.ts'
import { summedIn } from './coverage.ts'
import type { ProfileDataset } from './dataset.ts'
import { missingParts } from './given.ts'
import { postsMeasured } from './left-out.ts'

/** In a sentence, what a figure of a tab lacks: parts of its sum, or the term without which a rate has no value. Null when nothing is missing. */
export function missingTermsNote(context: TabContext, id: MetricId): string | null {
  const isKnown = measured(context, id, context, 'current', fullRange(context.dataset, 'current')) !== null
  return isKnown ? missingPartsNote(context, id) : missingTermNote(context, id)
}

function missingPartsNote(context: TabContext, id: MetricId): string | null {
  const [open] = summedIn(id)
  if (open === undefined) return null
  const inFigure = offering(id, context.profiles).filter((member) => isIn(context, id, member))
  const lacking = inFigure.flatMap((member) => {
    const parts = missingParts(context, member, open)
    return parts.length > 0 ? { profile: member.profile, parts: listed(parts.map((part) => engagementGroups[part].label.toLowerCase())) } : []
  })
  const [first, ...others] = lacking
  if (!first) return null
  if (others.some(({ parts }) => parts !== first.parts)) return figureMessages.report.withoutSomeParts(lacking.length)
  return figureMessages.report.withoutParts(first.parts, lacking.length < inFigure.length ? whoIsOut(lacking, false) : null)
}

function isIn(context: TabContext, id: MetricId, member: ProfileDataset): boolean {
  return measured(context, id, { profiles: [member] }, 'current', fullRange(context.dataset, 'current')) !== null
}

function missingTermNote(context: TabContext, id: MetricId): string | null {
  const metric = metrics[id]
  if (metric.class !== 'RATIO' || metric.den === 'days' || metric.den === 'baseline') return null
  const group = { profiles: offering(id, context.profiles) }
  const range = fullRange(context.dataset, 'current')
  const [num, den] = [metric.num, metric.den] as const
  const missing = [num, den].filter((term) => measured(context, term, group, 'current', range) === null)
  if (missing.length > 1) return null
  if (missing[0]) return figureMessages.report.missingTerm(metrics[missing[0]].title.toLowerCase())
  const isOverPosts = context.definition.basis === 'lifetime'
  const paired = isOverPosts ? postsMeasured(id, group) : pairedDays(id, group.profiles, 'current', range)
  if (paired.some > 0 || paired.all === 0) return null
  return figureMessages.report.neverBoth(isOverPosts ? 'post' : 'day', metrics[num].title.toLowerCase(), metrics[den].title.toLowerCase())
}
