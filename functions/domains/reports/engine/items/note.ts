/** What must be said with a figure: its own words, and the two numbers its growth is of when they are not all. */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../../shared/format.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import { lackNote, lackTexts, whoIsOut } from '../common/lack.ts'
import { isLate } from '../common/profiles.ts'
import { fullRange, instantsOf, metricOf, offers, type TabContext } from './context.ts'
import { everything, type Occurrences } from './group.ts'
import { isComparable, lackOf, lackOfAll } from './held.ts'
import { basisOf } from './left-out.ts'
import { occurrences } from './occurrences.ts'

export function noteOf<Item extends object>(context: TabContext<Item>, id: string, figure: Figure | null, hideIndicators: boolean): string | null {
  const metric = metricOf(context, id)
  const compared = hideIndicators || figure === null ? null : comparedNote(context, id, figure)
  const basis = figure && basisOf(context, id, everything, hideIndicators)
  const uncompared = hideIndicators ? null : uncomparedNote(context, id, figure)
  const notes = [compared, basis, metric.note, uncompared].filter((note) => note != null)
  return notes.length > 0 ? notes.join(' ') : null
}

function comparedNote<Item extends object>(context: TabContext<Item>, id: string, { compared, over, value, prior, unit }: Figure): string | null {
  if (compared === undefined && over === undefined) return null
  const metric = metricOf(context, id)
  const out = context.profiles.filter((member) => !isComparable(context, metric, member) && offers(metric, member.profile.network))
  const isNew = out.every(({ profile }) => isLate(profile, context.dataset.prior))
  return figureMessages.report.comparedOver(whoIsOut(out, isNew), over, formatFigure(compared ?? value, unit, 'compact'), formatFigure(prior, unit, 'compact'))
}

/** Why a figure has no change at all. */
function uncomparedNote<Item extends object>(context: TabContext<Item>, id: string, figure: Figure | null): string | null {
  const { dataset, profiles } = context
  if (!dataset.prior || figure === null || figure.value === null || figure.growth.kind !== 'none' || metricOf(context, id).comparedAlone) return null
  const metric = metricOf(context, id)
  const whole = lackOfAll(context, metric)
  if (whole) return lackNote([whole])
  const days = fullRange(dataset, 'current')
  const own = Map.groupBy(occurrences(context, metric, 'current', days), ({ item }) => context.spec.profileOf(item))
  const gives = (of: Occurrences<Item> = []) =>
    of.length > 0 && metric.value(of, { ...instantsOf(context, 'current', days), days: dataset.days, whole: of }) !== null
  const theirs = profiles.filter(({ profile }) => offers(metric, profile.network))
  const giving = theirs.filter(({ profile }) => gives(own.get(profile.id)))
  const asked = giving.length > 0 ? giving : theirs
  const lacks = asked.flatMap((member) => lackOf(context, metric, member) ?? [])
  return lacks.length > 0 && lacks.length === asked.length ? lackNote(lacks) : null
}

/** In the passport of a figure: which profiles are on neither side of its change, and why. */
export function uncomparedTexts<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): string[] {
  const { profiles, dataset } = context
  const known = profiles.filter(({ profile }) => offers(metric, profile.network) && !isLate(profile, dataset.prior))
  return lackTexts(
    known.flatMap((member) => {
      const lack = lackOf(context, metric, member)
      return lack ? { profile: member.profile, lack } : []
    }),
  )
}
